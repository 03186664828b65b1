// What somebody chose before a game, and the game that comes of it.

import type { GameName, Setup } from "../rules/messages.ts";
import { type Clock, wind } from "./clock.ts";
import { secondsOf, type TimePlan, usualTime } from "./control.ts";
import { type Game, newId, type Player } from "./game.ts";

export type Plan = TimePlan & {
  game: GameName;
  against: "computer" | "friends";
  players: number;
  /** At one screen: how many of them are people. The computer plays the last seats. */
  people: number;
  level: number;
  /** Whether every computer has a level of its own, and which, by seat. */
  ownLevels: boolean;
  levels: number[];
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
  return {
    ...usualTime("none"),
    game,
    against,
    players: 2,
    people: 2,
    level: 3,
    ownLevels: false,
    levels: [],
    seat: 0,
    first: 0,
    options: [],
    fences: [10, 10],
    headStart: 0,
  };
}

/** A whole number below this one, all equally likely. */
export function draw(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((number / 2 ** 32) * below);
}

const STARTS = ["", "", "e1 e9", "e1 a5 e9", "e1 a5 e9 i5"];

/** Squadro with the middle piece of one seat turned already. */
export function headStartPosition(ahead: number, first: number): string {
  const side = (seat: number): string => (seat === ahead ? "0 0 6 0 0" : "0 0 0 0 0");
  return `${side(1)} / ${side(2)} / ${first === 1 ? "y" : "r"}`;
}

/** How a game of this plan begins if this seat starts. */
export function setupOf(plan: Plan, first: number): Setup {
  const setup: Setup = { first };
  if (plan.options.length > 0) setup.options = plan.options;
  if (plan.game === "squadro") {
    return plan.headStart === 0 ? setup : { ...setup, position: headStartPosition(plan.headStart, first) };
  }
  setup.players = plan.players;
  const fences = plan.fences.slice(0, plan.players);
  if (fences.every((count) => count === usualFences(plan.players))) return setup;
  return { ...setup, position: `${STARTS[plan.players]} / - / ${fences.join(" ")} / ${first}` };
}

/** The seats that the computer plays if a person has this one. */
export function computerSeats(plan: Plan, you: number): number[] {
  const people = plan.against === "computer" ? [you] : Array.from({ length: plan.people }, (_, index) => index + 1);
  return Array.from({ length: plan.players }, (_, index) => index + 1).filter((seat) => !people.includes(seat));
}

/** The clocks of a plan. What it says about times is about players: first whoever chooses, then the others in turn order. */
function clockOf(plan: Plan, you: number): Clock | undefined {
  const given = Array.from({ length: plan.players }, (_, index) => secondsOf(plan, ((index + 1 - you + plan.players) % plan.players) + 1));
  const times = given.flatMap((seconds) => (seconds === undefined ? [] : [1_000 * seconds]));
  if (times.length === 0) return undefined;
  return plan.clock === "total" ? wind(times, 1_000 * plan.increment) : wind(times);
}

export function begin(chosen: Plan): Game {
  const plan = chosen.game === "squadro" ? { ...chosen, players: 2, people: 2 } : chosen;
  const { players } = plan;
  const you = plan.against === "friends" || plan.game === "quoridor" ? 1 : plan.seat || draw(2) + 1;
  const first = plan.first || draw(players) + 1;
  const computers = computerSeats(plan, you);
  const level = (seat: number): number => (plan.ownLevels && computers.length > 1 ? plan.levels[seat - 1] : undefined) ?? plan.level;
  const player = (seat: number): Player => (computers.includes(seat) ? { kind: "computer", level: level(seat) } : { kind: "person" });
  const clock = clockOf(plan, you);
  const now = Date.now();
  const game: Game = {
    id: newId(),
    name: plan.game,
    setup: setupOf(plan, first),
    players: Array.from({ length: players }, (_, index) => player(index + 1)),
    moves: [],
    seed: draw(2 ** 31),
    drawn: plan.first === 0,
    bottom: you,
    begun: now,
    changed: now,
    over: false,
  };
  return clock === undefined ? game : { ...game, clock };
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
  const next: Game = { ...game, id: newId(), setup, moves: [], seed: draw(2 ** 31), drawn: false, begun: now, changed: now, over: false };
  return game.clock === undefined ? next : { ...next, clock: wind(game.clock.given, game.clock.increment) };
}
