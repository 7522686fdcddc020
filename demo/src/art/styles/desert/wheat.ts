import { mist } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, n } from '../../drawing.ts';
import { walker } from '../../figures.ts';
import { blob, leaf } from '../../flora.ts';
import { lerp } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** Fields of grain up to the horizon, one tree, a reaper, ears before the lens. */
export function wheat(
  frame: Brief['frame'],
  palette: Brief['palette'],
  random: Brief['random'],
  seed: string,
  horizon: number,
): Layer[] {
  const { width, height, u, focus } = frame;
  const layers: Layer[] = [];
  const gold = palette.tone(0, 0.74, 0.14);
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const line = ridgeLine(`${seed}/grain${i}`, {
      base: horizon + t ** 1.4 * (height - horizon) * 0.55,
      rise: lerp(3, 6, t) * u,
      span: lerp(50, 90, t) * u,
      jag: 0,
    });
    const tone = mix(mix(gold, palette.sky[2], 0.35 * (1 - t)), palette.near, t * 0.5);
    const d = new Drawing(width, height);
    d.path(
      under(line, width, height + u, 2 * u, 3 * u),
      d.linear(
        [0, horizon],
        [0, height],
        [
          [0, mix(tone, palette.sun, 0.3)],
          [1, mix(tone, palette.near, 0.4)],
        ],
      ),
    );
    if (i === 1) {
      const x = focus.x - 15 * u;
      for (const [k, s] of [
        [-0.05, 7],
        [0.05, 5.6],
        [0, 6.4],
      ] as const)
        d.path(
          blob(random, x + k * 70 * u, line(x) - (11 + k * 20) * u, s * u),
          hex(mix(palette.near, palette.tone(2, 0.45, 0.1), 0.5 + k)),
        );
      d.rect(x - 0.7 * u, line(x) - 9 * u, 1.4 * u, 10 * u, hex(palette.near));
      d.path(walker(focus.x + 9 * u, line(focus.x + 9 * u) + u, 13 * u, 1), hex(palette.near));
      d.stroke(
        `M${n(focus.x + 5 * u)} ${n(line(focus.x) - 3 * u)}l${n(10 * u)} ${n(-9 * u)}q${n(7 * u)} ${n(-1 * u)} ${n(9 * u)} ${n(4 * u)}`,
        hex(palette.near),
        0.5 * u,
      );
    }
    let stalks = '';
    let ears = '';
    const gap = lerp(0.7, 3.4, t ** 1.3) * u;
    const tall = lerp(1.4, 30, t ** 1.8) * u;
    for (let x = -2 * u; x < width + 2 * u; x += gap * random.range(0.5, 1.4)) {
      const y = line(x) + (t > 0.8 ? 8 * u : 0);
      const h = tall * random.range(0.7, 1.15);
      const bend = h * random.range(0.04, 0.26);
      stalks += `M${n(x)} ${n(y + h * 0.2)}Q${n(x)} ${n(y - h * 0.6)} ${n(x + bend)} ${n(y - h)}`;
      if (t < 0.4) continue;
      for (let k = 0; k < 6; k++) {
        const s = k / 6;
        const px = x + bend * (0.75 + s * 0.42);
        const py = y - h * (0.86 + s * 0.24);
        ears += leaf(px, py, h * 0.075, -Math.PI / 2 - 0.5 + (k % 2) * 1.3, 0.4);
      }
    }
    d.stroke(
      stalks,
      hex(t > 0.8 ? mix(gold, palette.near, 0.25) : mix(tone, palette.sun, 0.25)),
      lerp(0.16, 0.5, t) * u,
      'stroke-opacity="0.85"',
    );
    d.path(ears, hex(t > 0.8 ? mix(gold, palette.sun, 0.25) : mix(tone, palette.near, 0.3)));
    layers.push({ kind: 'vector', depth: 0.2 + t * 0.75, svg: d.toSvg() });
    if (i < 2)
      layers.push(
        mist(frame, mix(palette.sun, palette.sky[2], 0.5), `${seed}w${i}`, {
          from: horizon - 5 * u + i * 7 * u,
          to: horizon + 9 * u + i * 7 * u,
          strength: 0.4,
          depth: 0.25 + t * 0.7,
        }),
      );
  }
  return layers;
}
