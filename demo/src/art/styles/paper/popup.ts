import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { child } from '../../figures.ts';
import { sheet } from '../../papercut.ts';
import { foldedBoat } from '../../props/sea.ts';
import type { Brief, Layer } from '../../scene.ts';
import { paperTone, tonesOf } from './box.ts';
import { sunAndClouds } from './landscape.ts';

/** A hill across the sheet, its top at `top` under `x`. */
function mound({ frame }: Brief, x: number, top: number, fall: number): string {
  const { width, height, u } = frame;
  return curve(
    [
      [-8 * u, height + 30],
      [-8 * u, top + fall],
      [x - 34 * u, top + fall * 0.35],
      [x, top],
      [x + 34 * u, top + fall * 0.3],
      [width + 8 * u, top + fall],
      [width + 8 * u, height + 30],
    ],
    true,
    0.7,
  );
}

/** A castle that stands up out of a book: towers behind towers, flags, a gate. */
export function castle(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers = sunAndClouds(brief);
  const base = purpose === 'poster' ? height * 0.6 : height * 0.78;
  const stone = mix(palette.sun, paperTone(brief, 0.15), 0.35);
  const roofs = [palette.accent, palette.tone(2, 0.52, 0.13), shift(palette.accent, { l: -0.12, h: 20 })];
  for (let row = 0; row < 3; row++) {
    const hill = new Drawing(width, height);
    hill.path(
      mound(brief, focus.x, base - (9 - row * 10) * u, (16 + row * 4) * u),
      hex(mix(palette.tone(2, 0.6 - row * 0.13, 0.1), paperTone(brief, 0.3 + row * 0.25), 0.25)),
    );
    layers.push(sheet(hill.toSvg(), { lift: 1.8 * u, depth: 0.45 + row * 0.18, strength: 0.42 }));
    if (row === 2) break;
    const d = new Drawing(width, height);
    const tone = shift(stone, { l: row === 0 ? -0.1 : 0.01 });
    const towers: readonly (readonly [number, number, number])[] =
      row === 0
        ? [
            [-17, 40, 8],
            [0, 56, 11],
            [16, 46, 8],
          ]
        : [
            [-25, 30, 10],
            [-9, 22, 13],
            [9, 22, 13],
            [25, 34, 10],
          ];
    for (const [i, [px, tall, wide]] of towers.entries()) {
      const x = focus.x + px * u;
      const foot = base + (row === 0 ? -2 : 8) * u;
      const top = foot - tall * u;
      d.rect(x - (wide / 2) * u, top, wide * u, tall * u, hex(tone));
      d.rect(x + wide * 0.18 * u, top, wide * 0.32 * u, tall * u, hex(shift(tone, { l: -0.06 })));
      if (wide > 12) {
        for (let k = 0; k < 4; k++)
          d.rect(
            x - (wide / 2) * u + k * (wide / 3.5) * u,
            top - 2.4 * u,
            (wide / 7) * u,
            2.6 * u,
            hex(tone),
          );
      } else {
        d.path(
          polygon([
            [x - wide * 0.68 * u, top + 0.4 * u],
            [x, top - wide * 1.5 * u],
            [x + wide * 0.68 * u, top + 0.4 * u],
          ]),
          hex(roofs[(i + row) % roofs.length] ?? palette.accent),
        );
        const flag = top - wide * 1.5 * u;
        d.stroke(`M${n(x)} ${n(flag + u)}v${n(-6 * u)}`, hex(palette.near), 0.4 * u);
        d.path(
          polygon([
            [x, flag - 5 * u],
            [x + 5 * u, flag - 3.6 * u],
            [x, flag - 2.2 * u],
          ]),
          hex(palette.sun),
        );
      }
      const pane = hex(
        random.chance(0.5) ? mix(palette.sun, palette.accent, 0.25) : shift(tone, { l: -0.4 }),
      );
      for (let k = 0; k < Math.floor(tall / 16); k++)
        d.path(
          `M${n(x - 1.2 * u)} ${n(top + (7 + k * 11) * u)}v${n(-2.6 * u)}a${n(1.2 * u)} ${n(1.3 * u)} 0 0 1 ${n(2.4 * u)} 0v${n(2.6 * u)}Z`,
          pane,
        );
    }
    if (row === 1) {
      const foot = base + 8 * u;
      d.rect(focus.x - 25 * u, foot - 17 * u, 50 * u, 18 * u, hex(shift(stone, { l: 0.03 })));
      for (let k = 0; k < 10; k++)
        d.rect(
          focus.x - 25 * u + k * 5.2 * u,
          foot - 19.4 * u,
          2.8 * u,
          2.6 * u,
          hex(shift(stone, { l: 0.03 })),
        );
      d.path(
        `M${n(focus.x - 5.4 * u)} ${n(foot + u)}v${n(-8 * u)}a${n(5.4 * u)} ${n(6 * u)} 0 0 1 ${n(10.8 * u)} 0v${n(8 * u)}Z`,
        hex(shift(palette.accent, { l: -0.34 })),
      );
    }
    layers.push(sheet(d.toSvg(), { lift: 2.2 * u, depth: 0.55 + row * 0.15, strength: 0.45 }));
  }
  const path = new Drawing(width, height);
  const foot = base + 9 * u;
  path.path(
    curve(
      [
        [focus.x - 4.6 * u, foot],
        [focus.x + 4.6 * u, foot],
        [focus.x + 9 * u, foot + 12 * u],
        [focus.x + 3 * u, foot + 26 * u],
        [focus.x + 20 * u, height + 20],
        [focus.x - 14 * u, height + 20],
        [focus.x - 12 * u, foot + 24 * u],
        [focus.x - 1 * u, foot + 11 * u],
      ],
      true,
      0.8,
    ),
    hex(mix(palette.sun, paperTone(brief, 0.3), 0.5)),
  );
  layers.push(sheet(path.toSvg(), { lift: 0.8 * u, depth: 0.85, strength: 0.3 }));
  return layers;
}

