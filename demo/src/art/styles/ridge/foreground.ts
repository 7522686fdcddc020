import { hex, mix, oklch } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { birds, stander, walker, woman } from '../../figures.ts';
import { conifers } from '../../flora.ts';
import { clamp, noise } from '../../noise.ts';
import { church } from '../../props/houses.ts';
import { goat } from '../../props/beasts.ts';
import { cableCabin, crown, ropeBridge, sheep } from '../../props/highland.ts';
import { littleDragon } from '../../props/wonders.ts';
import { locomotive } from '../../props/trains.ts';
import { cyclist } from '../../props/wheels.ts';
import type { Brief, Layer } from '../../scene.ts';
import { trace } from '../../terrain.ts';
import type { Line } from '../../terrain.ts';

/** What stands before the lens: a ledge with firs and somebody, or what the title is about. */
export function foreground({ frame, palette, seed, random, motif }: Brief): Layer {
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const d = new Drawing(width, height);
  const dark = hex(palette.near);
  const side = focus.x > width / 2 ? 1 : -1;
  const edge = focus.x - side * random.range(8, 16) * u;
  const ledgeTop = isPoster ? height * 0.68 : height * 0.8;
  const rough = noise(`${seed}/ledge`);
  const isRoad = motif === 'bicycle' || motif === 'locomotive';
  const gorge = motif === 'bridge' ? 27 * u : 0;
  const line: Line = (x) => {
    const away = ((x - edge) / width) * side;
    if (gorge > 0) {
      const from = Math.abs(x - focus.x) - gorge;
      return from < 0
        ? height + 4 * u
        : ledgeTop - 9 * u - Math.min(from * 0.14, 5 * u) + rough.fbm(x / (9 * u), 2, 4) * 3 * u;
    }
    const bank = isRoad
      ? (x - width / 2) * 0.03 * side
      : away > 0
        ? Math.min(away * 1.4, 0.5) ** 1.6 * -16 * u
        : -away * 95 * u;
    return ledgeTop + bank + rough.fbm(x / (9 * u), 2, 4) * (isRoad ? 0.8 : 3.2) * u;
  };
  const tones = { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.25), accent: palette.accent };
  const points: Point[] = trace(line, -u, width + u, u * 0.5);
  if (motif === 'locomotive') viaduct(d, frame, palette, line);
  else {
    const isSnow = motif === 'summit';
    d.path(
      polygon([...points, [width + u, height], [-u, height]]),
      isSnow
        ? d.linear(
            [0, ledgeTop - 12 * u],
            [0, height],
            [
              [0, mix(palette.sky[1], palette.near, 0.35)],
              [0.3, palette.near],
              [1, palette.near],
            ],
          )
        : dark,
    );
    if (isSnow) d.stroke(polygon(points, false), hex(mix(palette.sun, palette.sky[2], 0.3)), 0.5 * u);
  }
  const x = edge + side * random.range(5, 8) * u;
  const y = line(x) + 0.4 * u;
  if (motif === 'summit') {
    const rope: Point[] = [];
    for (const [i, away] of [0, 13].entries()) {
      const px = x + side * away * u;
      d.path(walker(px, line(px) + 0.5 * u, 11.5 * u, side), dark);
      d.rect(
        px - side * 1.1 * u - 1.1 * u,
        line(px) - 9.4 * u,
        2.2 * u,
        3.6 * u,
        i === 0 ? dark : hex(mix(palette.accent, palette.near, 0.2)),
        `rx="${n(0.7 * u)}"`,
      );
      d.stroke(
        `M${n(px + side * 2.2 * u)} ${n(line(px) - 6 * u)}L${n(px + side * 3.4 * u)} ${n(line(px + side * 3.4 * u) + 0.4 * u)}`,
        dark,
        0.35 * u,
      );
      rope.push([px, line(px) - 5.4 * u]);
    }
    const [from, to] = rope;
    if (from && to)
      d.stroke(
        `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n(Math.max(from[1], to[1]) + 3.4 * u)} ${n(to[0])} ${n(to[1])}`,
        hex(mix(palette.accent, [1, 1, 1], 0.2)),
        0.3 * u,
      );
  } else if (motif === 'manuscript' || motif === 'book' || motif === 'monastery') {
    const far = clamp(focus.x + side * 14 * u, 16 * u, width - 16 * u);
    church(d, far, line(far) + u, 25 * u, tones, -side);
    for (const [i, away] of [0, 7.4].entries()) {
      const px = x - side * (5 + away) * u;
      d.path(woman(px, line(px) + 0.5 * u, 11.8 * u, side), dark);
      if (i === 0)
        d.path(
          `M${n(px - 2.6 * u)} ${n(line(px) - 8.6 * u)}h${n(5.2 * u)}v${n(3.6 * u)}h${n(-5.2 * u)}Z`,
          hex(mix(palette.accent, palette.near, 0.15)),
          `transform="rotate(${n(-8 * side)} ${n(px)} ${n(line(px) - 7 * u)})"`,
        );
    }
  } else if (motif === 'dragon') {
    const px = edge + side * 7 * u;
    littleDragon(d, px, line(px) + 1.4 * u, 24 * u, { ...tones, accent: palette.tone(0, 0.66, 0.15) }, side);
    for (const away of [26, 33, 37])
      goat(
        d,
        px + side * away * u,
        line(px + side * away * u) + 0.5 * u,
        (7 + (away % 3)) * u,
        { ...tones, light: mix(palette.sun, [1, 1, 1], 0.2) },
        -side,
      );
  } else if (motif === 'bicycle') {
    const road = line(focus.x);
    d.stroke(
      `M${n(-u)} ${n(line(0) + 2 * u)}L${n(width + u)} ${n(line(width) + 2 * u)}`,
      hex(mix(palette.near, palette.sky[2], 0.4)),
      0.4 * u,
      `stroke-dasharray="${n(5 * u)} ${n(5 * u)}"`,
    );
    cyclist(d, focus.x - side * 5 * u, road + 0.4 * u, 21 * u, tones, side);
    for (const [i, away] of [38, 49, 56, 66].entries())
      cyclist(
        d,
        focus.x + side * away * u,
        line(focus.x + side * away * u) - (3 + i * 1.6) * u,
        (11 - i * 1.5) * u,
        { ...tones, accent: palette.tone(i % 2 === 0 ? 1 : 2, 0.6, 0.14) },
        side,
      );
  } else if (motif === 'locomotive') {
    locomotive(d, focus.x + side * 6 * u, line(focus.x) - 0.4 * u, 15 * u, tones, side);
    for (const away of [-22, -30, -34])
      goat(d, focus.x + away * u * side, ledgeTop + 22 * u, 9 * u, tones, away === -30 ? 1 : -1);
  } else if (motif === 'bridge') {
    const ends = [focus.x - gorge - 1.6 * u, focus.x + gorge + 1.6 * u] as const;
    const floor = ropeBridge(
      d,
      [
        [ends[0], line(ends[0]) + 0.6 * u],
        [ends[1], line(ends[1]) + 0.6 * u],
      ],
      { sag: 8 * u, thick: 0.8 * u },
      tones,
    );
    const px = focus.x + side * random.range(3, 9) * u;
    d.path(walker(px, floor(px) - 0.2 * u, 11 * u, -side), dark);
    d.rect(
      px + side * 0.4 * u - 1.3 * u,
      floor(px) - 9 * u,
      2.6 * u,
      3.8 * u,
      hex(palette.accent),
      `rx="${n(0.7 * u)}"`,
    );
  } else if (motif === 'cablecar') {
    const rope = (rx: number): number => height * (isPoster ? 0.3 : 0.26) - (rx - focus.x) * 0.24 * side;
    for (const lower of [0, 2.6 * u])
      d.stroke(
        `M${n(-u)} ${n(rope(-u) + lower)}L${n(width + u)} ${n(rope(width + u) + lower)}`,
        dark,
        0.34 * u,
      );
    const mast = clamp(focus.x + side * 34 * u, 6 * u, width - 6 * u);
    d.path(
      polygon([
        [mast - 3.4 * u, line(mast) + 3 * u],
        [mast - 0.7 * u, rope(mast) - u],
        [mast + 0.7 * u, rope(mast) - u],
        [mast + 3.4 * u, line(mast) + 3 * u],
        [mast + 2 * u, line(mast) + 3 * u],
        [mast, rope(mast) + 6 * u],
        [mast - 2 * u, line(mast) + 3 * u],
      ]),
      dark,
    );
    d.rect(mast - 4 * u, rope(mast) - 0.6 * u, 8 * u, 1.4 * u, dark);
    cableCabin(d, focus.x, rope(focus.x), (isPoster ? 22 : 24) * u, tones, side);
    const far = focus.x - side * (isPoster ? 32 : 52) * u;
    cableCabin(d, far, rope(far) + 2.6 * u, 7 * u, tones, side);
  } else if (motif === 'sheep') {
    const wool = { ...tones, light: mix(palette.sun, [1, 1, 1], 0.25) };
    for (let i = 0; i < 11; i++) {
      const px = edge + side * (3 + (i % 6) * 8.4 + random.range(-2, 2)) * u;
      sheep(
        d,
        px,
        line(px) + (i > 5 ? 7 : 0.8) * u,
        (i > 5 ? 9.4 : 6.4) * u * random.range(0.9, 1.15),
        wool,
        random.chance(0.7) ? -side : side,
      );
    }
    const px = edge - side * 6 * u;
    d.path(stander(px, line(px) + 0.6 * u, 15 * u, side), dark);
    d.stroke(
      `M${n(px + side * 3.4 * u)} ${n(line(px) + u)}V${n(line(px) - 14 * u)}q${n(side * 0.2 * u)} ${n(-2.4 * u)} ${n(side * 2 * u)} ${n(-2 * u)}`,
      dark,
      0.5 * u,
    );
  } else if (motif === 'crown') {
    const px = clamp(focus.x, 24 * u, width - 24 * u);
    const py = ledgeTop - 3 * u;
    d.path(
      polygon([
        [px - 24 * u, height],
        [px - 20 * u, py + 9 * u],
        [px - 15 * u, py + u],
        [px + 6 * u, py - u],
        [px + 17 * u, py + 2 * u],
        [px + 22 * u, py + 12 * u],
        [px + 26 * u, height],
      ]),
      d.linear(
        [px - 24 * u, py],
        [px + 24 * u, py + 26 * u],
        [
          [0, mix(palette.near, palette.sky[2], 0.34)],
          [0.4, mix(palette.near, palette.sky[1], 0.2)],
          [1, palette.near],
        ],
      ),
    );
    d.stroke(
      `M${n(px - 20 * u)} ${n(py + 9 * u)}L${n(px - 15 * u)} ${n(py + u)}L${n(px + 6 * u)} ${n(py - u)}L${n(px + 17 * u)} ${n(py + 2 * u)}`,
      hex(mix(palette.sun, palette.sky[2], 0.3)),
      0.45 * u,
    );
    crown(
      d,
      px,
      py + 2.4 * u,
      27 * u,
      { ...tones, light: oklch(0.86, 0.14, 90), dark: oklch(0.36, 0.09, 62) },
      side,
    );
  } else {
    d.path(
      conifers(random.fork('near'), line, {
        from: side > 0 ? width * 0.86 : -4 * u,
        to: side > 0 ? width + 4 * u : width * 0.14,
        gap: 3.4 * u,
        height: 24 * u,
        sink: 0.03,
      }),
      dark,
    );
    d.path(stander(x, y, 9.5 * u, side), dark);
  }
  const flock: [number, number, number][] = [];
  for (let i = 0; i < 7; i++)
    flock.push([
      focus.x + random.range(-30, 24) * u,
      height * 0.3 + random.around() * 9 * u,
      random.range(0.7, 1.5) * u,
    ]);
  d.stroke(birds(flock), dark, 0.28 * u, `stroke-opacity="${n(0.8)}"`);
  return { kind: 'vector', depth: 0.9, svg: d.toSvg() };
}

/** A stone bridge on arches over the valley. */
function viaduct(
  d: Drawing,
  { width, height, u }: Brief['frame'],
  palette: Brief['palette'],
  line: Line,
): void {
  const stone = mix(palette.near, palette.sky[1], 0.22);
  const fill = d.linear(
    [0, line(0)],
    [0, height],
    [
      [0, mix(stone, palette.sky[2], 0.14)],
      [0.4, stone],
      [1, palette.near],
    ],
  );
  const span = 24 * u;
  let path = `M${n(-u)} ${n(line(0))}H${n(width + u)}V${n(line(width) + 4 * u)}`;
  for (let x = width + u; x > -span; x -= span) {
    const y = line(x) + 5 * u;
    path += `L${n(x)} ${n(height + u)}h${n(-4 * u)}V${n(y + 12 * u)}q0 ${n(-9.6 * u)} ${n(-(span - 4 * u) / 2)} ${n(-9.6 * u)}t${n(-(span - 4 * u) / 2)} ${n(9.6 * u)}V${n(height + u)}`;
  }
  d.path(`${path}Z`, fill);
  d.rect(-u, line(0) - 0.6 * u, width + 2 * u, 1.6 * u, hex(palette.near));
}
