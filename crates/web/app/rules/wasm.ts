// A WebAssembly module of ours, as crates/wasm/src/interface.rs describes it. Requests and responses are JSON texts.

type Exports = {
  memory: WebAssembly.Memory;
  alloc: (length: number) => number;
  dealloc: (address: number, length: number) => void;
  call: (address: number, length: number) => bigint;
  /** Only the engines module has it. */
  install?: (name: number, nameLength: number, content: number, length: number) => bigint;
};

export class WasmModule {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async load(source: URL): Promise<WasmModule> {
    const imports = { page: { now: () => performance.now() } };
    const { instance } = await WebAssembly.instantiateStreaming(fetch(source), imports);
    return new WasmModule(instance.exports as unknown as Exports);
  }

  ask(request: string): string {
    return this.#read(this.#exports.call(...this.#write(this.#encoder.encode(request))));
  }

  /** Installs a file that a computer player needs. */
  install(name: string, content: Uint8Array): string {
    const { install } = this.#exports;
    if (install === undefined) throw new Error("only the engines module installs files");
    return this.#read(install(...this.#write(this.#encoder.encode(name)), ...this.#write(content)));
  }

  /** Writes bytes into the module's memory, which the function that is called next frees. */
  #write(bytes: Uint8Array): [address: number, length: number] {
    const { memory, alloc } = this.#exports;
    const address = alloc(bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  /** Reads an answer and frees it. */
  #read(answered: bigint): string {
    const { memory, dealloc } = this.#exports;
    const both = BigInt.asUintN(64, answered);
    const [address, length] = [Number(both >> 32n), Number(both & 0xffff_ffffn)];
    const answer = this.#decoder.decode(new Uint8Array(memory.buffer, address, length));
    dealloc(address, length);
    return answer;
  }
}
