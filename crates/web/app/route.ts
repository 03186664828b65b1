// Routes. Addresses are behind the `#`, so that any web host can serve the app.

import { signal } from "@preact/signals";

import { type GameName, GAMES } from "./rules/messages.ts";

export type Route =
  | { page: "home" }
  | { page: "new"; game: GameName; against: "computer" | "friends" }
  | { page: "play"; id: string }
  | { page: "invite"; game: GameName }
  | { page: "lobby"; look?: "join" | "watch" }
  | { page: "game"; id: string; link: string; watch?: boolean }
  | { page: "analysis"; game?: GameName; query: string }
  /** Which puzzles is for the page to read. */
  | { page: "puzzles"; path: string }
  | { page: "level"; game?: GameName }
  | { page: "saved" }
  | { page: "settings" }
  | { page: "privacy" }
  | { page: "help"; game?: GameName }
  | { page: "rules"; game: GameName; players?: number }
  | { page: "learn"; game?: GameName; lesson?: string }
  | { page: "not-found" };

export function read(hash: string): Route {
  const path = hash.replace(/^#?\/?/, "");
  const mark = path.indexOf("?");
  // A position in a query has slashes of its own.
  const [before, query] = mark < 0 ? [path, ""] : [path.slice(0, mark), path.slice(mark + 1)];
  const [first = "", second = "", third = "", fourth = ""] = before.split("/");
  const game = GAMES.find((name) => name === second);
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      if (game === undefined) return { page: "not-found" };
      return { page: "new", game, against: third === "friends" ? "friends" : "computer" };
    case "play":
      return second === "" ? { page: "not-found" } : { page: "play", id: second };
    case "invite":
      return game === undefined ? { page: "not-found" } : { page: "invite", game };
    case "game":
      if (!/^[0-9A-Za-z]{12}$/.test(second)) return { page: "not-found" };
      // The key of a secret link is hexadecimal; a public game has none.
      return third === "watch"
        ? { page: "game", id: second, link: "", watch: true }
        : { page: "game", id: second, link: third, watch: fourth === "watch" };
    case "lobby":
      return second === "join" || second === "watch" ? { page: "lobby", look: second } : { page: "lobby" };
    case "puzzles":
      return { page: "puzzles", path: before.slice(first.length + 1) };
    case "help":
    case "level":
      return game === undefined ? { page: first } : { page: first, game };
    case "rules":
      if (game === undefined) return { page: "not-found" };
      return /^[234]$/.test(third) ? { page: "rules", game, players: Number(third) } : { page: "rules", game };
    case "learn":
      if (game === undefined) return second === "" ? { page: "learn" } : { page: "not-found" };
      return third === "" ? { page: "learn", game } : { page: "learn", game, lesson: third };
    case "analysis":
      if (second !== "" && game === undefined) return { page: "not-found" };
      return game === undefined ? { page: "analysis", query: "" } : { page: "analysis", game, query };
    case "saved":
    case "settings":
    case "privacy":
      return { page: first };
    default:
      return { page: "not-found" };
  }
}

/**
 * The address that a link led to. Links to games have the game in the query, too, for those who show links and never see
 * what is behind the `#`; in the app it is only there.
 */
export function arrival(search: string, hash: string): { search: string; hash: string } {
  const query = new URLSearchParams(search);
  const id = query.get("game");
  for (const name of ["game", "board", "position", "moves"]) query.delete(name);
  const rest = query.size === 0 ? "" : `?${query}`;
  return { search: rest, hash: hash === "" && id !== null ? `#/game/${id}` : hash };
}

function arrive(): string {
  const { search, hash } = arrival(location.search, location.hash);
  if (search !== location.search || hash !== location.hash)
    history.replaceState(history.state, "", `${location.pathname}${search}${hash}`);
  return hash;
}

export const route = signal<Route>(read(arrive()));

/** The address of a page, for links. */
export function address(to: Route): string {
  switch (to.page) {
    case "home":
    case "not-found":
      return "#/";
    case "new":
      return `#/new/${to.game}/${to.against}`;
    case "play":
      return `#/play/${to.id}`;
    case "invite":
      return `#/invite/${to.game}`;
    case "game":
      return ["#/game", to.id, ...(to.link === "" ? [] : [to.link]), ...(to.watch === true ? ["watch"] : [])].join("/");
    case "lobby":
      return to.look === undefined ? "#/lobby" : `#/lobby/${to.look}`;
    case "puzzles":
      return to.path === "" ? "#/puzzles" : `#/puzzles/${to.path}`;
    case "help":
    case "level":
      return to.game === undefined ? `#/${to.page}` : `#/${to.page}/${to.game}`;
    case "rules":
      return to.players === undefined ? `#/rules/${to.game}` : `#/rules/${to.game}/${to.players}`;
    case "learn":
      return ["#/learn", to.game, to.lesson].filter((part) => part !== undefined).join("/");
    case "analysis":
      return `#/analysis${to.game === undefined ? "" : `/${to.game}`}${to.query === "" ? "" : `?${to.query}`}`;
    default:
      return `#/${to.page}`;
  }
}

/** The whole address of a page, for others. */
export function fullAddress(to: Route): string {
  return new URL(address(to), location.href).href;
}

export function go(to: Route): void {
  location.hash = address(to);
}

export function followAddress(): void {
  addEventListener("hashchange", () => {
    route.value = read(location.hash);
    scrollTo(0, 0);
  });
}
