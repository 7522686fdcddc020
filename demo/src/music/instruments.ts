import { random } from '../random.ts';
import type { Note } from './score.ts';
import { frequency, sampleRate, silence } from './sound.ts';
import type { Sound } from './sound.ts';

/** An instrument plays its notes into a bus. */
export type Instrument = (bus: Sound, notes: readonly Note[]) => void;

const twoPi = Math.PI * 2;

/** One cycle of a sine, for voices whose pitch moves. */
const sineTable = Float32Array.from({ length: 4097 }, (_, at) => Math.sin((twoPi * at) / 4096));

function sine(turn: number): number {
  return sineTable[((turn - Math.floor(turn)) * 4096) | 0] ?? 0;
}

interface Overtone {
  /** Multiple of the note's frequency. */
  readonly ratio: number;
  readonly gain: number;
  /** Seconds until it is a third as loud. */
  readonly decay: number;
}

/** Struck or plucked: overtones that die away, each with its own pace, faster in the treble. */
function struck(
  overtones: readonly Overtone[],
  { attack, release, width }: { attack: number; release: number; width: number },
): Instrument {
  return ({ left, right }, notes) => {
    for (const { at, length, pitch, force } of notes) {
      const hertz = frequency(pitch);
      const begin = Math.round(at * sampleRate);
      const end = Math.min(left.length, begin + Math.round((length + release) * sampleRate));
      const treble = 2 ** ((60 - pitch) / 18);
      const side = Math.max(-1, Math.min(1, (pitch - 66) / 24)) * width;
      for (const { ratio, gain, decay } of overtones) {
        // Strings are stiff: higher partials are a little sharp.
        const tone = hertz * ratio * Math.sqrt(1 + 0.0004 * ratio * ratio);
        if (tone > 16_000) continue;
        const turn = 2 * Math.cos((twoPi * tone) / sampleRate);
        const fall = Math.exp(-1 / (decay * treble * sampleRate));
        const damp = Math.exp(-1 / ((release / 5) * sampleRate));
        const held = begin + Math.round(length * sampleRate);
        let before = -Math.sin((twoPi * tone) / sampleRate);
        let now = 0;
        let level = gain * force;
        for (let place = begin; place < end; place++) {
          const rise = Math.min(1, (place - begin) / (attack * sampleRate));
          const value = now * level * rise;
          left[place] = (left[place] ?? 0) + value * (1 - side);
          right[place] = (right[place] ?? 0) + value * (1 + side);
          const next = turn * now - before;
          before = now;
          now = next;
          level *= place < held ? fall : fall * damp;
        }
      }
    }
  };
}

/** A felt piano: soft hammers, much wood. */
export const piano = struck(
  [
    { ratio: 1, gain: 0.5, decay: 1.5 },
    { ratio: 2, gain: 0.22, decay: 0.9 },
    { ratio: 3, gain: 0.1, decay: 0.6 },
    { ratio: 4, gain: 0.06, decay: 0.42 },
    { ratio: 5, gain: 0.03, decay: 0.3 },
    { ratio: 7, gain: 0.018, decay: 0.18 },
  ],
  { attack: 0.004, release: 0.35, width: 0.3 },
);

/** A harp of steel: what figures are plucked on. */
export const harp = struck(
  [
    { ratio: 1, gain: 0.5, decay: 0.5 },
    { ratio: 2, gain: 0.16, decay: 0.28 },
    { ratio: 3, gain: 0.1, decay: 0.16 },
    { ratio: 5, gain: 0.03, decay: 0.08 },
  ],
  { attack: 0.003, release: 0.5, width: 0.55 },
);

export const bass = struck(
  [
    { ratio: 1, gain: 0.8, decay: 2.2 },
    { ratio: 2, gain: 0.3, decay: 1.1 },
    { ratio: 3, gain: 0.09, decay: 0.5 },
  ],
  { attack: 0.012, release: 0.12, width: 0 },
);

