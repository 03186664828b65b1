--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: keep_heads(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_heads() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO heads (game, seq, chain) SELECT DISTINCT ON (game) game, seq, chain FROM added ORDER BY game, seq DESC
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, chain = excluded.chain WHERE excluded.seq > heads.seq;
    RETURN NULL;
END
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    game text NOT NULL,
    seq bigint NOT NULL,
    version bigint NOT NULL,
    at bigint NOT NULL,
    wall bigint NOT NULL,
    body text NOT NULL,
    player text,
    command text,
    chain bytea
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    creator text NOT NULL,
    created bigint NOT NULL,
    earliest_flag bigint,
    terms text,
    seats text,
    pairing text
);


--
-- Name: heads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.heads (
    game text NOT NULL,
    seq bigint NOT NULL,
    chain bytea
)
WITH (fillfactor='50');


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    id bigint NOT NULL,
    secret bytea NOT NULL,
    created bigint NOT NULL,
    expires bigint
);


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    id text NOT NULL,
    name text NOT NULL,
    is_bot boolean NOT NULL,
    owner text,
    created bigint NOT NULL
);


--
-- Name: revocations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revocations (
    subject text NOT NULL,
    first_key bigint NOT NULL
);


--
-- Name: service; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service (
    id bigint NOT NULL,
    "time" bigint NOT NULL,
    written bigint NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    CONSTRAINT service_id_check CHECK ((id = 1))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'first', '2026-11-19 21:41:02.609328+00', true, '\x7b26504baead285270fcee86e5ba92559c7e0f674597c33fe852279f4f5494902ccc16a310aa582b496ee00fe6ed0e2e', 132819221);
