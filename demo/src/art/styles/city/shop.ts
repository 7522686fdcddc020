import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { walker, woman } from '../../figures.ts';
import { water } from '../../reflection.ts';
import type { Brief, Layer } from '../../scene.ts';
import { rows } from './houses.ts';

/** The one lit window of a dark street: a bakery, four in the morning. */
export function shop({ frame, palette, random, seed }: Brief, base: number): Layer[] {
  const { width, height, u, focus } = frame;
  const layers: Layer[] = [
    rows(frame, palette, random.fork('near'), { base, size: 1.25, t: 0.8, lit: 0.03, snow: false }),
  ];
  const d = new Drawing(width, height);
  const warm = mix(palette.sun, palette.tone(0, 0.82, 0.15), 0.6);
  const wood = mix(palette.near, palette.tone(0, 0.4, 0.08), 0.5);
  const w = 30 * u;
  const top = base - 32 * u;
  d.rect(focus.x - w - 3 * u, top - 9 * u, w * 2 + 6 * u, base - top + 10 * u, hex(wood));
  d.rect(
    focus.x - w,
    top,
    w * 1.34,
    base - top - 7 * u,
    d.linear(
      [0, top],
      [0, base],
      [
        [0, mix(warm, [1, 1, 1], 0.55)],
        [1, warm],
      ],
    ),
  );
  d.rect(
    focus.x + w * 0.44,
    top,
    w * 0.5,
    base - top,
    d.linear(
      [0, top],
      [0, base],
      [
        [0, mix(warm, [1, 1, 1], 0.4)],
        [1, warm],
      ],
    ),
  );
  d.rect(focus.x + w * 0.48, base - 12 * u, w * 0.42, 12 * u, hex(wood));
  const stripe = 4.4 * u;
  for (let i = 0; i * stripe < w * 2 + 6 * u; i++)
    d.path(
      `M${n(focus.x - w - 3 * u + i * stripe)} ${n(top - 6 * u)}h${n(stripe)}l${n(0.4 * u)} ${n(7 * u)}q${n(-stripe / 2)} ${n(3 * u)} ${n(-stripe)} 0Z`,
      hex(i % 2 === 0 ? palette.accent : mix(palette.sun, [1, 1, 1], 0.4)),
    );
  const dark = hex(mix(palette.near, wood, 0.4));
  for (const row of [0, 1]) {
    const y = base - 14 * u - row * 9 * u;
    d.rect(focus.x - w + 1.5 * u, y, w * 1.25, 0.8 * u, hex(wood));
    for (let i = 0; i < 8; i++)
      d.ellipse(
        focus.x - w + (4 + i * 4.6) * u,
        y - 1.4 * u,
        (1.3 + (i % 3) * 0.45) * u,
        1.4 * u,
        hex(palette.tone(0, 0.5 + (i % 3) * 0.05, 0.12)),
      );
  }
  const bx = focus.x - w * 0.28;
  d.path(woman(bx, base - 6.8 * u, 23 * u, 1), dark);
  d.rect(bx - 2.6 * u, base - 15.6 * u, 5 * u, 9 * u, hex(mix([1, 1, 1], warm, 0.35)));
  d.path(
    polygon([
      [focus.x - w, base],
      [focus.x + w, base],
      [focus.x + w * 2.3, height],
      [focus.x - w * 2, height],
    ]),
    d.linear(
      [0, base],
      [0, height],
      [
        [0, warm, 0.55],
        [0.6, warm, 0.1],
        [1, warm, 0],
      ],
    ),
  );
  layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  layers.push(
    water({
      from: base + 0.8 * u,
      colour: mix(palette.near, palette.sky[0], 0.3),
      ripple: 6 * u,
      throw: 2.4 * u,
      mirror: 0.55,
      seed,
      depth: 0.6,
    }),
  );
  const who = new Drawing(width, height);
  const x = focus.x + w * 1.2;
  who.path(walker(x - 0.3 * u, base + 7 * u, 27 * u, -1), hex(warm));
  who.path(walker(x, base + 7 * u, 27 * u, -1), hex(palette.near));
  layers.push({ kind: 'vector', depth: 0.85, svg: who.toSvg() });
  return layers;
}
