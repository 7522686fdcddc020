import { random } from '../random.ts';
import type { Stroke } from './arrange.ts';
import { sampleRate } from './sound.ts';
import type { Sound } from './sound.ts';

/** Plays the strokes: a low skin, a brush on a snare, a tick of wood. All of them soft. */
export function drum({ left, right }: Sound, strokes: readonly Stroke[]): void {
  const noise = random('music/skins');
  for (const { at, drum: kind, force } of strokes) {
    const begin = Math.round(at * sampleRate);
    const count = Math.min(Math.round(lengths[kind] * sampleRate), left.length - begin);
    const side = kind === 'tick' ? 0.35 : kind === 'brush' ? -0.2 : 0;
    let turn = 0;
    let slow = 0;
    let fast = 0;
    for (let place = 0; place < count; place++) {
      const t = place / sampleRate;
      let value: number;
      if (kind === 'low') {
        turn += (44 + 70 * Math.exp(-t * 28)) / sampleRate;
        value = Math.sin(turn * 2 * Math.PI) * Math.exp(-t * 7) * 0.55;
      } else {
        const white = noise.next() * 2 - 1;
        fast += (kind === 'tick' ? 0.75 : 0.45) * (white - fast);
        slow += (kind === 'tick' ? 0.4 : 0.09) * (white - slow);
        value =
          (fast - slow) *
          (kind === 'tick' ? Math.exp(-t * 70) * 0.09 : Math.min(1, t * 150) * Math.exp(-t * 15) * 0.15);
      }
      left[begin + place] = (left[begin + place] ?? 0) + value * force * (1 - side);
      right[begin + place] = (right[begin + place] ?? 0) + value * force * (1 + side);
    }
  }
}

/** Seconds. */
const lengths: Readonly<Record<Stroke['drum'], number>> = { low: 0.6, brush: 0.35, tick: 0.08 };