INSERT INTO public._sqlx_migrations VALUES (2, 'lobby', '2026-11-19 21:41:02.751156+00', true, '\x9a9095af29d735160e155ecbd2b75edcd8923ce4098a93d8b5aa4616e0f9140a83f3f965fdd19a14ebfcea1933595767', 19812155);
INSERT INTO public._sqlx_migrations VALUES (3, 'keys', '2026-11-19 21:41:02.774378+00', true, '\x95457f1c57b56699a25bdac0698ad035b0c9fee825b4033683af98947229ae533f86911160a619e999218d590673be11', 88248350);
INSERT INTO public._sqlx_migrations VALUES (4, 'heads', '2026-11-19 21:41:02.871767+00', true, '\x59a8fa2b371b5bf6462087597ac4783cb3546f6fca8c17d2a9c60248a4d95a4b723a2ed623460146f088faa4e000a4e7', 28702312);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('vtPB4SLRY54H', 1, 1, 33, 1795124463035, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"WzU2iIha39r3DWe0"}', NULL, NULL, '\xd8174905c9f1da7b3c73c44fb20b3ea1');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 2, 1, 33, 1795124463035, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Guest DWe0"}}', NULL, NULL, '\x87ad1106a49ac4191e16bf750c494efa');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 3, 1, 48, 1795124463050, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"Tq04A5ltP6c4X9q6","name":"Guest X9q6"}}', 'Tq04A5ltP6c4X9q6', 'sit', '\xa5ae2ba456accabcd45ff70326278548');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 4, 1, 48, 1795124463050, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL, '\xeb8bdb596aae58e3af8e91e97ef20cb3');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 5, 1, 97, 1795124463100, '{"type":"move","seat":1,"move":"e2","charge":{"spent":49,"forgiven":0,"left":604951}}', 'WzU2iIha39r3DWe0', 'a1', '\x05398f696f2e67f234586e725b123835');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 6, 1, 129, 1795124463131, '{"type":"move","seat":2,"move":"e8","charge":{"spent":32,"forgiven":0,"left":604968}}', 'Tq04A5ltP6c4X9q6', 'b1', '\xffbabda7c39111016f59479702707089');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 7, 1, 145, 1795124463148, '{"type":"takebackAsked","seat":2,"ply":1}', 'Tq04A5ltP6c4X9q6', 'b2', '\x78d21b35bf86e7eaeb4a6305a4927cb0');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 8, 1, 157, 1795124463159, '{"type":"takebackGranted","seat":1,"backTo":1,"charge":{"spent":28,"forgiven":0,"left":604923},"left":[604923,599968]}', 'WzU2iIha39r3DWe0', 'a2', '\xcd66ddd6ac68555c43ad0356fbc31579');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 9, 1, 178, 1795124463180, '{"type":"move","seat":2,"move":"e3h","charge":{"spent":21,"forgiven":0,"left":604947}}', 'Tq04A5ltP6c4X9q6', 'b3', '\x8ba03bb44f40ce02d3addcca1bfc05d5');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 10, 1, 189, 1795124463192, '{"type":"drawOffered","seat":1}', 'WzU2iIha39r3DWe0', 'a3', '\xf5dd50497ad744cfa5b3d90075d63741');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 11, 1, 205, 1795124463208, '{"type":"drawDeclined","seat":2}', 'Tq04A5ltP6c4X9q6', 'b4', '\xb086098f78de664e5ebdbde52fbc9c1a');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 12, 1, 222, 1795124463224, '{"type":"takebackAsked","seat":1,"ply":0}', 'WzU2iIha39r3DWe0', 'a4', '\xfd4f6fccec110b4b8d2e47e0995da669');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 13, 1, 235, 1795124463237, '{"type":"takebackRefused","seat":2}', 'Tq04A5ltP6c4X9q6', 'b5', '\x7345e23224761a90d2bc4f9a5c456540');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 14, 1, 274, 1795124463276, '{"type":"resigned","seat":1}', 'WzU2iIha39r3DWe0', 'a5', '\x932fa0edc27bf8b7b48b81d920ff0a46');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 15, 1, 274, 1795124463276, '{"type":"ended","result":"0-1","termination":"resignation"}', NULL, NULL, '\xd64e6f9e7942eb1fd4ef66c8bf5d6113');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 16, 1, 332, 1795124463334, '{"type":"rematchOffered","seat":1}', 'WzU2iIha39r3DWe0', 'a6', '\xdd6b6cac752925a448bc87ba2ed86b18');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 17, 1, 368, 1795124463371, '{"type":"rematchOffered","seat":2}', 'Tq04A5ltP6c4X9q6', 'b6', '\x49f08c0b681c8a0601df8ceafbcb7310');
INSERT INTO public.events VALUES ('0bsXX5RpIL6d', 1, 1, 368, 1795124463371, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"WzU2iIha39r3DWe0","rematchOf":"vtPB4SLRY54H","root":"vtPB4SLRY54H"}', NULL, NULL, '\x3a78480b00e837722a3ce64315912757');
INSERT INTO public.events VALUES ('vtPB4SLRY54H', 18, 1, 368, 1795124463371, '{"type":"rematch","game":"0bsXX5RpIL6d"}', NULL, NULL, '\x7c824c14a6ff173609dd6c930089e92f');
INSERT INTO public.events VALUES ('0bsXX5RpIL6d', 2, 1, 368, 1795124463371, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"Tq04A5ltP6c4X9q6","name":"Guest X9q6"}}', NULL, NULL, '\x1e904722a1eb885c5dff8ca2d2c14569');
INSERT INTO public.events VALUES ('0bsXX5RpIL6d', 3, 1, 368, 1795124463371, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Guest DWe0"}}', NULL, NULL, '\xed5765d39424a713564573e68ed7a367');
INSERT INTO public.events VALUES ('0bsXX5RpIL6d', 4, 1, 368, 1795124463371, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL, '\x02eb9db3585a08e62e5a9cfb36eafc1e');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 1, 1, 388, 1795124463390, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true},"by":"Y7GjILKORcklkHEc"}', NULL, NULL, '\x29b664abb54adbb57a16fb88d4e79478');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 2, 1, 388, 1795124463390, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}}', NULL, NULL, '\xfa323b96d4909a909a1d549143005803');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 3, 1, 388, 1795124463390, '{"type":"seatTaken","seat":4,"sitter":{"kind":"computer","level":1}}', NULL, NULL, '\x4a0a5b08a94218c8f3a7524e93c0d706');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 4, 1, 401, 1795124463403, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Ann"}}', 'WzU2iIha39r3DWe0', 's', '\xd6432231c988c9bad1021cb59dd4451e');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 5, 1, 417, 1795124463420, '{"type":"seatLeft","seat":2}', 'WzU2iIha39r3DWe0', 'u', '\x8147e46927382324a3eae738f30b7bb9');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 6, 1, 457, 1795124463459, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Ann"}}', 'WzU2iIha39r3DWe0', 't', '\x5a1eac0f9c12d6bfb4965d4d1c54c854');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 7, 1, 480, 1795124463482, '{"type":"seatTaken","seat":3,"sitter":{"kind":"person","player":"Tq04A5ltP6c4X9q6","name":"Guest X9q6"}}', 'Tq04A5ltP6c4X9q6', 's', '\x3e296b6d67f73737bf427f3bd69764f2');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 8, 1, 480, 1795124463482, '{"type":"started","setup":{"players":4,"first":1,"options":["free-side-jump"],"position":"e1 a5 e9 i5 / - / 2 5 5 5 / 1"},"order":[1,4,2,3],"given":[30000,60000,60000,60000]}', NULL, NULL, '\x1f51ebb482dff16919d34e8e672e3297');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 9, 1, 502, 1795124463504, '{"type":"resigned","seat":4}', 'Tq04A5ltP6c4X9q6', 'r', '\xc30fef5e25f8995d6d6bfb9af957ae88');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 10, 1, 509, 1795124463511, '{"type":"drawOffered","seat":1}', 'Y7GjILKORcklkHEc', 'd', '\xd464da02c19f4c9ba42463d64e3a3ccf');
INSERT INTO public.events VALUES ('8IWb5U7CBrX8', 11, 1, 509, 1795124463511, '{"type":"drawDeclined","seat":2}', NULL, NULL, '\x8775319233b667703973e58e6d922d92');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 1, 1, 512, 1795124463515, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"Y7GjILKORcklkHEc"}', NULL, NULL, '\xc87dfd90c4944ba09c8af815082f1101');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 2, 1, 512, 1795124463515, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}}', NULL, NULL, '\x60d779f7d93677fb75c82e002a86d880');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 3, 1, 512, 1795124463515, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}}', NULL, NULL, '\x6cd48028e83ec56162e2b578c585554e');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 4, 1, 512, 1795124463515, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[]}', NULL, NULL, '\x6fd8a30e07b9e87d4857272cacfb67f6');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 5, 1, 517, 1795124463519, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '0', '\xe2254930f0b8eeecbd0385d6d334449a');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 6, 1, 522, 1795124463524, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '1', '\x9248abf87b1aa0ecf43482463ed0009b');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 7, 1, 525, 1795124463527, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '2', '\xaa628867bb1cc52bb843e2e6480c6b0d');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 8, 1, 532, 1795124463534, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '3', '\xea7d85bd4dfb3a64ce2676b8e2768c03');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 9, 1, 549, 1795124463552, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '4', '\xd3788922625d1f59f3cab745a854afac');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 10, 1, 588, 1795124463591, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '5', '\xc3c5f2ccdc2be513dfd90a767d42d2ed');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 14, 1, 690, 1795124463692, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '9', '\x48f223c3566673c11a4714c55b97c648');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 18, 1, 811, 1795124463813, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '13', '\x89ec528704641cd7aca71697caf45d57');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 22, 1, 855, 1795124463857, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '17', '\x838f293a5270c3c3a233a9e764c69ca0');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 26, 1, 999, 1795124464001, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '21', '\xf4a6e66762b2c4e59dbd8ca89996d44e');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 27, 1, 1023, 1795124464026, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '22', '\xa1282cdd5399f8509743f89e0bdb1975');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 29, 1, 1033, 1795124464036, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '24', '\xa734515bcc7d734196ddd109db989a68');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 33, 1, 1092, 1795124464095, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '28', '\xffca5a5b5d394d3ac26745495e7b8c84');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 37, 1, 1156, 1795124464158, '{"type":"move","seat":1,"move":"3"}', 'Y7GjILKORcklkHEc', '32', '\xa10699b2424ae2fbe4a1e4f19e1c8530');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 41, 1, 1227, 1795124464229, '{"type":"move","seat":1,"move":"3"}', 'Y7GjILKORcklkHEc', '36', '\x9b9ab13ff6b84647cb02ed1c8f2224a9');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 45, 1, 1302, 1795124464304, '{"type":"move","seat":1,"move":"3"}', 'Y7GjILKORcklkHEc', '40', '\x0ab940341b5812e46d0184e72ea99718');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 49, 1, 1355, 1795124464358, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '44', '\x158f19258468c2d9c537142181ccd8b9');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 53, 1, 1419, 1795124464421, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '48', '\x5cc916712d7231b7447f0cf1fb32b801');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 57, 1, 1483, 1795124464486, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '52', '\x397e3035f3dea7f71f44f422c4d53aaf');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 61, 1, 1548, 1795124464550, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '56', '\xfc282b683cfd987f7c9ce1e6d3ae536e');
INSERT INTO public.events VALUES ('LIUbX5YSl1Tm', 1, 1, 1583, 1795124464585, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"Y7GjILKORcklkHEc"}', NULL, NULL, '\xe3ce5b99e6bfa4d9211613794c9dfb8d');
INSERT INTO public.events VALUES ('LIUbX5YSl1Tm', 2, 1, 1583, 1795124464585, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}}', NULL, NULL, '\xe68da4208d31eaebf8716e39e63ea681');
INSERT INTO public.events VALUES ('LIUbX5YSl1Tm', 3, 1, 1583, 1795124464585, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}}', NULL, NULL, '\x41ed2e1919c35f91f84d7743053006de');
INSERT INTO public.events VALUES ('LIUbX5YSl1Tm', 4, 1, 1583, 1795124464585, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[]}', NULL, NULL, '\x5e03ef984ca13ab876aae0ea2d95f6b6');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 11, 1, 611, 1795124463613, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '6', '\xefae21a168230868b89b845ec32ca3fc');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 15, 1, 731, 1795124463733, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '10', '\x7f56131c6d428c4639928aad7aa96102');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 19, 1, 816, 1795124463819, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '14', '\x58608759d7d47bd976c648a60f77f76c');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 23, 1, 913, 1795124463915, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '18', '\xcd421243d5723bcd853cd796550666ba');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 31, 1, 1067, 1795124464069, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '26', '\xc8b47452982b022bbafa425af0616eec');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 35, 1, 1125, 1795124464127, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '30', '\x21fa6b4d0cded0486074bd82c3605146');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 39, 1, 1188, 1795124464190, '{"type":"move","seat":1,"move":"3"}', 'Y7GjILKORcklkHEc', '34', '\x1d3ffac955c00d2d6a5b9ba603d695c0');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 43, 1, 1258, 1795124464261, '{"type":"move","seat":1,"move":"3"}', 'Y7GjILKORcklkHEc', '38', '\x5d7ad2eda7a819c6a84df4cea63b1701');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 47, 1, 1330, 1795124464333, '{"type":"move","seat":1,"move":"3"}', 'Y7GjILKORcklkHEc', '42', '\x76b7534d1de81c90f841deb42e660963');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 51, 1, 1394, 1795124464396, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '46', '\x8e0ff6f5760c38c0e89fdf07aa0324a9');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 55, 1, 1452, 1795124464454, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '50', '\xc78fda9a0bf27e43cc041ce93f19c123');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 59, 1, 1515, 1795124464517, '{"type":"move","seat":1,"move":"4"}', 'Y7GjILKORcklkHEc', '54', '\x155ab46ff13962b7339f3a2d5a12d7d6');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 12, 1, 646, 1795124463648, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '7', '\x14df25c1619fae1f24ae9c1ca41b66e2');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 16, 1, 758, 1795124463761, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '11', '\x9a210557bff8ff4aa3f5f9f85fa1b863');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 20, 1, 825, 1795124463827, '{"type":"move","seat":2,"move":"1"}', 'Y7GjILKORcklkHEc', '15', '\x0e4acdec54d291da9b385c9164b48bdc');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 24, 1, 935, 1795124463937, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '19', '\x56610acebeb9af69680ec00d6e6728f1');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 28, 1, 1030, 1795124464032, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '23', '\x10fc9bd988bf3602f44a95cc00984d73');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 32, 1, 1077, 1795124464080, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '27', '\xff53d59d5a1e7b3d7d42a89dba8fd43b');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 36, 1, 1134, 1795124464136, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '31', '\xfc01bc7a965df6366649ca8b63d73f55');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 40, 1, 1207, 1795124464209, '{"type":"move","seat":2,"move":"3"}', 'Y7GjILKORcklkHEc', '35', '\x3de1636c405bc5e1271ab6b43605bdd6');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 44, 1, 1268, 1795124464270, '{"type":"move","seat":2,"move":"3"}', 'Y7GjILKORcklkHEc', '39', '\xe19841c8321b141846d6252a8ff0a0dc');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 48, 1, 1342, 1795124464345, '{"type":"move","seat":2,"move":"3"}', 'Y7GjILKORcklkHEc', '43', '\xecad3064786ddb71282a096a6f8a6139');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 52, 1, 1402, 1795124464405, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '47', '\xa83f07b3f19f52dc5ee36d93db6d2b32');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 56, 1, 1463, 1795124464465, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '51', '\x24d93319060da455d504eb3488b46d70');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 60, 1, 1540, 1795124464542, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '55', '\x9d987c82b7adc77a060bbcb5e387dac6');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 13, 1, 678, 1795124463680, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '8', '\x4ff809074739ee68eb19eb7e2dc0ac62');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 17, 1, 795, 1795124463797, '{"type":"move","seat":1,"move":"1"}', 'Y7GjILKORcklkHEc', '12', '\x04afff3b0618b868a35e923043bd7444');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 21, 1, 834, 1795124463836, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '16', '\x6d412247d607f8d5c8daecbd06c34f35');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 25, 1, 979, 1795124463981, '{"type":"move","seat":1,"move":"2"}', 'Y7GjILKORcklkHEc', '20', '\xac48a426654bfcb5eec3af75a696d301');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 30, 1, 1047, 1795124464049, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '25', '\x3a660bd7d38a98c88f462c6d1c02e369');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 34, 1, 1110, 1795124464112, '{"type":"move","seat":2,"move":"2"}', 'Y7GjILKORcklkHEc', '29', '\xd8b1e4a6e90e1249ab835c4029b6c9d2');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 38, 1, 1171, 1795124464173, '{"type":"move","seat":2,"move":"3"}', 'Y7GjILKORcklkHEc', '33', '\x60c93c0150a6c127d0925048158ae9e7');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 42, 1, 1243, 1795124464245, '{"type":"move","seat":2,"move":"3"}', 'Y7GjILKORcklkHEc', '37', '\xfda5156ab20f3551485cbc8cf851e1fc');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 46, 1, 1319, 1795124464321, '{"type":"move","seat":2,"move":"3"}', 'Y7GjILKORcklkHEc', '41', '\x6e40027e1d0e874b913044abc8c80b36');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 50, 1, 1375, 1795124464377, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '45', '\x3416244611d70be8c96d7c96a7cfb879');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 54, 1, 1423, 1795124464425, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '49', '\xe925e37a8c6d01c42104088aa8f4f3af');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 58, 1, 1500, 1795124464502, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '53', '\x9cc3d58f298cc9d71b7a292f5aa14e7f');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 62, 1, 1563, 1795124464565, '{"type":"move","seat":2,"move":"4"}', 'Y7GjILKORcklkHEc', '57', '\x3e2358328cfbab8e00a05469c7f444c5');
INSERT INTO public.events VALUES ('W9Q29sc7LKsu', 63, 1, 1563, 1795124464565, '{"type":"ended","result":"0-1","termination":"goal"}', NULL, NULL, '\x5f554676f94786b2f5c500d064e8fa51');
INSERT INTO public.events VALUES ('LIUbX5YSl1Tm', 5, 1, 1590, 1795124464592, '{"type":"aborted","seat":1}', 'Y7GjILKORcklkHEc', 'x', '\x6c550cd97cb13efa994730015f2b4681');


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('vtPB4SLRY54H', 'quoridor', 'over', true, 'WzU2iIha39r3DWe0', 1795124463035, NULL, '{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true}', '[{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Guest DWe0"},{"kind":"person","player":"Tq04A5ltP6c4X9q6","name":"Guest X9q6"}]', NULL);
INSERT INTO public.games VALUES ('0bsXX5RpIL6d', 'quoridor', 'playing', true, 'WzU2iIha39r3DWe0', 1795124463371, 600368, '{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true}', '[{"kind":"person","player":"Tq04A5ltP6c4X9q6","name":"Guest X9q6"},{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Guest DWe0"}]', NULL);
INSERT INTO public.games VALUES ('8IWb5U7CBrX8', 'quoridor', 'playing', true, 'Y7GjILKORcklkHEc', 1795124463390, 30480, '{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true}', '[{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"},{"kind":"computer","level":1},{"kind":"person","player":"WzU2iIha39r3DWe0","name":"Ann"},{"kind":"person","player":"Tq04A5ltP6c4X9q6","name":"Guest X9q6"}]', NULL);
INSERT INTO public.games VALUES ('W9Q29sc7LKsu', 'squadro', 'over', false, 'Y7GjILKORcklkHEc', 1795124463515, NULL, '{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false}', '[{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"},{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}]', NULL);
INSERT INTO public.games VALUES ('LIUbX5YSl1Tm', 'squadro', 'aborted', false, 'Y7GjILKORcklkHEc', 1795124464585, NULL, '{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false}', '[{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"},{"kind":"person","player":"Y7GjILKORcklkHEc","name":"Guest kHEc"}]', NULL);


