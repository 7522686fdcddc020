import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { sitter, walker } from '../../figures.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';
import { under } from '../../terrain.ts';

/** The mountain every street of the town looks at: a great cone and a small one. */
export function twinPeaks(frame: Frame, palette: Palette, base: number): Layer {
  const { width, height, u, focus } = frame;
  const d = new Drawing(width, height);
  const cone = (x: number, at: number, tall: number, wide: number): number =>
    tall * Math.exp(-(Math.abs((x - at) / wide) ** 1.35));
  const line = (x: number): number =>
    base - 20 * u - cone(x, focus.x - 6 * u, 34 * u, 28 * u) - cone(x, focus.x + 42 * u, 20 * u, 15 * u);
  const tone = mix(palette.land(0.16), palette.sky[1], 0.5);
  d.path(
    under(line, width, base, u, u),
    d.linear(
      [0, base - 54 * u],
      [0, base],
      [
        [0, mix(tone, palette.sun, 0.3)],
        [0.35, tone],
        [1, palette.sky[2]],
      ],
    ),
    'fill-opacity="0.85"',
  );
  return { kind: 'vector', depth: 0.08, svg: d.toSvg() };
}

/** Roofs before the lens with tanks, aerials, a lit attic and somebody who sits on the edge. */
export function roofs(frame: Frame, palette: Palette, random: Random, isDark: boolean): Layer {
  const { width, height, u, focus, purpose } = frame;
  const d = new Drawing(width, height);
  const dark = hex(palette.near);
  const back = hex(mix(palette.near, palette.sky[1], 0.2));
  const y = purpose === 'poster' ? height * 0.61 : height * 0.78;
  const side = focus.x > width / 2 ? -1 : 1;
  d.rect(-u, y + 8 * u, width + 2 * u, height, back);
  for (let x = -5 * u; x < width; x += random.range(13, 19) * u) {
    const top = y + random.range(-1, 6) * u;
    const wide = random.range(14, 24) * u;
    d.path(
      polygon([
        [x, top],
        [x + wide * 0.5, top - random.range(2, 7) * u],
        [x + wide, top],
        [x + wide, height],
        [x, height],
      ]),
      back,
    );
    if (!isDark && random.chance(0.7)) {
      const pane = hex(mix(palette.sun, palette.tone(0, 0.78, 0.16), 0.6));
      d.rect(x + wide * 0.42, top + 1.2 * u, 1.1 * u, 2.4 * u, pane);
      d.rect(x + wide * 0.42 + 1.35 * u, top + 1.2 * u, 1.1 * u, 2.4 * u, pane);
    }
  }
  const edge = focus.x + side * 2 * u;
  const left = edge - 33 * u;
  const top = y + 9 * u;
  d.path(
    polygon([
      [left, top],
      [edge + 33 * u, top],
      [edge + 33 * u, height + u],
      [left, height + u],
    ]),
    dark,
  );
  d.rect(left - 1.4 * u, top - 1.2 * u, 66 * u + 2.8 * u, 2 * u, dark);
  d.rect(
    left - 1.4 * u,
    top - 1.2 * u,
    66 * u + 2.8 * u,
    0.25 * u,
    hex(mix(palette.near, palette.sky[2], 0.5)),
  );
  d.rect(-u, y + 22 * u, width + 2 * u, height, dark);
  const tank = edge + side * 20 * u;
  d.rect(tank - 4.5 * u, y - 9 * u, 9 * u, 10 * u, dark);
  d.path(
    polygon([
      [tank - 5.2 * u, y - 9 * u],
      [tank, y - 13 * u],
      [tank + 5.2 * u, y - 9 * u],
    ]),
    dark,
  );
  for (const leg of [-3.8, 0, 3.8]) d.rect(tank + leg * u - 0.3 * u, y, 0.6 * u, 10 * u, dark);
  d.stroke(
    `M${n(tank - 3.8 * u)} ${n(y + 1 * u)}L${n(tank)} ${n(y + 8 * u)}L${n(tank + 3.8 * u)} ${n(y + 1 * u)}`,
    dark,
    0.4 * u,
  );
  for (let i = 0; i < 3; i++) {
    const x = edge - side * (15 + i * 6 + random.range(0, 3)) * u;
    const tall = random.range(9, 20) * u;
    d.stroke(`M${n(x)} ${n(top)}V${n(top - tall)}`, dark, 0.35 * u);
    for (let k = 0; k < 4; k++) {
      const reach = (2.8 - k * 0.45) * u;
      d.stroke(`M${n(x - reach)} ${n(top - tall + k * 1.2 * u)}h${n(reach * 2)}`, dark, 0.26 * u);
    }
  }
  if (isDark) {
    for (const [i, away] of [-7, 1, 9].entries()) {
      const tall = (17 - i) * u;
      const who = edge + away * u;
      d.path(
        walker(who + side * 0.3 * u, top - 1.2 * u, tall, -side),
        hex(mix(palette.sky[2], palette.sun, 0.3)),
      );
      d.path(walker(who, top - u, tall, -side), dark);
    }
    const lamp: Point = [edge - side * 11 * u, top - 9.4 * u];
    d.path(
      polygon([
        lamp,
        [lamp[0] - side * 62 * u, lamp[1] - 13 * u],
        [lamp[0] - side * 62 * u, lamp[1] + 20 * u],
      ]),
      d.linear(
        lamp,
        [lamp[0] - side * 62 * u, lamp[1]],
        [
          [0, mix(palette.accent, [1, 1, 1], 0.6), 0.75],
          [0.5, palette.accent, 0.2],
          [1, palette.accent, 0],
        ],
      ),
    );
    d.circle(lamp[0], lamp[1], 0.9 * u, '#fff');
    d.rect(
      edge + 2.4 * u,
      top - 9 * u,
      4.4 * u,
      5.4 * u,
      hex(mix(palette.accent, palette.near, 0.45)),
      `transform="rotate(12 ${n(edge)} ${n(top)})"`,
    );
    return { kind: 'vector', depth: 0.9, svg: d.toSvg() };
  }
  const tall = 15 * u;
  d.path(
    sitter(edge - side * 0.35 * u, top - 1.2 * u, tall * 1.01, -side),
    hex(mix(palette.sky[2], palette.sun, 0.4)),
  );
  d.path(sitter(edge, top - u, tall, -side), dark);
  return { kind: 'vector', depth: 0.9, svg: d.toSvg() };
}
