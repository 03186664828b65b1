// The sounds of wood on wood, synthesized.

/** How long a phone vibrates, in milliseconds. */
const VIBRATION = 14;

let context: AudioContext | undefined;

/** The audio context of the page; none before somebody has touched it, when browsers play nothing. */
export function audio(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  return context;
}

/** A short knock: noise through a narrow band, and a low body under it. */
function knock(at: AudioContext, pitch: number, loud: number, delay = 0): void {
  const start = at.currentTime + delay;
  const length = 0.09;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-i / samples.length) * 9);
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 4;
  band.Q.value = 1.4;
  const body = at.createOscillator();
  body.frequency.setValueAtTime(pitch, start);
  body.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  noise.connect(band).connect(gain);
  body.connect(gain).connect(at.destination);
  noise.start(start);
  body.start(start);
  body.stop(start + length);
}

/** A tone that swells and fades: its pitch in hertz, its volume, and when it begins, is loudest and has faded, in seconds. */
type Tone = {
  pitch: number;
  volume: number;
  delay: number;
  attack: number;
  decay: number;
  wave: OscillatorType;
};

export function tone(at: AudioContext, { pitch, volume, delay, attack, decay, wave }: Tone): void {
  const start = at.currentTime + delay;
  const voice = at.createOscillator();
  voice.type = wave;
  voice.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + decay);
  voice.connect(gain).connect(at.destination);
  voice.start(start);
  voice.stop(start + decay + 0.05);
}

/** What can be heard of a game. */
type Sound = "step" | "jump" | "fence" | "back" | "refused" | "end";

/** The sounds of a board, and its vibration on phones, as long as it is to have any. */
export class Sounds {
  readonly #sounds: () => boolean;
  readonly #vibrates: () => boolean;

  constructor({ sounds, vibrates }: { sounds: () => boolean; vibrates: () => boolean }) {
    this.#sounds = sounds;
    this.#vibrates = vibrates;
  }

  /** Plays a sound; that of a fence after so many seconds. */
  play(sound: Sound, delay = 0): void {
    const at = this.#sounds() ? audio() : undefined;
    if (at === undefined) return;
    switch (sound) {
      case "step":
        return knock(at, 230, 0.5);
      case "jump":
        knock(at, 260, 0.3);
        return knock(at, 210, 0.5, 0.22);
      case "fence":
        // When it has fallen into its groove, and once more when it settles.
        knock(at, 150, 0.6, delay);
        return knock(at, 190, 0.25, delay + 0.09);
      case "back":
        return knock(at, 120, 0.45, 0.3);
      case "refused":
        return knock(at, 80, 0.3);
      case "end":
        [392, 494, 587, 784].forEach((pitch, i) =>
          tone(at, { pitch, volume: 0.14, delay: i * 0.14, attack: 0.03, decay: 0.7, wave: "triangle" }),
        );
    }
  }

  /** Vibrates for a moment after so many seconds, on phones. */
  vibrate(delay: number): void {
    if (!this.#vibrates() || typeof navigator.vibrate !== "function" || !navigator.userActivation.hasBeenActive) return;
    if (matchMedia("(pointer: coarse)").matches) setTimeout(() => navigator.vibrate(VIBRATION), 1_000 * delay);
  }
}
