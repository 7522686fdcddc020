import { hex, mix, oklch } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, specks } from '../../drawing.ts';
import { child, sitter, stag, stander, walker, wolf } from '../../figures.ts';
import { leaf } from '../../flora.ts';
import { smoothstep } from '../../noise.ts';
import { smallHouse } from '../../props/houses.ts';
import { badger, fox, songbird } from '../../props/forest-folk.ts';
import { lantern } from '../../props/household.ts';
import { clockFace, fallenStar } from '../../props/signs.ts';
import { bear, mushroom, tent } from '../../props/woodland.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Who is in the wood. */
export function subject(
  { frame, palette, random, motif }: Brief,
  line: (x: number) => number,
  glow: Rgb,
): Layer {
  const { width, height, u, focus } = frame;
  const d = new Drawing(width, height);
  const dark = mix(palette.near, palette.sky[1], 0.06);
  const side = random.chance(0.5) ? 1 : -1;
  const x = focus.x + random.range(-2, 2) * u;
  const y = line(x) + 1.2 * u;
  const tones = { dark, light: mix(palette.sun, palette.tone(0, 0.8, 0.14), 0.5), accent: palette.accent };
  const what =
    motif === 'fox'
      ? 'fox'
      : motif === 'star' || motif === 'badger'
        ? 'badger'
        : motif === 'clock'
          ? 'clock'
          : motif === 'bird'
            ? 'bird'
            : motif === 'house' || motif === 'cabin' || motif === 'hut'
              ? 'house'
              : motif === 'wolf' || motif === 'dog'
                ? 'wolf'
                : motif === 'deer' || motif === 'stag'
                  ? 'stag'
                  : motif === 'lantern'
                    ? 'lantern'
                    : motif === 'bear' || motif === 'tent' || motif === 'mushroom'
                      ? motif
                      : motif === 'child' || motif === 'girl' || motif === 'boy'
                        ? 'child'
                        : random.pick(['stag', 'lantern', 'walker', 'house', 'child', 'wolf']);
  const lit = (path: string): void => {
    d.path(path, hex(glow), `stroke="${hex(glow)}" stroke-width="${n(0.5 * u)}" stroke-opacity="0.85"`);
    d.path(path, hex(dark));
  };
  if (what === 'house') smallHouse(d, x, y, 26 * u, tones, side);
  else if (what === 'fox') {
    fox(
      d,
      x,
      y + 1 * u,
      30 * u,
      { ...tones, light: mix(palette.sun, [1, 1, 1], 0.5), accent: oklch(0.64, 0.17, 48) },
      side,
    );
    for (const [k, px] of [-24, 21, 30].entries())
      envelopeOn(d, x + px * u * side, y - (30 + k * 9) * u, 5 * u, palette, k * 14 - 10);
  } else if (what === 'badger') {
    const star = { ...tones, light: mix(palette.sun, [1, 1, 1], 0.5), accent: palette.tone(0, 0.86, 0.14) };
    badger(
      d,
      x - side * 13 * u,
      y + 1 * u,
      19 * u,
      { ...tones, light: mix(palette.sun, [1, 1, 1], 0.2) },
      side,
    );
    fallenStar(d, x + side * 19 * u, y - 5 * u, 14 * u, star, side);
  } else if (what === 'clock') {
    smallHouse(d, x, y + u, 33 * u, tones, side);
    clockFace(d, x, y - 17.6 * u, 8.4 * u, tones, side);
    for (const [px, py, s] of [
      [-27, -44, 7],
      [24, -52, 9],
      [33, -30, 5.5],
      [-36, -24, 5],
    ] as const)
      clockFace(
        d,
        x + px * u,
        y + py * u,
        s * u,
        { ...tones, dark: mix(palette.near, palette.sky[1], 0.2) },
        side,
      );
    d.path(child(x - side * 22 * u, y + 1.5 * u, 13 * u, side), hex(dark));
  } else if (what === 'bird') {
    const twig = y - 26 * u;
    d.stroke(
      `M${n(x - side * 70 * u)} ${n(twig - 9 * u)}Q${n(x - side * 24 * u)} ${n(twig + 5 * u)} ${n(x + side * 25 * u)} ${n(twig - 3 * u)}`,
      hex(dark),
      1.5 * u,
    );
    for (let i = 0; i < 9; i++)
      d.path(
        leaf(
          x + side * (25 - i * 9) * u,
          twig - 3 * u + Math.sin(i) * 2.4 * u + i * 0.25 * u,
          7 * u,
          (i % 2 === 0 ? -1 : 1) * 1.1 + (side < 0 ? Math.PI : 0),
          0.34,
        ),
        hex(mix(dark, palette.tone(2, 0.5, 0.13), 0.6)),
      );
    songbird(d, x + side * 4 * u, twig + 0.2 * u, 23 * u, { ...tones, accent: oklch(0.8, 0.15, 95) }, side);
    songbird(d, x - side * 27 * u, twig - 1.2 * u, 18 * u, { ...tones, accent: palette.accent }, side);
    const note = hex(mix(palette.sun, [1, 1, 1], 0.4));
    for (const [i, px] of [20, 28, 37, 45].entries()) {
      const nx = x + side * px * u;
      const ny = twig - (19 + i * 4.4 + (i % 2) * 4) * u;
      d.ellipse(nx, ny, 1.7 * u, 1.25 * u, note, `transform="rotate(-18 ${n(nx)} ${n(ny)})"`);
      d.stroke(
        `M${n(nx + 1.5 * u)} ${n(ny - 0.4 * u)}v${n(-7.4 * u)}${i % 2 === 0 ? `q${n(1 * u)} ${n(2.4 * u)} ${n(3.2 * u)} ${n(2.8 * u)}` : ''}`,
        note,
        0.5 * u,
      );
    }
  } else if (what === 'bear') {
    bear(d, x, y + 1.4 * u, 34 * u, { ...tones, light: mix(glow, palette.near, 0.15) }, side);
    d.path(child(x - side * 27 * u, y + 2.2 * u, 12 * u, side), hex(dark));
  } else if (what === 'tent') {
    tent(d, x, y + 2 * u, 34 * u, tones, side);
    for (const k of [24, 31])
      d.path(
        (k === 24 ? sitter : stander)(x + side * k * u, y + 2 * u, (k === 24 ? 8 : 12) * u, -side),
        hex(dark),
      );
  } else if (what === 'mushroom') {
    for (const [px, py, size] of [
      [-27, -2, 20],
      [25, -1, 26],
      [38, 1, 13],
      [-38, 2, 15],
      [0, 3, 44],
    ] as const)
      mushroom(
        d,
        x + side * px * u,
        y + py * u,
        size * u,
        { ...tones, accent: size % 2 === 0 ? palette.tone(0, 0.6, 0.18) : palette.tone(2, 0.56, 0.17) },
        side,
      );
    d.path(child(x - side * 15 * u, y + 3 * u, 10 * u, side), hex(palette.near));
  } else if (what === 'stag') lit(stag(x, y, 24 * u, side));
  else if (what === 'wolf') lit(wolf(x, y, 12 * u, side));
  else if (what === 'child') lit(child(x, y, 11.5 * u, side));
  else if (what === 'walker') lit(walker(x, y, 17 * u, side));
  else {
    lit(stander(x, y, 17 * u, side));
    lantern(d, x + side * 3.4 * u, y - 6.6 * u, 3 * u, tones, side);
  }
  return { kind: 'vector', depth: 0.6, svg: d.toSvg() };
}

