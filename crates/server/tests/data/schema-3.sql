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
    CONSTRAINT service_id_check CHECK ((id = 1))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'first', '2026-11-18 15:52:19.483063+00', true, '\x7b26504baead285270fcee86e5ba92559c7e0f674597c33fe852279f4f5494902ccc16a310aa582b496ee00fe6ed0e2e', 47193188);
INSERT INTO public._sqlx_migrations VALUES (2, 'lobby', '2026-11-18 15:52:19.53425+00', true, '\x9a9095af29d735160e155ecbd2b75edcd8923ce4098a93d8b5aa4616e0f9140a83f3f965fdd19a14ebfcea1933595767', 11990263);
INSERT INTO public._sqlx_migrations VALUES (3, 'keys', '2026-11-18 15:52:19.550238+00', true, '\x95457f1c57b56699a25bdac0698ad035b0c9fee825b4033683af98947229ae533f86911160a619e999218d590673be11', 20010576);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('1habzbYLQE6M', 1, 1, 11, 1795017139617, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"ov0kkihMe8Gj1ipG"}', NULL, NULL, '\xed245bdecea2236252004626614767ec');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 2, 1, 11, 1795017139617, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Guest 1ipG"}}', NULL, NULL, '\xa6442ec3db2e6281ec540ba9817ec4aa');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 3, 1, 21, 1795017139627, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ebQiZKtLsjBBeghb","name":"Guest eghb"}}', 'ebQiZKtLsjBBeghb', 'sit', '\xce2324b17399cc1754e4e5f2dd382c0c');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 4, 1, 21, 1795017139627, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL, '\x6f81422218db84da389ebdb622ff3824');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 5, 1, 33, 1795017139639, '{"type":"move","seat":1,"move":"e2","charge":{"spent":12,"forgiven":0,"left":604988}}', 'ov0kkihMe8Gj1ipG', 'a1', '\x6ce93138dae67a21b7da3d14ffc82f1c');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 6, 1, 44, 1795017139651, '{"type":"move","seat":2,"move":"e8","charge":{"spent":11,"forgiven":0,"left":604989}}', 'ebQiZKtLsjBBeghb', 'b1', '\xeaeb754dfbcff7ef6d0fa81e37dcbd15');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 7, 1, 48, 1795017139654, '{"type":"takebackAsked","seat":2,"ply":1}', 'ebQiZKtLsjBBeghb', 'b2', '\x1924ae6e02f3382a4c46519139de839d');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 8, 1, 50, 1795017139656, '{"type":"takebackGranted","seat":1,"backTo":1,"charge":{"spent":6,"forgiven":0,"left":604982},"left":[604982,599989]}', 'ov0kkihMe8Gj1ipG', 'a2', '\x2ecd4f4e9ffb33d2b17e2c5c03446115');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 9, 1, 62, 1795017139668, '{"type":"move","seat":2,"move":"e3h","charge":{"spent":12,"forgiven":0,"left":604977}}', 'ebQiZKtLsjBBeghb', 'b3', '\xcf0f512fd919f43283c1e9fb069c34df');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 10, 1, 64, 1795017139670, '{"type":"drawOffered","seat":1}', 'ov0kkihMe8Gj1ipG', 'a3', '\x936876a2d4416155f29285aebc605523');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 11, 1, 68, 1795017139675, '{"type":"drawDeclined","seat":2}', 'ebQiZKtLsjBBeghb', 'b4', '\x41cf726526c8e451627591c960a76d83');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 12, 1, 76, 1795017139682, '{"type":"takebackAsked","seat":1,"ply":0}', 'ov0kkihMe8Gj1ipG', 'a4', '\x044374565ef2d8ffe0e11d17dc08662a');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 13, 1, 78, 1795017139685, '{"type":"takebackRefused","seat":2}', 'ebQiZKtLsjBBeghb', 'b5', '\x207490d56db2df1669a96205265afef1');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 14, 1, 80, 1795017139686, '{"type":"resigned","seat":1}', 'ov0kkihMe8Gj1ipG', 'a5', '\x4bb95002ee2549bd93bfe8c4c240a0fb');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 15, 1, 80, 1795017139686, '{"type":"ended","result":"0-1","termination":"resignation"}', NULL, NULL, '\xabdc127e62e62c0a03afba0166f8b165');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 16, 1, 82, 1795017139688, '{"type":"rematchOffered","seat":1}', 'ov0kkihMe8Gj1ipG', 'a6', '\x4ee6842e2439de42ec770179a4b3a572');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 17, 1, 83, 1795017139689, '{"type":"rematchOffered","seat":2}', 'ebQiZKtLsjBBeghb', 'b6', '\xa70c2481085ddb715c59401bc6f490c6');
INSERT INTO public.events VALUES ('byQUq7VMVUty', 1, 1, 83, 1795017139689, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"ov0kkihMe8Gj1ipG","rematchOf":"1habzbYLQE6M","root":"1habzbYLQE6M"}', NULL, NULL, '\x234bc57734a6398fb054c7638ab2d913');
INSERT INTO public.events VALUES ('1habzbYLQE6M', 18, 1, 83, 1795017139689, '{"type":"rematch","game":"byQUq7VMVUty"}', NULL, NULL, '\xf12d892e5d6d54db6c9533fb84bc6775');
INSERT INTO public.events VALUES ('byQUq7VMVUty', 2, 1, 83, 1795017139689, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"ebQiZKtLsjBBeghb","name":"Guest eghb"}}', NULL, NULL, '\x0800c8cec326213b82967419955ca785');
INSERT INTO public.events VALUES ('byQUq7VMVUty', 3, 1, 83, 1795017139689, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Guest 1ipG"}}', NULL, NULL, '\xf63e606c78b059858a2ecdd7d83a0bb1');
INSERT INTO public.events VALUES ('byQUq7VMVUty', 4, 1, 83, 1795017139689, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL, '\xffafc80ea1e1a3a09bdfd57ff9788461');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 1, 1, 100, 1795017139706, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true},"by":"28BHlLAK4u6bkWYW"}', NULL, NULL, '\x2806002f5129d1f4761d47a20782e686');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 2, 1, 100, 1795017139706, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}}', NULL, NULL, '\xae481c78369930f7728e3d69be90ad72');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 3, 1, 100, 1795017139706, '{"type":"seatTaken","seat":4,"sitter":{"kind":"computer","level":1}}', NULL, NULL, '\x42f4d42110d793c0b4b6147cf88982e2');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 4, 1, 102, 1795017139709, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Ann"}}', 'ov0kkihMe8Gj1ipG', 's', '\xcd4fcd412017a6512bb708ec66d3554f');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 5, 1, 104, 1795017139710, '{"type":"seatLeft","seat":2}', 'ov0kkihMe8Gj1ipG', 'u', '\x9b1285be70f9d834eafa7242f811c827');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 6, 1, 108, 1795017139714, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Ann"}}', 'ov0kkihMe8Gj1ipG', 't', '\xf86ab5e6246b21baa8df6cb249e0af22');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 7, 1, 112, 1795017139718, '{"type":"seatTaken","seat":3,"sitter":{"kind":"person","player":"ebQiZKtLsjBBeghb","name":"Guest eghb"}}', 'ebQiZKtLsjBBeghb', 's', '\xbdaeb307c09d8257c498197eaafd2b0f');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 8, 1, 112, 1795017139718, '{"type":"started","setup":{"players":4,"first":3,"options":["free-side-jump"],"position":"e1 a5 e9 i5 / - / 5 2 5 5 / 3"},"order":[4,1,3,2],"given":[60000,30000,60000,60000]}', NULL, NULL, '\xdb0ece1145e6c8b9a43f65ff7eb59189');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 9, 1, 116, 1795017139722, '{"type":"resigned","seat":3}', 'ebQiZKtLsjBBeghb', 'r', '\xbeea8e8cac26fc7ff0467901a59c9aae');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 10, 1, 120, 1795017139726, '{"type":"drawOffered","seat":2}', '28BHlLAK4u6bkWYW', 'd', '\x8fbfc14dce26255d6e96cd8187eda866');
INSERT INTO public.events VALUES ('TPcvmpK0ooDv', 11, 1, 120, 1795017139726, '{"type":"drawDeclined","seat":1}', NULL, NULL, '\x310071bc15a79ae0c1f105f76a26951c');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 1, 1, 124, 1795017139730, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"28BHlLAK4u6bkWYW"}', NULL, NULL, '\x20d517a38e551163bf03f5dd5c7edcbe');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 2, 1, 124, 1795017139730, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}}', NULL, NULL, '\x21fd9ab7f6971889c2f73f44d95bf48b');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 3, 1, 124, 1795017139730, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}}', NULL, NULL, '\x9f90be8d752bfb39202ee32361f16939');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 4, 1, 124, 1795017139730, '{"type":"started","setup":{"players":2,"first":2},"order":[1,2],"given":[]}', NULL, NULL, '\x83ab3ef2919eb19ba0cd189925fd5c64');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 5, 1, 127, 1795017139733, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '0', '\x1dfbf5461f338a6e74923b9458f3fa31');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 6, 1, 142, 1795017139748, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '1', '\xfb6cac4a149d8c708f6e7aac2c7f2658');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 7, 1, 150, 1795017139756, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '2', '\xa7bbcd12e30cd4bbf3b7d0701884de7e');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 8, 1, 154, 1795017139760, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '3', '\x365a8472229ddf6c56dc1b853ee98ce3');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 9, 1, 157, 1795017139763, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '4', '\x44870ea0dbb807b142e1f1ae01664838');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 10, 1, 163, 1795017139769, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '5', '\x1f7a4612ea72d53ce8b2e6cb1615b09e');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 14, 1, 186, 1795017139793, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '9', '\x912d34aaf878efcc4a0e5891abfae07b');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 18, 1, 218, 1795017139824, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '13', '\x522d31613463a6c3180ce280861bc866');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 22, 1, 242, 1795017139848, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '17', '\xcda8a6e3098c80f6c29cabc5ca17c541');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 26, 1, 266, 1795017139872, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '21', '\x17b0b2392e67465bacd6a3edc209c11e');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 30, 1, 288, 1795017139895, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '25', '\x8ef02b54f36ac1e484ae9bc7e127e2b2');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 34, 1, 311, 1795017139917, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '29', '\x3ad18b5bcd3511a5375e21a93b2c4eb3');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 38, 1, 324, 1795017139931, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '33', '\xa5a81d1c7830d8771a35fa101d1eeb54');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 42, 1, 377, 1795017139984, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '37', '\xba250e79c3259449be5bb55182f90f50');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 46, 1, 406, 1795017140012, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '41', '\x48bbb829e1087933eb6cc93d728bde73');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 50, 1, 441, 1795017140048, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '45', '\xbf5cfca64de9e21009e2dde4c4f81972');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 54, 1, 497, 1795017140104, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '49', '\x64b859ebe70036a6c07cb85f4c1cd71e');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 58, 1, 561, 1795017140168, '{"type":"move","seat":1,"move":"3"}', '28BHlLAK4u6bkWYW', '53', '\x3d1d0f78d347b30c4c5d58f901bd77b5');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 62, 1, 611, 1795017140217, '{"type":"move","seat":1,"move":"3"}', '28BHlLAK4u6bkWYW', '57', '\x0728aecf670e58e4f7e7890db3743c89');
INSERT INTO public.events VALUES ('eQFlV5aNpOfF', 1, 1, 626, 1795017140232, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"28BHlLAK4u6bkWYW"}', NULL, NULL, '\xede0b924bcf45052743cc9c2a999ef8e');
INSERT INTO public.events VALUES ('eQFlV5aNpOfF', 2, 1, 626, 1795017140232, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}}', NULL, NULL, '\x2f18934eb97f30af2743f13baaca7609');
INSERT INTO public.events VALUES ('eQFlV5aNpOfF', 3, 1, 626, 1795017140232, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}}', NULL, NULL, '\x43ebff611558bb8908cae15925887850');
INSERT INTO public.events VALUES ('eQFlV5aNpOfF', 4, 1, 626, 1795017140232, '{"type":"started","setup":{"players":2,"first":2},"order":[1,2],"given":[]}', NULL, NULL, '\x5e6878f6046fb8f6436ee891750fe775');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 11, 1, 170, 1795017139776, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '6', '\x769bdc347ae6e0fcf8fc23d23b9a34a2');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 15, 1, 189, 1795017139795, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '10', '\x5c675b010693904c6ad901ea190fdf22');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 19, 1, 225, 1795017139832, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '14', '\x17f8d5177fb3c8134031707ceba422e5');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 23, 1, 255, 1795017139861, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '18', '\x02a2d5dd45f6f1027cf66f1cdeb6f4ce');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 27, 1, 271, 1795017139877, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '22', '\xbe6150c56ee733100e87aadf8d723eda');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 31, 1, 294, 1795017139900, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '26', '\x2c05d4d2736832d6fb318f2c2944407e');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 35, 1, 314, 1795017139920, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '30', '\x6a8103e9bf0ec28aa61e73701f266f77');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 39, 1, 328, 1795017139934, '{"type":"move","seat":2,"move":"3"}', '28BHlLAK4u6bkWYW', '34', '\x166c133a6496f407bbc817175a8089e7');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 43, 1, 391, 1795017139997, '{"type":"move","seat":2,"move":"3"}', '28BHlLAK4u6bkWYW', '38', '\xb7f4631b164aa573c32fc13b326e5e3a');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 47, 1, 409, 1795017140015, '{"type":"move","seat":2,"move":"3"}', '28BHlLAK4u6bkWYW', '42', '\x1729c0d751c1d903e515f95f1351fc8c');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 51, 1, 447, 1795017140053, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '46', '\x4cb439dd990bea261f19cf1b75817c73');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 55, 1, 528, 1795017140134, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '50', '\xcb39a32637b19e2b8b57dce57a35fa8a');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 59, 1, 573, 1795017140180, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '54', '\x0abdcf1366cab6d3cce10ead0d45fbc3');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 63, 1, 622, 1795017140228, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '58', '\x3905677600e29f0a472d049f5c7c659d');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 64, 1, 622, 1795017140228, '{"type":"ended","result":"0-1","termination":"goal"}', NULL, NULL, '\x3460a2b7394f08ec2a2f1537ba02a7fa');
INSERT INTO public.events VALUES ('eQFlV5aNpOfF', 5, 1, 628, 1795017140234, '{"type":"aborted","seat":1}', '28BHlLAK4u6bkWYW', 'x', '\x2975aed73bfe1da31453f66c92b21ad3');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 12, 1, 172, 1795017139778, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '7', '\xa22f276e6f465a35e2d7f425b083cd05');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 16, 1, 194, 1795017139800, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '11', '\x413cfac87e3cabb46f127d49174552aa');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 20, 1, 228, 1795017139834, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '15', '\x92c5d218fd70bbf92a23528f9dda16a1');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 24, 1, 258, 1795017139864, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '19', '\x76aa73d6eadd0792328ad060f69808b7');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 28, 1, 274, 1795017139880, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '23', '\xaa1d5e591a61bd1e6977ef85984567a4');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 32, 1, 296, 1795017139902, '{"type":"move","seat":1,"move":"1"}', '28BHlLAK4u6bkWYW', '27', '\x0da64f5803fdc15089e03e61f0598300');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 36, 1, 319, 1795017139925, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '31', '\x01dd04d38ea74e0ab69dd617211cfc97');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 40, 1, 330, 1795017139936, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '35', '\x19ed8da09a2bffaf8d4778fe57c0353e');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 44, 1, 394, 1795017140000, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '39', '\x6f584554fa5eb06f7ae6591eeda49a3d');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 48, 1, 428, 1795017140034, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '43', '\x10093be7ccb5824b45558db8a8fddf82');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 52, 1, 477, 1795017140083, '{"type":"move","seat":1,"move":"2"}', '28BHlLAK4u6bkWYW', '47', '\x02673810f89c12cadfaf0530885cca21');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 56, 1, 531, 1795017140137, '{"type":"move","seat":1,"move":"3"}', '28BHlLAK4u6bkWYW', '51', '\x919a098388de3bce79ccd9dc0e024a2f');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 60, 1, 589, 1795017140196, '{"type":"move","seat":1,"move":"3"}', '28BHlLAK4u6bkWYW', '55', '\x17141ce9e240699c024ae00cd461c69a');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 13, 1, 178, 1795017139784, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '8', '\x72f505918ff1a09577ab93f29e31fc64');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 17, 1, 206, 1795017139813, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '12', '\x7b341b51eaa3b519dbb4f9b2457aa6db');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 21, 1, 234, 1795017139840, '{"type":"move","seat":2,"move":"1"}', '28BHlLAK4u6bkWYW', '16', '\xe4ec516c64b6f997faef6436a47b8cc8');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 25, 1, 261, 1795017139867, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '20', '\x2730212082d54d927aa7a43ccf9dc177');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 29, 1, 281, 1795017139887, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '24', '\x9661f8b506182aff06881917cf5630dc');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 33, 1, 302, 1795017139908, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '28', '\xeb641f1a55ca500d36290f1ce6782ce3');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 37, 1, 322, 1795017139928, '{"type":"move","seat":2,"move":"2"}', '28BHlLAK4u6bkWYW', '32', '\xef61d2e4f6146b3320eff3fdfcb1a538');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 41, 1, 349, 1795017139956, '{"type":"move","seat":2,"move":"3"}', '28BHlLAK4u6bkWYW', '36', '\x9c58a4897ace5b31fc4274374e434ee6');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 45, 1, 401, 1795017140008, '{"type":"move","seat":2,"move":"3"}', '28BHlLAK4u6bkWYW', '40', '\x7401b7074caf6e37a6f52802c144dca7');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 49, 1, 433, 1795017140040, '{"type":"move","seat":2,"move":"3"}', '28BHlLAK4u6bkWYW', '44', '\x8c815b0cc746ed0c9070014927573fb8');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 53, 1, 481, 1795017140088, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '48', '\x849db524731827124199caf19fa75a1b');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 57, 1, 539, 1795017140145, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '52', '\xb99ae9a3aca7ea342ba1671040a45a85');
INSERT INTO public.events VALUES ('TgSDb8jg9K1y', 61, 1, 606, 1795017140212, '{"type":"move","seat":2,"move":"4"}', '28BHlLAK4u6bkWYW', '56', '\x10490328ddf41cebc74d9b18544989ab');


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('1habzbYLQE6M', 'quoridor', 'over', true, 'ov0kkihMe8Gj1ipG', 1795017139617, NULL, '{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true}', '[{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Guest 1ipG"},{"kind":"person","player":"ebQiZKtLsjBBeghb","name":"Guest eghb"}]', NULL);
INSERT INTO public.games VALUES ('byQUq7VMVUty', 'quoridor', 'playing', true, 'ov0kkihMe8Gj1ipG', 1795017139689, 600083, '{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true}', '[{"kind":"person","player":"ebQiZKtLsjBBeghb","name":"Guest eghb"},{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Guest 1ipG"}]', NULL);
INSERT INTO public.games VALUES ('TPcvmpK0ooDv', 'quoridor', 'playing', true, '28BHlLAK4u6bkWYW', 1795017139706, 30112, '{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true}', '[{"kind":"computer","level":1},{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"},{"kind":"person","player":"ebQiZKtLsjBBeghb","name":"Guest eghb"},{"kind":"person","player":"ov0kkihMe8Gj1ipG","name":"Ann"}]', NULL);
INSERT INTO public.games VALUES ('TgSDb8jg9K1y', 'squadro', 'over', false, '28BHlLAK4u6bkWYW', 1795017139730, NULL, '{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false}', '[{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"},{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}]', NULL);
INSERT INTO public.games VALUES ('eQFlV5aNpOfF', 'squadro', 'aborted', false, '28BHlLAK4u6bkWYW', 1795017140232, NULL, '{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false}', '[{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"},{"kind":"person","player":"28BHlLAK4u6bkWYW","name":"Guest kWYW"}]', NULL);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES (1, '\xf70781215c49e334be16d0b41c2be41b7615745d89a1d15ecd23519d5b554e01', 1795017139582, NULL);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('ov0kkihMe8Gj1ipG', 'Ann', false, NULL, 1795017139637);


--
-- Data for Name: revocations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: service; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.service VALUES (1, 639, 1795017140242);


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
-- PostgreSQL database dump complete
--


