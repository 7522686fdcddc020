/** Samples a second. */
export const sampleRate = 48_000;

/** Two channels of samples, −1…1. */
export interface Sound {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(seconds: number): Sound {
  const length = Math.round(seconds * sampleRate);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds `sound`, `gain` times as loud, to `bus`. */
export function mixInto(bus: Sound, sound: Sound, gain: number): void {
  for (const [to, from] of [
    [bus.left, sound.left],
    [bus.right, sound.right],
  ] as const) {
    for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (from[at] ?? 0) * gain;
  }
}

/** Hertz of a MIDI number. */
export function frequency(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
