// QR codes of short texts (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10.

/** For each version, from 1: the error correction codewords of a block, and the data codewords of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** For each version, from 1: the rows and columns of the alignment patterns. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** Powers of two, and their logarithms, in the field of 256 elements that the code is made over. */
const POWERS = new Uint8Array(512);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = value < 128 ? 2 * value : (2 * value) ^ 0x11d;
}

const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0);

/** The remainder of a block of data, as a polynomial, by the product of (x − 2^i). */
function correction(data: number[], length: number): number[] {
  let generator = [1];
  for (let root = 0; root < length; root++) {
    const shifted = [...generator, 0];
    generator = shifted.map((term, at) => term ^ multiply(generator[at - 1] ?? 0, POWERS[root] ?? 0));
  }
  const rest = [...data, ...Array.from({ length }, () => 0)];
  data.forEach((_, at) => {
    const factor = rest[at] ?? 0;
    generator.forEach((term, offset) => (rest[at + offset] = (rest[at + offset] ?? 0) ^ multiply(term, factor)));
  });
  return rest.slice(data.length);
}

/** A number followed by its remainder, by a polynomial over the field of two. */
function withCheck(value: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << degree;
  while (31 - Math.clz32(rest) >= degree && rest !== 0) rest ^= polynomial << (31 - Math.clz32(rest) - degree);
  return (value << degree) | rest;
}

/** The codewords of a text: data and correction of all blocks, interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [length, sizes] = BLOCKS[version - 1] ?? [0, []];
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const write = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  write(0b0100, 4);
  write(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) write(byte, 8);
  write(0, Math.min(4, 8 * room - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => correction(block, length));
  const woven: number[] = [];
  for (const parts of [blocks, checks]) {
    for (let at = 0; at < Math.max(...parts.map((part) => part.length)); at++) {
      for (const part of parts) if (at < part.length) woven.push(part[at] ?? 0);
    }
  }
  return woven;
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

class Picture {
  readonly size: number;
  readonly dark: boolean[][];
  /** What isn't data. */
  readonly #fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.dark = empty();
    this.#fixed = empty();
    const last = this.size - 1;
    for (let at = 0; at < this.size; at++) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.#rings(row, column, 4, [2, 4]);
    const aligned = ALIGNED[version - 1] ?? [];
    const end = aligned.at(-1);
    for (const row of aligned) {
      for (const column of aligned) {
        const corner = (row === 6 && column === 6) || (row === 6 && column === end) || (row === end && column === 6);
        if (!corner) this.#rings(row, column, 2, [1]);
      }
    }
    this.format(0);
    if (version < 7) return;
    const number = withCheck(version, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [a, b] = [Math.floor(bit / 3), this.size - 11 + (bit % 3)];
      this.#fix(a, b, ((number >> bit) & 1) === 1);
      this.#fix(b, a, ((number >> bit) & 1) === 1);
    }
  }

  #fix(row: number, column: number, dark: boolean): void {
    const [line, fixed] = [this.dark[row], this.#fixed[row]];
    if (line === undefined || fixed === undefined || column < 0 || column >= this.size) return;
    line[column] = dark;
    fixed[column] = true;
  }

  /** Square rings around a point; those of these radii are light. */
  #rings(row: number, column: number, radius: number, light: number[]): void {
    for (let down = -radius; down <= radius; down++) {
      for (let right = -radius; right <= radius; right++) {
        this.#fix(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
      }
    }
  }

  /** Writes which level and mask it has, twice. Level M is 00. */
  format(mask: number): void {
    const number = withCheck(mask, 0x537) ^ 0x5412;
    const bit = (at: number): boolean => ((number >> at) & 1) === 1;
    const last = this.size - 1;
    for (let at = 0; at < 8; at++) {
      this.#fix(at < 6 ? at : at + 1, 8, bit(at));
      this.#fix(8, last - at, bit(at));
    }
    for (let at = 8; at < 15; at++) {
      this.#fix(8, at === 8 ? 7 : 14 - at, bit(at));
      this.#fix(last - 14 + at, 8, bit(at));
    }
    this.#fix(last - 7, 8, true);
  }

  /** Fills in the data, in pairs of columns from the right, upwards and downwards in turn. */
  fill(words: number[], masked: (row: number, column: number) => boolean): void {
    let bit = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          const line = this.dark[row];
          if (line === undefined || this.#fixed[row]?.[column] === true) continue;
          const word = words[bit >> 3] ?? 0;
          line[column] = (((word >> (7 - (bit & 7))) & 1) === 1) !== masked(row, column);
          bit++;
        }
      }
    }
  }

  /** How hard it is to read: long runs, blocks, what looks like a corner, too much of one colour. */
  penalty(): number {
    const columns = this.dark.map((_, at) => this.dark.map((row) => row[at] ?? false));
    let sum = 0;
    for (const line of [...this.dark, ...columns]) {
      const text = line.map((dark) => (dark ? "1" : "0")).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (let at = 0; at + 11 <= text.length; at++) {
        const part = text.slice(at, at + 11);
        if (part === "10111010000" || part === "00001011101") sum += 40;
      }
    }
    for (let row = 1; row < this.size; row++) {
      for (let column = 1; column < this.size; column++) {
        const here = this.dark[row]?.[column];
        const same = [this.dark[row - 1]?.[column], this.dark[row]?.[column - 1], this.dark[row - 1]?.[column - 1]];
        if (same.every((other) => other === here)) sum += 3;
      }
    }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  }
}

/** The code as rows of modules, dark or light; nothing if the text is too long. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const fits = ([, sizes]: [number, number[]], at: number): boolean =>
    bytes.length + (at < 9 ? 2 : 3) <= sizes.reduce((sum, size) => sum + size, 0);
  const version = BLOCKS.findIndex(fits) + 1;
  if (version === 0) return undefined;
  const words = codewords(bytes, version);
  const pictures = MASKS.map((masked, mask) => {
    const picture = new Picture(version);
    picture.format(mask);
    picture.fill(words, masked);
    return picture;
  });
  const best = Math.min(...pictures.map((picture) => picture.penalty()));
  return pictures.find((picture) => picture.penalty() === best)?.dark;
}
