// The sounds of wood on wood, made on the spot.

import { settings } from "../settings.ts";

/** How long a phone trembles, in milliseconds. */
const HAPTIC = 14;

let context: AudioContext | undefined;

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

function tone(at: AudioContext, pitch: number, delay: number): void {
  const start = at.currentTime + delay;
  const voice = at.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.14, start + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
  voice.connect(gain).connect(at.destination);
  voice.start(start);
  voice.stop(start + 0.75);
}

export type Sound = "step" | "jump" | "fence" | "back" | "refused" | "end";

/** A short tremble in the hand that holds a phone; nothing elsewhere. */
export function tremble(delay = 0): void {
  if (typeof navigator.vibrate !== "function" || !navigator.userActivation.hasBeenActive) return;
  if (!matchMedia("(pointer: coarse)").matches) return;
  setTimeout(() => navigator.vibrate(HAPTIC), 1_000 * delay);
}

/** Makes a sound, of a fence after so many seconds. */
export function play(sound: Sound, delay = 0): void {
  if (settings.sounds.value === "off" || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const at = context;
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
      [392, 494, 587, 784].forEach((pitch, i) => tone(at, pitch, i * 0.14));
  }
}
