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
    earliest_flag bigint
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

INSERT INTO public._sqlx_migrations VALUES (1, 'first', '2026-11-16 04:21:13.600622+00', true, '\x7b26504baead285270fcee86e5ba92559c7e0f674597c33fe852279f4f5494902ccc16a310aa582b496ee00fe6ed0e2e', 146209763);


--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 1, 1, 51, 1794802873864, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator"},{"who":"open"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"X9wkg3dMexLqqhGk"}', NULL, NULL);
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 2, 1, 51, 1794802873864, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"X9wkg3dMexLqqhGk","name":"Guest qhGk"}}', NULL, NULL);
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 3, 1, 73, 1794802873886, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"soHtNxRaLJCvQ2nD","name":"Guest Q2nD"}}', 'soHtNxRaLJCvQ2nD', 'sit');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 4, 1, 73, 1794802873886, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL);
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 5, 1, 100, 1794802873913, '{"type":"move","seat":1,"move":"e2","charge":{"spent":27,"forgiven":0,"left":604973}}', 'X9wkg3dMexLqqhGk', 'a1');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 6, 1, 103, 1794802873916, '{"type":"move","seat":2,"move":"e8","charge":{"spent":3,"forgiven":0,"left":604997}}', 'soHtNxRaLJCvQ2nD', 'b1');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 7, 1, 117, 1794802873930, '{"type":"takebackAsked","seat":2,"ply":1}', 'soHtNxRaLJCvQ2nD', 'b2');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 8, 1, 136, 1794802873949, '{"type":"takebackGranted","seat":1,"backTo":1,"charge":{"spent":33,"forgiven":0,"left":604940}}', 'X9wkg3dMexLqqhGk', 'a2');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 9, 1, 149, 1794802873961, '{"type":"move","seat":2,"move":"e3h","charge":{"spent":13,"forgiven":0,"left":609984}}', 'soHtNxRaLJCvQ2nD', 'b3');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 10, 1, 157, 1794802873970, '{"type":"drawOffered","seat":1}', 'X9wkg3dMexLqqhGk', 'a3');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 11, 1, 166, 1794802873978, '{"type":"drawDeclined","seat":2}', 'soHtNxRaLJCvQ2nD', 'b4');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 12, 1, 174, 1794802873986, '{"type":"takebackAsked","seat":1,"ply":0}', 'X9wkg3dMexLqqhGk', 'a4');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 13, 1, 180, 1794802873993, '{"type":"takebackRefused","seat":2}', 'soHtNxRaLJCvQ2nD', 'b5');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 14, 1, 185, 1794802873997, '{"type":"resigned","seat":1}', 'X9wkg3dMexLqqhGk', 'a5');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 15, 1, 185, 1794802873997, '{"type":"ended","result":"0-1","termination":"resignation"}', NULL, NULL);
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 16, 1, 196, 1794802874009, '{"type":"rematchOffered","seat":1}', 'X9wkg3dMexLqqhGk', 'a6');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 17, 1, 205, 1794802874018, '{"type":"rematchOffered","seat":2}', 'soHtNxRaLJCvQ2nD', 'b6');
INSERT INTO public.events VALUES ('J6U5lZZqD8xH', 18, 1, 205, 1794802874018, '{"type":"rematch","game":"hITINI6s9LcW"}', NULL, NULL);
INSERT INTO public.events VALUES ('hITINI6s9LcW', 1, 1, 205, 1794802874018, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"open"},{"who":"creator"}],"clock":"600+5","first":1,"drawSeats":false,"public":true},"by":"X9wkg3dMexLqqhGk","rematchOf":"J6U5lZZqD8xH","root":"J6U5lZZqD8xH"}', NULL, NULL);
INSERT INTO public.events VALUES ('hITINI6s9LcW', 2, 1, 205, 1794802874018, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"soHtNxRaLJCvQ2nD","name":"Guest Q2nD"}}', NULL, NULL);
INSERT INTO public.events VALUES ('hITINI6s9LcW', 3, 1, 205, 1794802874018, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"X9wkg3dMexLqqhGk","name":"Guest qhGk"}}', NULL, NULL);
INSERT INTO public.events VALUES ('hITINI6s9LcW', 4, 1, 205, 1794802874018, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[600000,600000]}', NULL, NULL);
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 1, 1, 220, 1794802874033, '{"type":"created","terms":{"game":"quoridor","seats":[{"who":"creator","fences":2,"seconds":30},{"who":"open"},{"who":"open"},{"who":{"computer":1}}],"options":["free-side-jump"],"clock":"60/move","drawSeats":true,"public":true},"by":"5uVsDzcToq7eBVIz"}', NULL, NULL);
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 2, 1, 220, 1794802874033, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"5uVsDzcToq7eBVIz","name":"Guest BVIz"}}', NULL, NULL);
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 3, 1, 220, 1794802874033, '{"type":"seatTaken","seat":4,"sitter":{"kind":"computer","level":1}}', NULL, NULL);
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 4, 1, 231, 1794802874044, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"X9wkg3dMexLqqhGk","name":"Ann"}}', 'X9wkg3dMexLqqhGk', 's');
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 5, 1, 248, 1794802874061, '{"type":"seatLeft","seat":2}', 'X9wkg3dMexLqqhGk', 'u');
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 6, 1, 263, 1794802874076, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"X9wkg3dMexLqqhGk","name":"Ann"}}', 'X9wkg3dMexLqqhGk', 't');
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 7, 1, 279, 1794802874092, '{"type":"seatTaken","seat":3,"sitter":{"kind":"person","player":"soHtNxRaLJCvQ2nD","name":"Guest Q2nD"}}', 'soHtNxRaLJCvQ2nD', 's');
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 8, 1, 279, 1794802874092, '{"type":"started","setup":{"players":4,"first":3,"options":["free-side-jump"],"position":"e1 a5 e9 i5 / - / 5 5 5 2 / 3"},"order":[3,2,4,1],"given":[60000,60000,60000,30000]}', NULL, NULL);
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 9, 1, 288, 1794802874101, '{"type":"resigned","seat":1}', 'soHtNxRaLJCvQ2nD', 'r');
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 10, 1, 310, 1794802874123, '{"type":"drawOffered","seat":4}', '5uVsDzcToq7eBVIz', 'd');
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 11, 1, 310, 1794802874123, '{"type":"drawDeclined","seat":3}', NULL, NULL);
INSERT INTO public.events VALUES ('e06oYkQFLq8m', 12, 1, 332, 1794802874145, '{"type":"move","seat":3,"move":"f4v","charge":{"spent":53,"forgiven":0,"left":60000}}', NULL, NULL);
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 1, 1, 332, 1794802874145, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"5uVsDzcToq7eBVIz"}', NULL, NULL);
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 2, 1, 332, 1794802874145, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"5uVsDzcToq7eBVIz","name":"Guest BVIz"}}', NULL, NULL);
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 3, 1, 332, 1794802874145, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"5uVsDzcToq7eBVIz","name":"Guest BVIz"}}', NULL, NULL);
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 4, 1, 332, 1794802874145, '{"type":"started","setup":{"players":2,"first":2},"order":[1,2],"given":[]}', NULL, NULL);
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 5, 1, 338, 1794802874151, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '0');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 6, 1, 348, 1794802874161, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '1');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 7, 1, 351, 1794802874164, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '2');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 8, 1, 360, 1794802874173, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '3');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 9, 1, 371, 1794802874184, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '4');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 10, 1, 382, 1794802874194, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '5');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 11, 1, 387, 1794802874200, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '6');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 12, 1, 403, 1794802874216, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '7');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 13, 1, 411, 1794802874224, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '8');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 14, 1, 417, 1794802874230, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '9');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 15, 1, 421, 1794802874233, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '10');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 18, 1, 450, 1794802874263, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '13');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 21, 1, 493, 1794802874306, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '16');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 24, 1, 513, 1794802874325, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '19');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 27, 1, 569, 1794802874382, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '22');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 30, 1, 603, 1794802874416, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '25');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 33, 1, 626, 1794802874439, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '28');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 36, 1, 670, 1794802874483, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '31');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 39, 1, 733, 1794802874546, '{"type":"move","seat":2,"move":"3"}', '5uVsDzcToq7eBVIz', '34');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 42, 1, 770, 1794802874583, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '37');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 45, 1, 826, 1794802874639, '{"type":"move","seat":2,"move":"3"}', '5uVsDzcToq7eBVIz', '40');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 48, 1, 884, 1794802874697, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '43');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 51, 1, 946, 1794802874759, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '46');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 54, 1, 989, 1794802874801, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '49');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 57, 1, 1026, 1794802874839, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '52');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 60, 1, 1097, 1794802874909, '{"type":"move","seat":1,"move":"3"}', '5uVsDzcToq7eBVIz', '55');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 63, 1, 1124, 1794802874936, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '58');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 64, 1, 1124, 1794802874936, '{"type":"ended","result":"0-1","termination":"goal"}', NULL, NULL);
INSERT INTO public.events VALUES ('GocWPanBNwUs', 1, 1, 1144, 1794802874957, '{"type":"created","terms":{"game":"squadro","seats":[{"who":"creator"},{"who":"creator"}],"clock":"-","drawSeats":false,"public":false},"by":"5uVsDzcToq7eBVIz"}', NULL, NULL);
INSERT INTO public.events VALUES ('GocWPanBNwUs', 2, 1, 1144, 1794802874957, '{"type":"seatTaken","seat":1,"sitter":{"kind":"person","player":"5uVsDzcToq7eBVIz","name":"Guest BVIz"}}', NULL, NULL);
INSERT INTO public.events VALUES ('GocWPanBNwUs', 3, 1, 1144, 1794802874957, '{"type":"seatTaken","seat":2,"sitter":{"kind":"person","player":"5uVsDzcToq7eBVIz","name":"Guest BVIz"}}', NULL, NULL);
INSERT INTO public.events VALUES ('GocWPanBNwUs', 4, 1, 1144, 1794802874957, '{"type":"started","setup":{"players":2,"first":1},"order":[1,2],"given":[]}', NULL, NULL);
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 16, 1, 433, 1794802874246, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '11');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 19, 1, 468, 1794802874281, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '14');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 22, 1, 498, 1794802874311, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '17');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 25, 1, 533, 1794802874346, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '20');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 28, 1, 578, 1794802874391, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '23');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 31, 1, 606, 1794802874418, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '26');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 34, 1, 631, 1794802874443, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '29');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 37, 1, 701, 1794802874514, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '32');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 40, 1, 739, 1794802874552, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '35');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 43, 1, 789, 1794802874601, '{"type":"move","seat":2,"move":"3"}', '5uVsDzcToq7eBVIz', '38');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 46, 1, 846, 1794802874659, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '41');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 49, 1, 909, 1794802874722, '{"type":"move","seat":2,"move":"3"}', '5uVsDzcToq7eBVIz', '44');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 52, 1, 957, 1794802874769, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '47');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 55, 1, 997, 1794802874810, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '50');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 58, 1, 1039, 1794802874852, '{"type":"move","seat":1,"move":"3"}', '5uVsDzcToq7eBVIz', '53');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 61, 1, 1113, 1794802874926, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '56');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 17, 1, 438, 1794802874251, '{"type":"move","seat":2,"move":"1"}', '5uVsDzcToq7eBVIz', '12');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 20, 1, 480, 1794802874293, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '15');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 23, 1, 501, 1794802874314, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '18');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 26, 1, 553, 1794802874365, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '21');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 29, 1, 588, 1794802874401, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '24');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 32, 1, 609, 1794802874422, '{"type":"move","seat":1,"move":"1"}', '5uVsDzcToq7eBVIz', '27');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 35, 1, 650, 1794802874463, '{"type":"move","seat":2,"move":"2"}', '5uVsDzcToq7eBVIz', '30');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 38, 1, 720, 1794802874533, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '33');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 41, 1, 755, 1794802874568, '{"type":"move","seat":2,"move":"3"}', '5uVsDzcToq7eBVIz', '36');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 44, 1, 805, 1794802874617, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '39');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 47, 1, 870, 1794802874683, '{"type":"move","seat":2,"move":"3"}', '5uVsDzcToq7eBVIz', '42');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 50, 1, 926, 1794802874739, '{"type":"move","seat":1,"move":"2"}', '5uVsDzcToq7eBVIz', '45');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 53, 1, 976, 1794802874789, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '48');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 56, 1, 1019, 1794802874832, '{"type":"move","seat":1,"move":"3"}', '5uVsDzcToq7eBVIz', '51');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 59, 1, 1070, 1794802874883, '{"type":"move","seat":2,"move":"4"}', '5uVsDzcToq7eBVIz', '54');
INSERT INTO public.events VALUES ('QvxbxPUe8EYw', 62, 1, 1116, 1794802874929, '{"type":"move","seat":1,"move":"3"}', '5uVsDzcToq7eBVIz', '57');
INSERT INTO public.events VALUES ('GocWPanBNwUs', 5, 1, 1147, 1794802874960, '{"type":"aborted","seat":1}', '5uVsDzcToq7eBVIz', 'x');


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('J6U5lZZqD8xH', 'quoridor', 'over', true, 'X9wkg3dMexLqqhGk', 1794802873864, NULL);
INSERT INTO public.games VALUES ('hITINI6s9LcW', 'quoridor', 'playing', true, 'X9wkg3dMexLqqhGk', 1794802874018, 600205);
INSERT INTO public.games VALUES ('e06oYkQFLq8m', 'quoridor', 'playing', true, '5uVsDzcToq7eBVIz', 1794802874033, 30279);
INSERT INTO public.games VALUES ('QvxbxPUe8EYw', 'squadro', 'over', false, '5uVsDzcToq7eBVIz', 1794802874145, NULL);
INSERT INTO public.games VALUES ('GocWPanBNwUs', 'squadro', 'aborted', false, '5uVsDzcToq7eBVIz', 1794802874957, NULL);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES ('X9wkg3dMexLqqhGk', 'Ann', false, NULL, 1794802873902);


--
-- Data for Name: service; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.service VALUES (1, '\x86ecae3fe67e3ae084c37fbbeb3a6c81acf97764353a861cfc38cd9c2a9c6751', 1169, 1794802874980);


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
-- PostgreSQL database dump complete
--


