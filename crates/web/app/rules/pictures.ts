// Games and positions as files, which a module of its own makes in a worker that is started when first needed.

import { scriptUrl } from "../trusted-url.ts";
import type { WorkerReply } from "./computer.ts";
import type { PictureFormat, PictureRequest, Played } from "./messages.ts";
import type { PictureQuestion } from "./picture-worker.ts";
import { read } from "./reply.ts";

/** The widths of pictures and animations, in pixels. */
const WIDTHS: Record<PictureFormat, number> = { json: 0, svg: 800, png: 1000, gif: 480 };
const TYPES: Record<PictureFormat, string> = {
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  gif: "image/gif",
};

type Waiting = { answer: (text: string) => void; fail: (error: Error) => void };

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();

/** A game, or its last position, as a file. */
export async function fileOf(game: Played, format: PictureFormat, theme: string): Promise<File> {
  const request: PictureRequest = { call: "picture", game, format, theme, size: WIDTHS[format] };
  const told = read<string>(await ask(JSON.stringify(request)));
  const content = format === "json" || format === "svg" ? told : decode(told);
  return new File([content], `${game.name}.${format}`, { type: TYPES[format] });
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function ask(request: string): Promise<string> {
  return new Promise((answer, fail) => {
    worker ??= begin();
    const id = next++;
    waiting.set(id, { answer, fail });
    worker.postMessage({ id, request } satisfies PictureQuestion);
  });
}

function begin(): Worker {
  const begun = new Worker(scriptUrl(new URL("asset:rules/picture-worker.ts", import.meta.url)), { type: "module" });
  begun.addEventListener("message", (event: MessageEvent<WorkerReply>) => {
    const told = event.data;
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ("answer" in told) asker?.answer(told.answer);
    else asker?.fail(new Error(told.trouble));
  });
  // The worker itself couldn't be loaded; the next request starts another one.
  begun.addEventListener("error", (event) => {
    if (worker === begun) worker = undefined;
    for (const asker of waiting.values()) asker.fail(new Error(event.message || "pictures can't be made"));
    waiting.clear();
  });
  return begun;
}
