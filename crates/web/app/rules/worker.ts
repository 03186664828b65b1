// Runs the engine module apart from the page, so that thinking never holds the page up.

import { Engine } from "./engine.ts";

type Asked = { id: number; question: string };

const engine = Engine.load(new URL("asset:farside.wasm", import.meta.url));

addEventListener("message", (event: MessageEvent<Asked>) => {
  const { id, question } = event.data;
  engine.then(
    (loaded) => postMessage({ id, answer: loaded.ask(question) }),
    (error: unknown) => postMessage({ id, trouble: String(error) }),
  );
});
