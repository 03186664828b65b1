// Pointer input on the board of Squadro: mouse and touch.

import type { SquadroBoard } from "./board.ts";
import type { Choice } from "./ghost.ts";

export class Pointing {
  readonly #board: SquadroBoard;

  constructor(board: SquadroBoard) {
    this.#board = board;
    const { element, ghost } = board;
    element.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && ghost.chosen === undefined) this.#hover(event.target);
    });
    element.addEventListener("pointerleave", () => {
      if (ghost.chosen === undefined) ghost.wipe();
    });
    element.addEventListener("pointerup", (event) => {
      if (event.button === 0) this.#tap(event.target, event.pointerType !== "mouse");
    });
  }

  #hover(target: EventTarget | null): void {
    const piece = pieceAt(target);
    if (piece === undefined) this.#board.ghost.wipe();
    else this.#board.ghost.show(piece);
  }

  #tap(target: EventTarget | null, touch: boolean): void {
    const { ghost } = this.#board;
    const piece = pieceAt(target);
    if (piece === undefined) return ghost.clear();
    this.#board.focus();
    if (!this.#board.mayMove(piece)) return ghost.show(piece);
    const again = ghost.chosen?.lane === piece.lane && ghost.chosen.seat === piece.seat;
    if (again || !this.#board.confirms(touch)) this.#board.config.onMove(String(piece.lane));
    else ghost.choose(piece);
  }
}

function pieceAt(target: EventTarget | null): Choice | undefined {
  const element = target instanceof Element ? target.closest<SVGGElement>(".piece") : null;
  const { seat, lane } = element?.dataset ?? {};
  return element === null ? undefined : { seat: Number(seat), lane: Number(lane) };
}
