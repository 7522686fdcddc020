import { sampleRate } from './sound.ts';
import type { Sound } from './sound.ts';

/** Coefficients of ITU-R BS.1770-4, table 1 and 2, at 48 kHz: the head, then the ear's dullness to low tones. */
const head = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
} as const;
const ear = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] } as const;

/** Integrated loudness in LUFS (ITU-R BS.1770-4); −Infinity for silence. */
export function loudness({ left, right }: Sound): number {
  const step = sampleRate / 10;
  const tenths = [left, right].map((channel) => energies(channel, step));
  const blocks: number[] = [];
  // 400 ms, each overlapping the one before it by three quarters.
  for (let at = 0; at + 4 <= (tenths[0]?.length ?? 0); at++) {
    const sum = tenths.reduce(
      (total, energy) => total + energy.slice(at, at + 4).reduce((a, b) => a + b, 0),
      0,
    );
    blocks.push(sum / (4 * step));
  }
  const mean = (list: readonly number[]): number =>
    list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length;
  const inLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
  const heard = blocks.filter((power) => inLufs(power) > -70);
  const gate = inLufs(mean(heard)) - 10;
  return inLufs(mean(heard.filter((power) => inLufs(power) > gate)));
}

/** Energy of each run of `step` samples, as the ear weighs it. */
function energies(channel: Float32Array, step: number): number[] {
  const sums: number[] = [];
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (let at = 0; at < channel.length; at++) {
    const x = channel[at] ?? 0;
    const y = head.b[0] * x + head.b[1] * x1 + head.b[2] * x2 - head.a[0] * y1 - head.a[1] * y2;
    const z = ear.b[0] * y + ear.b[1] * y1 + ear.b[2] * y2 - ear.a[0] * z1 - ear.a[1] * z2;
    [x2, x1, y2, y1, z2, z1] = [x1, x, y1, y, z1, z];
    sum += z * z;
    if ((at + 1) % step === 0) {
      sums.push(sum);
      sum = 0;
    }
  }
  return sums;
}

/** Makes `sound` as loud as `target` (LUFS), and rounds off what would go beyond −1 dB. */
export function normalise({ left, right }: Sound, target: number): void {
  const gain = 10 ** ((target - loudness({ left, right })) / 20);
  if (!Number.isFinite(gain)) return;
  const ceiling = 0.89;
  const knee = 0.7;
  for (const channel of [left, right]) {
    for (let at = 0; at < channel.length; at++) {
      const value = (channel[at] ?? 0) * gain;
      const size = Math.abs(value);
      const rounded =
        size <= knee ? size : knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee));
      channel[at] = value < 0 ? -rounded : rounded;
    }
  }
}