/** A big top with its flags, wagons and lights. */
export function circus(brief: Brief): Layer[] {
  const { frame, palette } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers = sunAndClouds(brief);
  const base = purpose === 'poster' ? height * 0.62 : height * 0.8;
  const white = mix(palette.sun, [1, 1, 1], 0.45);
  const far = new Drawing(width, height);
  far.path(
    mound(brief, focus.x + 10 * u, base - 14 * u, 14 * u),
    hex(mix(palette.tone(2, 0.62, 0.1), paperTone(brief, 0.4), 0.3)),
  );
  layers.push(sheet(far.toSvg(), { lift: 1.8 * u, depth: 0.45, strength: 0.42 }));
  const striped = (d: Drawing, x: number, foot: number, size: number, colour: Rgb): void => {
    const peak: Point = [x, foot - size * 1.12];
    const eave = foot - size * 0.46;
    const gores = 10;
    for (let i = 0; i < gores; i++) {
      const left = x - size * 0.72 + (i * size * 1.44) / gores;
      const right = left + (size * 1.44) / gores;
      const tone = i % 2 === 0 ? colour : white;
      const shade = shift(tone, { l: -0.035 * Math.abs(i - 3.2) });
      d.path(
        `M${n(peak[0])} ${n(peak[1])}Q${n((peak[0] + left) / 2)} ${n(eave - size * 0.16)} ${n(left)} ${n(eave)}q${n((right - left) / 2)} ${n(size * 0.09)} ${n(right - left)} 0Q${n((peak[0] + right) / 2)} ${n(eave - size * 0.16)} ${n(peak[0])} ${n(peak[1])}Z`,
        hex(shade),
      );
      const l2 = x + (left - x) * 0.93;
      const r2 = x + (right - x) * 0.93;
      d.path(
        polygon([
          [l2, eave],
          [r2, eave],
          [r2, foot],
          [l2, foot],
        ]),
        hex(shift(i % 2 === 0 ? white : colour, { l: -0.07 - 0.03 * Math.abs(i - 3.2) })),
      );
    }
    for (let i = 0; i < gores; i++) {
      const left = x - size * 0.72 + (i * size * 1.44) / gores;
      d.path(
        `M${n(left)} ${n(eave - 0.2 * u)}h${n((size * 1.44) / gores)}q${n(-(size * 0.72) / gores)} ${n(size * 0.2)} ${n(-(size * 1.44) / gores)} 0Z`,
        hex(i % 2 === 0 ? shift(colour, { l: -0.1 }) : mix(white, palette.sky[1], 0.2)),
      );
    }
    d.path(
      `M${n(x - size * 0.13)} ${n(foot)}Q${n(x - size * 0.03)} ${n(eave + size * 0.12)} ${n(x)} ${n(eave + size * 0.04)}Q${n(x + size * 0.03)} ${n(eave + size * 0.12)} ${n(x + size * 0.13)} ${n(foot)}Z`,
      hex(shift(palette.near, { l: 0.02 })),
    );
    d.stroke(`M${n(peak[0])} ${n(peak[1] + u)}v${n(-size * 0.24)}`, hex(palette.near), size * 0.014);
    d.path(
      polygon([
        [peak[0], peak[1] - size * 0.22],
        [peak[0] + size * 0.2, peak[1] - size * 0.16],
        [peak[0], peak[1] - size * 0.1],
      ]),
      hex(palette.accent),
    );
  };
  for (const [px, size, colour, up] of [
    [-34, 26, palette.tone(1, 0.56, 0.14), -3],
    [35, 22, palette.tone(2, 0.56, 0.13), -3],
    [0, 58, palette.accent, 4],
  ] as const) {
    const d = new Drawing(width, height);
    striped(d, focus.x + px * u, base + up * u, size * u, colour);
    layers.push(sheet(d.toSvg(), { lift: 2 * u, depth: 0.6, strength: 0.45 }));
  }
  const near = new Drawing(width, height);
  near.path(
    mound(brief, focus.x - 6 * u, base + 3 * u, 5 * u),
    hex(mix(palette.tone(2, 0.46, 0.11), paperTone(brief, 0.6), 0.2)),
  );
  layers.push(sheet(near.toSvg(), { lift: 2 * u, depth: 0.75, strength: 0.45 }));
  const lights = new Drawing(width, height);
  for (const side of [-1, 1]) {
    const from: Point = [focus.x, base - 62 * u];
    const to: Point = [focus.x + side * 58 * u, base - 26 * u];
    for (let i = 1; i < 15; i++) {
      const t = i / 15;
      const x = from[0] + (to[0] - from[0]) * t;
      const y = from[1] + (to[1] - from[1]) * t + 12 * u * 4 * t * (1 - t) * 0.5;
      lights.path(
        polygon([
          [x - 1.5 * u, y],
          [x + 1.5 * u, y],
          [x, y + 3.4 * u],
        ]),
        hex([palette.accent, white, palette.tone(1, 0.6, 0.14)][i % 3] ?? white),
      );
    }
  }
  for (const px of [-17, -12, 16, 22])
    lights.path(
      child(focus.x + px * u, base + (9 + Math.abs(px) * 0.12) * u, 10 * u, px < 0 ? 1 : -1),
      hex(palette.near),
    );
  layers.push(sheet(lights.toSvg(), { lift: 1.4 * u, depth: 0.9, strength: 0.4 }));
  return layers;
}

