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
    command text
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
-- Name: service; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service (
    id bigint NOT NULL,
    secret bytea NOT NULL,
    "time" bigint NOT NULL,
    written bigint NOT NULL,
    CONSTRAINT service_id_check CHECK ((id = 1))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'first', '2026-11-17 22:03:40.608155+00', true, '\x7b26504baead285270fcee86e5ba92559c7e0f674597c33fe852279f4f5494902ccc16a310aa582b496ee00fe6ed0e2e', 41854416);
INSERT INTO public._sqlx_migrations VALUES (2, 'lobby', '2026-11-17 22:03:40.650805+00', true, '\x9a9095af29d735160e155ecbd2b75edcd8923ce4098a93d8b5aa4616e0f9140a83f3f965fdd19a14ebfcea1933595767', 5782367);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('HzbMznKLoEe5', 1, 1, 22, 1794953020716, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"ecJh20T3KuCTn7En"}', NULL, NULL);
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 2, 1, 22, 1794953020716, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Guest n7En"}}', NULL, NULL);
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 3, 1, 31, 1794953020725, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"Hqwyvy86eNSgCNPU","name":"Guest CNPU"}}', 'Hqwyvy86eNSgCNPU', 'sit');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 4, 1, 31, 1794953020725, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL);
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 5, 1, 42, 1794953020736, '{"type":"move","seat":1,"move":"e2","charge":{"spent":11,"forgiven":0,"left":604989}}', 'ecJh20T3KuCTn7En', 'a1');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 6, 1, 46, 1794953020740, '{"type":"move","seat":2,"move":"e8","charge":{"spent":4,"forgiven":0,"left":604996}}', 'Hqwyvy86eNSgCNPU', 'b1');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 7, 1, 50, 1794953020744, '{"type":"takebackAsked","seat":2,"ply":1}', 'Hqwyvy86eNSgCNPU', 'b2');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 8, 1, 56, 1794953020750, '{"type":"takebackGranted","seat":1,"backTo":1,"charge":{"spent":10,"forgiven":0,"left":604979}}', 'ecJh20T3KuCTn7En', 'a2');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 9, 1, 66, 1794953020760, '{"type":"move","seat":2,"move":"e3h","charge":{"spent":10,"forgiven":0,"left":609986}}', 'Hqwyvy86eNSgCNPU', 'b3');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 10, 1, 70, 1794953020764, '{"type":"drawOffered","seat":1}', 'ecJh20T3KuCTn7En', 'a3');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 11, 1, 71, 1794953020765, '{"type":"drawDeclined","seat":2}', 'Hqwyvy86eNSgCNPU', 'b4');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 12, 1, 72, 1794953020766, '{"type":"takebackAsked","seat":1,"ply":0}', 'ecJh20T3KuCTn7En', 'a4');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 13, 1, 78, 1794953020772, '{"type":"takebackRefused","seat":2}', 'Hqwyvy86eNSgCNPU', 'b5');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 14, 1, 82, 1794953020776, '{"type":"resigned","seat":1}', 'ecJh20T3KuCTn7En', 'a5');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 15, 1, 82, 1794953020776, '{"type":"ended","result":"0-1","termination":"resignation"}', NULL, NULL);
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 16, 1, 86, 1794953020780, '{"type":"rematchOffered","seat":1}', 'ecJh20T3KuCTn7En', 'a6');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 17, 1, 87, 1794953020781, '{"type":"rematchOffered","seat":2}', 'Hqwyvy86eNSgCNPU', 'b6');
INSERT INTO public.events VALUES ('HzbMznKLoEe5', 18, 1, 87, 1794953020781, '{"type":"rematch","game":"ojFijPei0Ifg"}', NULL, NULL);
INSERT INTO public.events VALUES ('ojFijPei0Ifg', 1, 1, 87, 1794953020781, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"ecJh20T3KuCTn7En","rematchOf":"HzbMznKLoEe5","root":"HzbMznKLoEe5"}', NULL, NULL);
INSERT INTO public.events VALUES ('ojFijPei0Ifg', 2, 1, 87, 1794953020781, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"Hqwyvy86eNSgCNPU","name":"Guest CNPU"}}', NULL, NULL);
INSERT INTO public.events VALUES ('ojFijPei0Ifg', 3, 1, 87, 1794953020781, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Guest n7En"}}', NULL, NULL);
INSERT INTO public.events VALUES ('ojFijPei0Ifg', 4, 1, 87, 1794953020781, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL);
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 1, 1, 91, 1794953020785, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true},"by":"1vSbgJ43rKIePQde"}', NULL, NULL);
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 2, 1, 91, 1794953020785, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}}', NULL, NULL);
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 3, 1, 91, 1794953020785, '{"type":"seatTaken","seat":4,"sitter":{"kind":"computer","level":1}}', NULL, NULL);
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 4, 1, 95, 1794953020788, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Ann"}}', 'ecJh20T3KuCTn7En', 's');
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 5, 1, 96, 1794953020789, '{"type":"seatLeft","seat":2}', 'ecJh20T3KuCTn7En', 'u');
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 6, 1, 102, 1794953020796, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Ann"}}', 'ecJh20T3KuCTn7En', 't');
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 7, 1, 106, 1794953020800, '{"type":"seatTaken","seat":3,"sitter":{"kind":"person","player":"Hqwyvy86eNSgCNPU","name":"Guest CNPU"}}', 'Hqwyvy86eNSgCNPU', 's');
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 8, 1, 106, 1794953020800, '{"type":"started","setup":{"players":4,"first":3,"options":["free-side-jump"],"position":"e1 a5 e9 i5 / - / 5 5 2 5 / 3"},"order":[4,3,1,2],"given":[60000,60000,30000,60000]}', NULL, NULL);
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 9, 1, 110, 1794953020804, '{"type":"resigned","seat":2}', 'Hqwyvy86eNSgCNPU', 'r');
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 10, 1, 114, 1794953020808, '{"type":"drawOffered","seat":3}', '1vSbgJ43rKIePQde', 'd');
INSERT INTO public.events VALUES ('0iUjVGljxIG5', 11, 1, 114, 1794953020808, '{"type":"drawDeclined","seat":1}', NULL, NULL);
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 1, 1, 118, 1794953020812, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"1vSbgJ43rKIePQde"}', NULL, NULL);
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 2, 1, 118, 1794953020812, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}}', NULL, NULL);
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 3, 1, 118, 1794953020812, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}}', NULL, NULL);
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 4, 1, 118, 1794953020812, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[]}', NULL, NULL);
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 5, 1, 123, 1794953020816, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '0');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 6, 1, 127, 1794953020821, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '1');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 7, 1, 139, 1794953020832, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '2');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 8, 1, 150, 1794953020844, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '3');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 9, 1, 159, 1794953020852, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '4');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 10, 1, 163, 1794953020856, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '5');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 11, 1, 168, 1794953020861, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '6');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 12, 1, 179, 1794953020872, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '7');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 13, 1, 193, 1794953020887, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '8');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 14, 1, 202, 1794953020895, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '9');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 15, 1, 211, 1794953020904, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '10');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 16, 1, 215, 1794953020908, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '11');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 17, 1, 223, 1794953020916, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '12');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 21, 1, 259, 1794953020952, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '16');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 25, 1, 299, 1794953020992, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '20');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 29, 1, 327, 1794953021020, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '24');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 33, 1, 367, 1794953021060, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '28');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 37, 1, 394, 1794953021087, '{"type":"move","seat":1,"move":"3"}', '1vSbgJ43rKIePQde', '32');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 41, 1, 439, 1794953021132, '{"type":"move","seat":1,"move":"3"}', '1vSbgJ43rKIePQde', '36');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 44, 1, 463, 1794953021156, '{"type":"move","seat":2,"move":"3"}', '1vSbgJ43rKIePQde', '39');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 48, 1, 503, 1794953021197, '{"type":"move","seat":2,"move":"3"}', '1vSbgJ43rKIePQde', '43');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 52, 1, 527, 1794953021220, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '47');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 56, 1, 555, 1794953021248, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '51');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 60, 1, 582, 1794953021276, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '55');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 18, 1, 235, 1794953020928, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '13');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 22, 1, 268, 1794953020962, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '17');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 26, 1, 307, 1794953021000, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '21');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 30, 1, 343, 1794953021036, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '25');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 34, 1, 371, 1794953021064, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '29');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 38, 1, 403, 1794953021097, '{"type":"move","seat":2,"move":"3"}', '1vSbgJ43rKIePQde', '33');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 42, 1, 443, 1794953021136, '{"type":"move","seat":2,"move":"3"}', '1vSbgJ43rKIePQde', '37');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 46, 1, 483, 1794953021176, '{"type":"move","seat":2,"move":"3"}', '1vSbgJ43rKIePQde', '41');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 49, 1, 507, 1794953021200, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '44');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 53, 1, 535, 1794953021228, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '48');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 57, 1, 567, 1794953021260, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '52');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 61, 1, 591, 1794953021284, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '56');
INSERT INTO public.events VALUES ('5iG8D2dFfSdl', 1, 1, 615, 1794953021309, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"1vSbgJ43rKIePQde"}', NULL, NULL);
INSERT INTO public.events VALUES ('5iG8D2dFfSdl', 2, 1, 615, 1794953021309, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}}', NULL, NULL);
INSERT INTO public.events VALUES ('5iG8D2dFfSdl', 3, 1, 615, 1794953021309, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}}', NULL, NULL);
INSERT INTO public.events VALUES ('5iG8D2dFfSdl', 4, 1, 615, 1794953021309, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[]}', NULL, NULL);
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 19, 1, 239, 1794953020932, '{"type":"move","seat":1,"move":"1"}', '1vSbgJ43rKIePQde', '14');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 23, 1, 283, 1794953020976, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '18');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 27, 1, 311, 1794953021004, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '22');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 31, 1, 351, 1794953021044, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '26');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 35, 1, 383, 1794953021076, '{"type":"move","seat":1,"move":"2"}', '1vSbgJ43rKIePQde', '30');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 39, 1, 411, 1794953021105, '{"type":"move","seat":1,"move":"3"}', '1vSbgJ43rKIePQde', '34');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 43, 1, 459, 1794953021152, '{"type":"move","seat":1,"move":"3"}', '1vSbgJ43rKIePQde', '38');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 47, 1, 484, 1794953021178, '{"type":"move","seat":1,"move":"3"}', '1vSbgJ43rKIePQde', '42');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 51, 1, 515, 1794953021209, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '46');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 55, 1, 551, 1794953021245, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '50');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 59, 1, 579, 1794953021272, '{"type":"move","seat":1,"move":"4"}', '1vSbgJ43rKIePQde', '54');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 20, 1, 251, 1794953020944, '{"type":"move","seat":2,"move":"1"}', '1vSbgJ43rKIePQde', '15');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 24, 1, 291, 1794953020985, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '19');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 28, 1, 323, 1794953021016, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '23');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 32, 1, 359, 1794953021052, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '27');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 36, 1, 387, 1794953021080, '{"type":"move","seat":2,"move":"2"}', '1vSbgJ43rKIePQde', '31');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 40, 1, 431, 1794953021125, '{"type":"move","seat":2,"move":"3"}', '1vSbgJ43rKIePQde', '35');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 45, 1, 471, 1794953021164, '{"type":"move","seat":1,"move":"3"}', '1vSbgJ43rKIePQde', '40');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 50, 1, 511, 1794953021205, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '45');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 54, 1, 539, 1794953021232, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '49');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 58, 1, 569, 1794953021263, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '53');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 62, 1, 601, 1794953021295, '{"type":"move","seat":2,"move":"4"}', '1vSbgJ43rKIePQde', '57');
INSERT INTO public.events VALUES ('ijXrP6sSAZmK', 63, 1, 601, 1794953021295, '{"type":"ended","result":"0-1","termination":"goal"}', NULL, NULL);
INSERT INTO public.events VALUES ('5iG8D2dFfSdl', 5, 1, 622, 1794953021316, '{"type":"aborted","seat":1}', '1vSbgJ43rKIePQde', 'x');


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('HzbMznKLoEe5', 'quoridor', 'over', true, 'ecJh20T3KuCTn7En', 1794953020716, NULL, '{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true}', '[{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Guest n7En"},{"kind":"person","player":"Hqwyvy86eNSgCNPU","name":"Guest CNPU"}]', NULL);
INSERT INTO public.games VALUES ('ojFijPei0Ifg', 'quoridor', 'playing', true, 'ecJh20T3KuCTn7En', 1794953020781, 600087, '{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true}', '[{"kind":"person","player":"Hqwyvy86eNSgCNPU","name":"Guest CNPU"},{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Guest n7En"}]', NULL);
INSERT INTO public.games VALUES ('0iUjVGljxIG5', 'quoridor', 'playing', true, '1vSbgJ43rKIePQde', 1794953020785, 30106, '{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true}', '[{"kind":"computer","level":1},{"kind":"person","player":"Hqwyvy86eNSgCNPU","name":"Guest CNPU"},{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"},{"kind":"person","player":"ecJh20T3KuCTn7En","name":"Ann"}]', NULL);
INSERT INTO public.games VALUES ('ijXrP6sSAZmK', 'squadro', 'over', false, '1vSbgJ43rKIePQde', 1794953020812, NULL, '{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false}', '[{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"},{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}]', NULL);
INSERT INTO public.games VALUES ('5iG8D2dFfSdl', 'squadro', 'aborted', false, '1vSbgJ43rKIePQde', 1794953021309, NULL, '{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false}', '[{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"},{"kind":"person","player":"1vSbgJ43rKIePQde","name":"Guest PQde"}]', NULL);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('ecJh20T3KuCTn7En', 'Ann', false, NULL, 1794953020732);


--
-- Data for Name: service; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.service VALUES (1, '\xe89ec9eddc3fe040acb3cf5e4120917baa98f0db2516e965623a575e50dcd3b2', 635, 1794953021324);


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
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


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


