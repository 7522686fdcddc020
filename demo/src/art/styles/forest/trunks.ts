import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { n } from '../../drawing.ts';
import type { Drawing } from '../../drawing.ts';
import { conifer } from '../../flora.ts';
import { lerp } from '../../noise.ts';
import type { Brief } from '../../scene.ts';

/** Firs that leave a gap about `gapX`. */
export function firs(
  d: Drawing,
  random: Brief['random'],
  line: (x: number) => number,
  width: number,
  u: number,
  t: number,
  tone: Rgb,
  gapX: number,
): void {
  let path = '';
  for (let x = -6 * u; x < width + 6 * u; x += random.range(3, 7) * u * (0.7 + t)) {
    const near = Math.abs(x - gapX) / u;
    if (near < 7 + t * 16) continue;
    path += conifer(random, x, line(x) + u, lerp(26, 62, t) * u * random.range(0.7, 1.2));
  }
  d.path(path, hex(tone));
}

interface Trunks {
  readonly line: (x: number) => number;
  readonly width: number;
  readonly height: number;
  readonly u: number;
  readonly t: number;
  readonly tone: Rgb;
  readonly glow: Rgb;
  readonly lightX: number;
  readonly gapX: number;
  readonly isPoster: boolean;
}

/** Trunks with roots and broken boughs, edged with light on the side that faces it. */
export function trunks(
  d: Drawing,
  random: Brief['random'],
  { line, width, u, t, tone, glow, lightX, gapX, isPoster }: Trunks,
): void {
  const edgeTone = mix(tone, glow, 0.62);
  const gap = lerp(5.5, isPoster ? 17 : 24, t) * u;
  for (let x = random.range(-8, 2) * u; x < width + 8 * u; x += gap * random.range(0.55, 1.45)) {
    const clear = lerp(3, isPoster ? 17 : 24, t ** 1.2) * u;
    if (Math.abs(x - gapX) < clear) continue;
    const thick = lerp(0.8, 5, t ** 1.4) * u * random.range(0.6, 1.35);
    const lean = random.around() * thick * 1.2;
    const foot = line(x) + u * (0.6 + t);
    const side = lightX > x ? 1 : -1;
    const wobble = random.range(-1, 1) * thick * 0.3;
    const left = `M${n(x - thick * 1.25)} ${n(foot)}C${n(x - thick * 0.6)} ${n(foot - thick * 1.4)} ${n(x - thick * 0.5 + wobble)} ${n(foot * 0.6)} ${n(x - thick * 0.38 + lean)} ${n(-2 * u)}`;
    const body = `${left}L${n(x + thick * 0.38 + lean)} ${n(-2 * u)}C${n(x + thick * 0.5 + wobble)} ${n(foot * 0.6)} ${n(x + thick * 0.6)} ${n(foot - thick * 1.4)} ${n(x + thick * 1.25)} ${n(foot)}Z`;
    d.path(
      body,
      d.linear(
        [x - thick * 0.55 * side, 0],
        [x + thick * 0.6 * side, 0],
        [
          [0, shift(tone, { l: -0.02 })],
          [0.7, tone],
          [1, edgeTone],
        ],
      ),
    );
    let boughs = '';
    for (let k = random.int(1, 4); k > 0; k--) {
      const y = foot * random.range(0.05, 0.62);
      const way = random.chance(0.5) ? 1 : -1;
      const reach = thick * random.range(2.4, 6);
      const up = reach * random.range(0.2, 0.6);
      boughs += `M${n(x + lean * (1 - y / foot))} ${n(y - thick * 0.12)}Q${n(x + way * reach * 0.5)} ${n(y - up * 0.3)} ${n(x + way * reach)} ${n(y - up)}Q${n(x + way * reach * 0.5)} ${n(y - up * 0.1 + thick * 0.16)} ${n(x + lean * (1 - y / foot))} ${n(y + thick * 0.26)}Z`;
      boughs += `M${n(x + way * reach * 0.52)} ${n(y - up * 0.36)}q${n(way * reach * 0.08)} ${n(-up * 0.5)} ${n(way * reach * 0.3)} ${n(-up * 0.75)}q${n(-way * reach * 0.16)} ${n(up * 0.4)} ${n(-way * reach * 0.22)} ${n(up * 0.86)}Z`;
    }
    d.path(boughs, hex(tone));
  }
}
