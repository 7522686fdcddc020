import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { birds, horse, sitter, stander, walker } from '../../figures.ts';
import { clamp } from '../../noise.ts';
import { monolith, ruins } from '../../props/monuments.ts';
import { hotAirBalloon } from '../../props/aloft.ts';
import { camel } from '../../props/beasts.ts';
import { acacia } from '../../props/trees.ts';
import { car } from '../../props/wheels.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Who or what is on the way over the dune under `line`. */
export function travellers(
  { frame, palette, random, motif }: Brief,
  line: (x: number) => number,
  side: number,
  lightX: number,
): Layer {
  const { width, height, u, focus } = frame;
  const d = new Drawing(width, height);
  const dark = hex(palette.near);
  const tones = { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.3), accent: palette.accent };
  const what =
    motif === 'car' || motif === 'road' || motif === 'truck'
      ? 'car'
      : motif === 'camel' || motif === 'caravan'
        ? 'caravan'
        : motif === 'horse' || motif === 'rider'
          ? 'riders'
          : motif === 'tower' || motif === 'monolith' || motif === 'obelisk' || motif === 'door'
            ? 'monolith'
            : motif === 'ruins' || motif === 'temple' || motif === 'fortress' || motif === 'castle'
              ? 'ruins'
              : motif === 'tree' || motif === 'balloon'
                ? motif
                : random.pick(['caravan', 'riders', 'walker', 'car', 'monolith', 'ruins']);
  const shadow = (x: number, y: number, wide: number, long: number): void => {
    const away = (x - lightX) / (30 * u);
    d.path(
      polygon([
        [x - wide / 2, y],
        [x + wide / 2, y],
        [x + wide / 2 + away * long + wide * 0.4, y + long],
        [x - wide / 2 + away * long - wide * 0.2, y + long],
      ]),
      d.linear(
        [0, y],
        [0, y + long],
        [
          [0, palette.near, 0.6],
          [1, palette.near, 0],
        ],
      ),
    );
  };
  const x0 = clamp(focus.x + random.range(-4, 4) * u, 18 * u, width - 18 * u);
  if (what === 'caravan') {
    for (let i = 0; i < 5; i++) {
      const x = x0 + (i - 2) * 7.4 * u;
      shadow(x, line(x) + 0.4 * u, 4 * u, 8 * u);
      if (i === 4) d.path(walker(x - 1.4 * u * side, line(x) + 0.4 * u, 5.4 * u, side), dark);
      else camel(d, x, line(x) + 0.4 * u, 7.4 * u, tones, side);
    }
  } else if (what === 'riders') {
    for (let i = 0; i < 3; i++) {
      const x = x0 + (i - 1) * 9 * u;
      shadow(x, line(x) + 0.4 * u, 5 * u, 9 * u);
      d.path(horse(x, line(x) + 0.4 * u, (9 + (i === 1 ? 1.5 : 0)) * u, side, true), dark);
    }
  } else if (what === 'car') {
    shadow(x0, line(x0) + 0.3 * u, 11 * u, 5 * u);
    car(d, x0, line(x0) + 0.6 * u, 15 * u, tones, side);
  } else if (what === 'monolith') {
    shadow(x0, line(x0) + 0.4 * u, 9 * u, 20 * u);
    monolith(d, x0, line(x0) + u, 38 * u, tones, side);
    d.path(stander(x0 + side * 13 * u, line(x0 + side * 13 * u) + 0.4 * u, 5.6 * u, side), dark);
  } else if (what === 'ruins') {
    ruins(d, x0, line(x0) + 1.2 * u, 34 * u, tones, side);
    d.path(walker(x0 - side * 23 * u, line(x0 - side * 23 * u) + 0.3 * u, 6 * u, side), dark);
  } else if (what === 'tree') {
    shadow(x0, line(x0) + 0.4 * u, 5 * u, 22 * u);
    acacia(
      d,
      random.fork('tree'),
      x0,
      line(x0) + u,
      40 * u,
      { ...tones, light: mix(palette.near, tones.light, 0.5) },
      side,
    );
    d.path(sitter(x0 - side * 7 * u, line(x0 - side * 7 * u) + 0.4 * u, 6.4 * u, -side), dark);
  } else if (what === 'balloon') {
    const sky = line(x0) - 18 * u;
    const large = frame.purpose === 'poster' ? 54 : 42;
    for (const [k, up, size] of [
      [26, 30, 13],
      [-27, 20, 17],
      [34, 4, 9],
      [0, 0, large],
    ] as const)
      hotAirBalloon(
        d,
        clamp(x0 + k * u * side, 7 * u, width - 7 * u),
        sky - up * u,
        size * u,
        {
          ...tones,
          accent: size === large ? palette.accent : palette.tone(size % 2 === 0 ? 0 : 2, 0.62, 0.17),
        },
        lightX > x0 ? 1 : -1,
      );
    for (const k of [-6, -2, 3, 9])
      d.path(stander(x0 + k * u, line(x0 + k * u) + 0.4 * u, 5.4 * u, k > 0 ? 1 : -1), dark);
  } else {
    shadow(x0, line(x0) + 0.4 * u, 3 * u, 18 * u);
    d.path(walker(x0, line(x0) + 0.5 * u, 13 * u, side), dark);
  }
  d.stroke(
    birds([
      [x0 + 14 * u, line(x0) - 34 * u, 1.3 * u],
      [x0 + 18 * u, line(x0) - 37 * u, 1 * u],
      [x0 + 9 * u, line(x0) - 38 * u, 0.9 * u],
    ]),
    dark,
    0.28 * u,
    `stroke-opacity="${n(0.8)}"`,
  );
  return { kind: 'vector', depth: 0.55, svg: d.toSvg() };
}
