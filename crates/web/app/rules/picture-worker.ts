// Runs the pictures module apart from the page: an animation takes a second or two.

import type { WorkerReply } from "./computer.ts";
import { WasmModule } from "./wasm.ts";

/** What the worker is asked. */
export type PictureQuestion = { id: number; request: string };

let module: Promise<WasmModule> | undefined;

async function answer({ id, request }: PictureQuestion): Promise<WorkerReply> {
  try {
    module ??= WasmModule.load(new URL("asset:pictures.wasm", import.meta.url));
    return { id, answer: (await module).ask(request) };
  } catch (error) {
    // The next request loads it again.
    module = undefined;
    return { id, trouble: String(error) };
  }
}

addEventListener(
  "message",
  (event: MessageEvent<PictureQuestion>) => void answer(event.data).then((told) => postMessage(told)),
);