--
-- Data for Name: heads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.heads VALUES ('0bsXX5RpIL6d', 4, '\x02eb9db3585a08e62e5a9cfb36eafc1e');
INSERT INTO public.heads VALUES ('vtPB4SLRY54H', 18, '\x7c824c14a6ff173609dd6c930089e92f');
INSERT INTO public.heads VALUES ('8IWb5U7CBrX8', 11, '\x8775319233b667703973e58e6d922d92');
INSERT INTO public.heads VALUES ('W9Q29sc7LKsu', 63, '\x5f554676f94786b2f5c500d064e8fa51');
INSERT INTO public.heads VALUES ('LIUbX5YSl1Tm', 5, '\x6c550cd97cb13efa994730015f2b4681');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES (1, '\xd5f03926ee73955b4e5f947ce04b9fd7095e746628285bcbdffeb9e1e4b3e32a', 1795124462958, NULL);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('WzU2iIha39r3DWe0', 'Ann', false, NULL, 1795124463096);


--
-- Data for Name: revocations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: service; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.service VALUES (1, 1611, 1795124464606, 0);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, seq);


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);


--
-- Name: heads heads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.heads
    ADD CONSTRAINT heads_pkey PRIMARY KEY (game);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (id);


--
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


--
-- Name: revocations revocations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revocations
    ADD CONSTRAINT revocations_pkey PRIMARY KEY (subject);


--
-- Name: service service_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_pkey PRIMARY KEY (id);


--
-- Name: events_command; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX events_command ON public.events USING btree (game, player, command) WHERE (command IS NOT NULL);


--
-- Name: games_creator; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_creator ON public.games USING btree (creator, status);


--
-- Name: games_flag; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_flag ON public.games USING btree (earliest_flag) WHERE (earliest_flag IS NOT NULL);


--
-- Name: games_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_listed ON public.games USING btree (status, public, created);


--
-- Name: games_pairing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_pairing ON public.games USING btree (pairing, created) WHERE (pairing IS NOT NULL);


--
-- Name: games_unlisted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_unlisted ON public.games USING btree (status, id) WHERE (terms IS NULL);


--
-- Name: events events_head; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER events_head AFTER INSERT ON public.events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.keep_heads();


--
-- PostgreSQL database dump complete
--


