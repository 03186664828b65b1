// Positions and moves in words.

import type { QuoridorPosition } from "../board/quoridor/config.ts";
import type { SquadroPosition } from "../board/squadro/config.ts";
import { list, sentences } from "../format.ts";
import type { View } from "../rules/client.ts";
import type {
  GameName,
  QuoridorChange,
  QuoridorRefusal,
  SquadroLast,
  SquadroPiece,
  SquadroRefusal,
} from "../rules/messages.ts";
import { type Game, isPerson, people } from "../session/game.ts";
import { t } from "../texts.ts";
import { endingInWords } from "./ending.ts";
import { asQuoridor, asSquadro, colour, playerName } from "./players.ts";

export { asQuoridor, asSquadro, colour, playerName };

/** A move in words. */
export function moveInWords(name: GameName, move: string): string {
  if (move.startsWith("x")) return t("move-leaves");
  if (name === "squadro") return t("move-lane", { lane: Number(move) });
  const square = move.slice(0, 2);
  if (move.length === 2) return t("move-pawn", { square });
  return move.endsWith("h") ? t("move-fence-h", { square }) : t("move-fence-v", { square });
}

/** The space of a lane that a piece with this progress is on, counted from its start: there and back the same. */
const spaceOf = (progress: number): number => (progress <= 6 ? progress : 12 - progress);

/** What a move of Squadro did, for the list of moves: `3: 0–2 ×1`, the lanes of the pieces it jumped last. Notation, not text. */
export function laneMove({ lane, path }: SquadroLast): string {
  const moved = `${lane}: ${spaceOf(path.from)}–${spaceOf(path.to)}`;
  return path.jumped.length === 0 ? moved : `${moved} ×${path.jumped.map((jump) => jump.lane).join(",")}`;
}

/** The same for somebody who listens. */
export function laneMoveInWords({ lane, path }: SquadroLast): string {
  const given = { lane, from: spaceOf(path.from), to: spaceOf(path.to) };
  const sent = path.jumped.map((jump) =>
    t(jump.to === 0 ? "landing-sends-start" : "landing-sends-turning", { lane: jump.lane }),
  );
  return list([t("move-lane-spaces", given), ...sent]);
}

/** How the game stands, in a sentence. */
export function standing(game: Game, view: View): string {
  const ended = endingInWords(game, view);
  if (ended !== undefined) return ended;
  const player = playerName(game, view.turn);
  if (game.players[view.turn - 1]?.kind === "computer") return t("status-thinking", { player });
  return isPerson(game, view.turn) && people(game) === 1 ? t("status-your-turn") : t("status-turn", { player });
}

/** What a fence does to the paths of all players. */
export function effect(game: Game, changes: QuoridorChange[], view: QuoridorPosition): string {
  const longer = changes.filter((change) => change.longer > 0);
  if (longer.length === 0) return t("effect-none");
  const two = game.players.length === 2;
  // The others first: it is they who are to be held up.
  longer.sort((a, b) => Number(a.seat === view.turn) - Number(b.seat === view.turn));
  const part = ({ seat, longer: steps }: QuoridorChange): string => {
    if (seat === view.turn) return t(two ? "effect-you" : "effect-seat-you", { steps });
    return two ? t("effect-them", { steps }) : t("effect-seat", { steps, colour: colour("quoridor", seat) });
  };
  return list(longer.map(part));
}

export function quoridorRefusal(game: Game, why: QuoridorRefusal): string {
  switch (why.reason) {
    case "cuts-off":
      return isPerson(game, why.seat) && people(game) === 1
        ? t("refused-cuts-off-you")
        : t("refused-cuts-off", { player: playerName(game, why.seat) });
    case "overlaps":
    case "crosses":
      return t(`refused-${why.reason}`, { fence: why.other });
    case "fence-between":
      return t("refused-fence-between", { fence: why.fence });
    case "straight-jump-possible":
      return t("refused-straight-jump-possible", { square: why.landing });
    default:
      return t(`refused-${why.reason}`);
  }
}

export function squadroRefusal(why: SquadroRefusal): string {
  return t(`refused-${why.reason}`);
}

/** What is on a square of Quoridor. */
export function squareInWords(game: Game, square: string, view: QuoridorPosition): string {
  const seat = view.sides.findIndex(({ pawn }) => pawn === square) + 1;
  if (seat > 0) return t("square-pawn", { square, colour: colour(game.name, seat) });
  return view.targets.includes(square) ? t("square-target", { square }) : square;
}

/** The whole board, sentence by sentence. */
export function boardInWords(game: Game, view: View): string[] {
  const quoridor = asQuoridor(view);
  const squadro = asSquadro(view);
  const said: string[] = [];
  if (quoridor !== undefined) {
    quoridor.sides.forEach(({ pawn, fences, distance }, index) => {
      if (pawn !== null)
        said.push(
          sentences([
            t("say-pawn", { player: colour(game.name, index + 1), square: pawn }),
            t("say-steps", { steps: distance ?? 0 }),
            t("say-fences", { fences }),
          ]),
        );
    });
    const across = quoridor.fences.filter((fence) => fence.endsWith("h"));
    const along = quoridor.fences.filter((fence) => fence.endsWith("v"));
    const beside = (fences: string[]): string => list(fences.map((fence) => fence.slice(0, 2)));
    if (across.length > 0) said.push(t("say-fences-h", { fences: beside(across) }));
    if (along.length > 0) said.push(t("say-fences-v", { fences: beside(along) }));
    if (quoridor.fences.length === 0) said.push(t("say-no-fences"));
    if (quoridor.targets.length > 0) said.push(targetsInWords(quoridor));
  }
  squadro?.sides.forEach(({ pieces, home, needs }, index) => {
    const player = colour(game.name, index + 1);
    said.push(sentences([t("say-home", { player, home }), t("say-needs", { needs }), ...pieces.map(pieceInWords)]));
  });
  said.push(standing(game, view));
  return said;
}

/** Where the pawn of whoever is to move can go. */
export function targetsInWords({ targets }: QuoridorPosition): string {
  return t("say-targets", { squares: list(targets) });
}

/** Where a piece of Squadro is, and how far it goes in one move. */
export function pieceInWords({ lane, progress, speed }: Pick<SquadroPiece, "lane" | "progress" | "speed">): string {
  if (progress === 0) return t("piece-start", { lane, speed });
  if (progress === 6) return t("piece-turning", { lane, speed });
  if (progress === 12) return t("piece-home", { lane });
  const given = { lane, space: spaceOf(progress), speed };
  return progress < 6 ? t("piece-out", given) : t("piece-back", given);
}

/** What the next move of a piece of Squadro does: where it lands, and where those go whom it jumps. */
export function landing(view: SquadroPosition, seat: number, lane: number): string {
  const piece = view.sides[seat - 1]?.pieces[lane - 1];
  if (piece?.path == null) return t("landing-none");
  const { path, progress } = piece;
  const { to } = path;
  const lands =
    to === 12 ? t("landing-home") : to === 6 ? t("landing-turning") : t("landing-space", { spaces: to - progress });
  const sent = path.jumped.map((jump) =>
    t(jump.to === 0 ? "landing-sends-start" : "landing-sends-turning", { lane: jump.lane }),
  );
  return list([lands, ...sent]);
}