/** A flute over a bow of strings: breath, a vibrato that comes late, each note tied to the next. */
export const flute: Instrument = ({ left, right }, notes) => {
  const breath = random('music/breath');
  for (const { at, length, pitch, force } of notes) {
    const hertz = frequency(pitch);
    const begin = Math.round(at * sampleRate);
    const held = Math.round(length * sampleRate);
    const release = Math.round(0.16 * sampleRate);
    const attack = 0.07 * sampleRate;
    let turn = 0;
    let low = 0;
    for (let place = 0; place < held + release && begin + place < left.length; place++) {
      const seconds = place / sampleRate;
      const vibrato = 1 + 0.0045 * sine(5.1 * seconds) * Math.min(1, seconds / 0.8);
      turn += (hertz * vibrato) / sampleRate;
      low += 0.12 * (breath.next() * 2 - 1 - low);
      const level = force * Math.min(1, place / attack) * (place < held ? 1 : 1 - (place - held) / release);
      const pipe = 0.34 * sine(turn) + 0.1 * sine(turn * 2) + 0.035 * sine(turn * 3) + 0.02 * low;
      const bowed =
        0.075 * sine(turn * 0.5) +
        0.06 * sine(turn * 1.0045) +
        0.05 * sine(turn * 2.009) +
        0.025 * sine(turn * 4.013);
      left[begin + place] = (left[begin + place] ?? 0) + level * (pipe + bowed);
      right[begin + place] =
        (right[begin + place] ?? 0) + level * (pipe - bowed * 0.6 + 0.05 * sine(turn * 0.9962));
    }
  }
};

/** Many slow saws through a filter that opens and closes over the bars. */
export const pad: Instrument = (bus, notes) => {
  const raw = silence(bus.left.length / sampleRate);
  for (const [channel, detune] of [
    [raw.left, 0.9985],
    [raw.left, 1.0042],
    [raw.right, 1.0015],
    [raw.right, 0.9961],
  ] as const) {
    for (const { at, length, pitch, force } of notes)
      saw(channel, { at, length: length + 0.5, pitch, force }, detune);
  }
  sweep(raw.left, bus.left, 0);
  sweep(raw.right, bus.right, 0.21);
};

/** A sawtooth without the harmonics that a sampled step would fold back (PolyBLEP). */
function saw(channel: Float32Array, { at, length, pitch, force }: Note, detune: number): void {
  const step = (frequency(pitch) * detune) / sampleRate;
  const begin = Math.round(at * sampleRate);
  const count = Math.min(Math.round(length * sampleRate), channel.length - begin);
  const rise = 0.9 * sampleRate;
  const fall = 0.9 * sampleRate;
  let phase = (pitch * 0.37 + detune * 100) % 1;
  for (let place = 0; place < count; place++) {
    let value = 2 * phase - 1;
    if (phase < step) {
      const t = phase / step;
      value -= t + t - t * t - 1;
    } else if (phase > 1 - step) {
      const t = (phase - 1) / step;
      value -= t * t + t + t + 1;
    }
    const level = Math.min(1, place / rise, (count - place) / fall);
    channel[begin + place] = (channel[begin + place] ?? 0) + value * level * level * force * 0.06;
    phase += step;
    if (phase >= 1) phase -= 1;
  }
}

/** A two-pole low pass whose corner wanders between 350 and 1500 Hz, once in four bars. */
function sweep(from: Float32Array, to: Float32Array, shift: number): void {
  let low = 0;
  let band = 0;
  let corner = 0;
  for (let at = 0; at < from.length; at++) {
    if ((at & 63) === 0) {
      const turn = at / sampleRate / 15.36 + shift;
      const hertz = 350 + 1150 * (0.5 - 0.5 * Math.cos(twoPi * turn)) ** 1.5;
      corner = 2 * Math.sin((Math.PI * hertz) / sampleRate);
    }
    low += corner * band;
    band += corner * ((from[at] ?? 0) - low - 1.1 * band);
    to[at] = (to[at] ?? 0) + low;
  }
}
