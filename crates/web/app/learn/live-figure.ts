// A figure of the rules on a small board: its position, and its moves played out.

import { sentences } from "../format.ts";
import { smallBoard, type SmallBoard } from "../preview/small-board.ts";
import type { View } from "../rules/client.ts";
import type { GameName, RulebookFigure } from "../rules/messages.ts";
import { emptyGame, type Game } from "../session/game.ts";
import { asQuoridor, asSquadro, boardInWords, laneMoveInWords, moveInWords, quoridorRefusal } from "../text/words.ts";
import { t } from "../texts.ts";

/** How long a position is shown before the next move, in milliseconds. */
const PAUSE = 1_100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

export class LiveFigure {
  readonly #figure: RulebookFigure;
  readonly #game: Game;
  readonly #board: SmallBoard;
  /** What is being played is stopped by what is played next. */
  #played = 0;

  constructor(game: GameName, figure: RulebookFigure) {
    this.#figure = figure;
    this.#game = { ...emptyGame(), name: game, setup: { position: figure.position } };
    this.#board = smallBoard(game, { bottom: 0, refusal: (why) => quoridorRefusal(this.#game, why) });
  }

  /** Puts the board with the figure's position in its place; answers with the position in words. */
  async draw(place: HTMLElement): Promise<string> {
    await this.#board.lay();
    const view = await this.#show([]);
    // Nobody in particular sits at the board: the players are called by their colours.
    this.#game.players = view.sides.map(() => ({ kind: "person" }));
    place.replaceChildren(this.#board.element);
    return sentences(boardInWords(this.#game, view));
  }

  /** Plays one line after the other from the figure's position, and shows what is forbidden; tells what happened. */
  async play(tell: (text: string) => void): Promise<void> {
    const run = ++this.#played;
    const stopped = (): boolean => run !== this.#played;
    for (const [number, line] of this.#figure.lines.entries()) {
      if (number > 0) await pause();
      if (stopped()) return;
      await this.#show([]);
      for (let ply = 1; ply <= line.length; ply++) {
        await pause();
        if (stopped()) return;
        const view = await this.#show(line.slice(0, ply));
        tell(t("rules-figure-played", { move: this.#moveInWords(view) }));
      }
    }
    for (const move of this.#figure.forbidden) {
      const view = await this.#show([]);
      const ghost = asQuoridor(view)?.ghosts[move];
      this.#board.refuse(move);
      if (ghost !== undefined && "why" in ghost)
        tell(
          t("rules-figure-refused", {
            move: moveInWords(this.#game.name, move),
            reason: quoridorRefusal(this.#game, ghost.why),
          }),
        );
    }
  }

  stop(): void {
    this.#played++;
  }

  #show(moves: string[]): Promise<View> {
    return this.#board.show(moves, this.#game.setup);
  }

  #moveInWords(view: View): string {
    const last = asSquadro(view)?.last;
    if (last != null) return laneMoveInWords(last);
    return moveInWords(this.#game.name, view.made.at(-1)?.move ?? "");
  }
}
