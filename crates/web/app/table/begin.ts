// What somebody chose before a game, and the game that comes of it.

import type { GameName, Setup } from "../rules/messages.ts";
import { type Game, newId, type Player } from "./game.ts";

export type Plan = {
  game: GameName;
  against: "computer" | "friends";
  players: number;
  /** At one screen: how many of them are people. The computer plays the last seats. */
  people: number;
  level: number;
  /** Whose seat it is: 0 is drawn. Only asked for in Squadro against the computer. */
  seat: number;
  /** Who starts: 0 is drawn. */
  first: number;
  /** Rule options that are on. */
  options: string[];
  /** Quoridor: the fences of each seat. */
  fences: number[];
  /** Squadro: the seat with a head start, or 0. */
  headStart: number;
};

/** How many fences everybody has. */
export function usualFences(players: number): number {
  return Math.floor(20 / players);
}

export function usualPlan(game: GameName, against: Plan["against"]): Plan {
  return { game, against, players: 2, people: 2, level: 3, seat: 0, first: 0, options: [], fences: [10, 10], headStart: 0 };
}

/** A whole number below this one, all equally likely. */
function draw(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((number / 2 ** 32) * below);
}

const STARTS = ["", "", "e1 e9", "e1 a5 e9", "e1 a5 e9 i5"];

/** How a game of this plan begins if this seat starts. */
export function setupOf(plan: Plan, first: number): Setup {
  const setup: Setup = { first };
  if (plan.options.length > 0) setup.options = plan.options;
  if (plan.game === "squadro") {
    if (plan.headStart === 0) return setup;
    const side = (seat: number): string => (seat === plan.headStart ? "0 0 6 0 0" : "0 0 0 0 0");
    return { ...setup, position: `${side(1)} / ${side(2)} / ${first === 1 ? "y" : "r"}` };
  }
  setup.players = plan.players;
  const fences = plan.fences.slice(0, plan.players);
  if (fences.every((count) => count === usualFences(plan.players))) return setup;
  return { ...setup, position: `${STARTS[plan.players]} / - / ${fences.join(" ")} / ${first}` };
}

export function begin(plan: Plan): Game {
  const players = plan.game === "squadro" ? 2 : plan.players;
  const you = plan.against === "friends" || plan.game === "quoridor" ? 1 : plan.seat || draw(2) + 1;
  const first = plan.first || draw(players) + 1;
  const player = (seat: number): Player =>
    seat === you || (plan.against === "friends" && seat <= (plan.game === "squadro" ? 2 : plan.people)) ? { kind: "person" } : { kind: "computer", level: plan.level };
  const now = Date.now();
  return {
    id: newId(),
    name: plan.game,
    setup: setupOf({ ...plan, players }, first),
    players: Array.from({ length: players }, (_, index) => player(index + 1)),
    moves: [],
    seed: draw(2 ** 31),
    drawn: plan.first === 0,
    bottom: you,
    begun: now,
    changed: now,
    over: false,
  };
}

/** The same game once more, with the next player starting. */
export function again(game: Game): Game {
  const first = ((game.setup.first ?? 1) % game.players.length) + 1;
  const setup: Setup = { ...game.setup, first };
  if (setup.position !== undefined) {
    const turn = game.name === "squadro" ? (first === 1 ? "y" : "r") : String(first);
    setup.position = setup.position.replace(/\S+$/, turn);
  }
  const now = Date.now();
  return { ...game, id: newId(), setup, moves: [], seed: draw(2 ** 31), drawn: false, begun: now, changed: now, over: false };
}
