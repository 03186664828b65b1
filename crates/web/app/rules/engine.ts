// The engine module: rules and computer players. A question and its answer are JSON texts.

type Exports = {
  memory: WebAssembly.Memory;
  alloc: (length: number) => number;
  dealloc: (address: number, length: number) => void;
  call: (address: number, length: number) => bigint;
};

export class Engine {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async load(source: URL): Promise<Engine> {
    const imports = { page: { now: () => performance.now() } };
    const { instance } = await WebAssembly.instantiateStreaming(fetch(source), imports);
    // What the module exports is settled in crates/wasm/src/interface.rs.
    return new Engine(instance.exports as unknown as Exports);
  }

  ask(question: string): string {
    const { memory, alloc, call, dealloc } = this.#exports;
    const bytes = this.#encoder.encode(question);
    const room = alloc(bytes.length);
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const answered = BigInt.asUintN(64, call(room, bytes.length));
    const address = Number(answered >> 32n);
    const length = Number(answered & 0xffff_ffffn);
    const answer = this.#decoder.decode(new Uint8Array(memory.buffer, address, length));
    dealloc(address, length);
    return answer;
  }
}
