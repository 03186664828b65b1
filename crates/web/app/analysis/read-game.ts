// Reads whatever somebody pastes: a link to an analysis, a record, a list of moves in any notation, a position.

import type { View } from "../rules/client.ts";
import type { Played } from "../rules/messages.ts";
import { ask, loadRules } from "../rules/module.ts";
import { read as readRoute } from "../route.ts";
import { readQuery } from "./address.ts";

/** A game to be analyzed, and whether it is one to be reviewed: all but the start of one. */
type Given = { game: Played; review: boolean };

/** How many moves a game has at least that is reviewed at once, though it isn't over. */
const FEW = 8;

/** Throws what the rules say if the text is none of these. */
export async function readGame(text: string): Promise<Given> {
  await loadRules();
  const game = fromLink(text) ?? ask<Played>({ call: "readRecord", text });
  const view = ask<View>({ call: "view", game });
  return { game, review: game.moves.length > 0 && (view.ending !== null || game.moves.length >= FEW) };
}

function fromLink(text: string): Played | undefined {
  const hash = /#\/analysis\/\S+/.exec(text)?.[0];
  const route = hash === undefined ? undefined : readRoute(hash);
  if (route?.page !== "analysis" || route.game === undefined) return undefined;
  const { setup, moves } = readQuery(route.query);
  return { name: route.game, setup, moves };
}