function envelopeOn(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  palette: Brief['palette'],
  turn: number,
): void {
  d.group(`transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`, () => {
    d.rect(x - size / 2, y - size * 0.32, size, size * 0.64, hex(mix(palette.sun, [1, 1, 1], 0.6)));
    d.stroke(
      `M${n(x - size / 2)} ${n(y - size * 0.32)}L${n(x)} ${n(y + size * 0.06)}L${n(x + size / 2)} ${n(y - size * 0.32)}`,
      hex(mix(palette.near, palette.sun, 0.4)),
      size * 0.05,
    );
  });
}

/** Sparks about the clearing. */
export function fireflies(
  width: number,
  height: number,
  u: number,
  focus: { x: number },
  ground: number,
  accent: Rgb,
  sun: Rgb,
  random: Brief['random'],
): Layer {
  const d = new Drawing(width, height);
  const points: [number, number, number][] = [];
  for (let i = 0; i < 70; i++) {
    const x = focus.x + random.around() * 60 * u;
    const y = ground + random.around() * 26 * u - 6 * u;
    points.push([x, y, random.range(0.25, 0.75) * u]);
  }
  const warm = mix(accent, sun, smoothstep(0, 1, 0.6));
  for (const [x, y, s] of points.slice(0, 22))
    d.circle(
      x,
      y,
      s * 4.5,
      d.radial([x, y], s * 4.5, [
        [0, warm, 0.5],
        [1, warm, 0],
      ]),
    );
  d.path(specks(points), hex(mix(warm, [1, 1, 1], 0.5)));
  return { kind: 'vector', depth: 0.85, svg: d.toSvg(), blend: 'screen' };
}