/** A moon, a boat and stars on threads, and a child in the boat. */
export function moon(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const layers: Layer[] = [];
  const gold = mix(palette.sun, palette.tone(0, 0.86, 0.12), 0.5);
  const cy = focus.y - (isPoster ? 4 : 8) * u;
  const stars = new Drawing(width, height);
  for (let i = 0; i < 17; i++) {
    const x = focus.x + (i - 8) * (isPoster ? 6 : 7.6) * u + random.around() * 3 * u;
    const y = cy + random.range(-26, 34) * u;
    const r = random.range(1.5, 3.6) * u;
    stars.stroke(`M${n(x)} ${n(-u)}V${n(y)}`, hex(paperTone(brief, 0.55)), 0.22 * u);
    const points: Point[] = Array.from({ length: 10 }, (_, k) => {
      const a = -Math.PI / 2 + (k / 10) * Math.PI * 2;
      return [x + Math.cos(a) * r * (k % 2 === 0 ? 1 : 0.45), y + Math.sin(a) * r * (k % 2 === 0 ? 1 : 0.45)];
    });
    stars.path(polygon(points), hex(i % 4 === 0 ? palette.accent : gold));
  }
  layers.push(sheet(stars.toSvg(), { lift: 1.8 * u, depth: 0.35, strength: 0.4 }));
  const big = new Drawing(width, height);
  const r = 29 * u;
  big.stroke(`M${n(focus.x - r * 0.2)} ${n(-u)}V${n(cy - r * 0.9)}`, hex(palette.near), 0.4 * u);
  big.path(
    `M${n(focus.x + r * 0.36)} ${n(cy - r * 0.93)}A${n(r)} ${n(r)} 0 1 0 ${n(focus.x + r * 0.93)} ${n(cy + r * 0.36)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(focus.x + r * 0.36)} ${n(cy - r * 0.93)}Z`,
    hex(gold),
  );
  for (const [px, py, s] of [
    [-0.62, -0.2, 0.1],
    [-0.5, 0.34, 0.14],
    [-0.1, 0.7, 0.09],
    [-0.74, 0.14, 0.06],
  ] as const)
    big.circle(focus.x + px * r, cy + py * r, s * r, hex(shift(gold, { l: -0.07 })));
  layers.push(sheet(big.toSvg(), { lift: 2.6 * u, depth: 0.5, strength: 0.45 }));
  const boat = new Drawing(width, height);
  const bx = focus.x + 11 * u;
  const by = cy + 15 * u;
  for (const k of [-9, 9])
    boat.stroke(`M${n(bx + k * u * 0.4)} ${n(-u)}L${n(bx + k * u)} ${n(by)}`, hex(palette.near), 0.3 * u);
  boat.path(child(bx - 1.4 * u, by - 1.6 * u, 15 * u, 1), hex(palette.near));
  foldedBoat(boat, bx, by + 6 * u, 34 * u, { ...tonesOf(brief), light: mix(palette.sun, [1, 1, 1], 0.7) }, 1);
  layers.push(sheet(boat.toSvg(), { lift: 2.4 * u, depth: 0.65, strength: 0.45 }));
  for (let i = 0; i < 3; i++) {
    const d = new Drawing(width, height);
    const y = (isPoster ? height * 0.56 : height * 0.74) + i * 9 * u;
    let path = `M${n(-12 * u)} ${n(height + 30)}V${n(y)}`;
    for (let x = -12 * u; x < width + 12 * u;) {
      const w = random.range(11, 20) * u;
      path += `q${n(w * 0.5)} ${n(-w * 0.55)} ${n(w)} 0`;
      x += w;
    }
    d.path(
      `${path}V${n(height + 30)}Z`,
      hex(mix(mix([1, 1, 1], palette.sun, 0.4), paperTone(brief, 0.5 + i * 0.22), 0.35 + i * 0.22)),
    );
    layers.push(sheet(d.toSvg(), { lift: 2 * u, depth: 0.75 + i * 0.08, strength: 0.42 }));
  }
  return layers;
}
