import { sampleRate, silence } from './sound.ts';
import type { Sound } from './sound.ts';

/** Delays of Schroeder's combs and all-passes, in samples at 44.1 kHz, as Freeverb has them; the right side's are longer. */
const combs = [1116, 1277, 1422, 1557];
const passes = [556, 341];
const spread = 23;

/** What a hall of about 2.5 s answers to `dry`. */
export function reverb(dry: Sound): Sound {
  const wet = silence(dry.left.length / sampleRate);
  hall(dry, wet.left, 0);
  hall(dry, wet.right, spread);
  return wet;
}

function hall(dry: Sound, wet: Float32Array, further: number): void {
  for (const comb of combs) {
    const line = new Float32Array(Math.round(((comb + further) * sampleRate) / 44_100));
    let place = 0;
    let dull = 0;
    for (let at = 0; at < wet.length; at++) {
      const echo = line[place] ?? 0;
      dull += 0.7 * (echo - dull);
      line[place] = ((dry.left[at] ?? 0) + (dry.right[at] ?? 0)) * 0.5 + dull * 0.86;
      wet[at] = (wet[at] ?? 0) + echo;
      if (++place === line.length) place = 0;
    }
  }
  for (const pass of passes) {
    const line = new Float32Array(Math.round(((pass + further) * sampleRate) / 44_100));
    let place = 0;
    for (let at = 0; at < wet.length; at++) {
      const echo = line[place] ?? 0;
      const input = wet[at] ?? 0;
      line[place] = input + echo * 0.5;
      wet[at] = echo - input * 0.5;
      if (++place === line.length) place = 0;
    }
  }
}
