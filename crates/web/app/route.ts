// Pages have addresses behind the `#`, so that any web host can serve them.

import { signal } from "@preact/signals";

import type { GameName } from "./rules/messages.ts";

export type Route =
  | { page: "home" }
  | { page: "new"; game: GameName; against: "computer" | "friends" }
  | { page: "play"; id: string }
  | { page: "saved" }
  | { page: "settings" }
  | { page: "help" }
  | { page: "lost" };

export function read(address: string): Route {
  const [first = "", second = "", third = ""] = address.replace(/^#?\/?/, "").split("/");
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      if (second !== "quoridor" && second !== "squadro") return { page: "lost" };
      return { page: "new", game: second, against: third === "friends" ? "friends" : "computer" };
    case "play":
      return second === "" ? { page: "lost" } : { page: "play", id: second };
    case "saved":
    case "settings":
    case "help":
      return { page: first };
    default:
      return { page: "lost" };
  }
}

export const route = signal<Route>(read(location.hash));

/** The address of a page, for links. */
export function address(to: Route): string {
  switch (to.page) {
    case "home":
    case "lost":
      return "#/";
    case "new":
      return `#/new/${to.game}/${to.against}`;
    case "play":
      return `#/play/${to.id}`;
    default:
      return `#/${to.page}`;
  }
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
