import { disc, mist, scrim, sky, fineStep, stars } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { birds, stander, woman } from '../../figures.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import { bottle, four, swimmer } from '../../props/afloat.ts';
import { windmill } from '../../props/mills.ts';
import { icebreaker } from '../../props/icebreaker.ts';
import { tram } from '../../props/trains.ts';
import { lighthouse, rowingBoat, sailingBoat, steamer } from '../../props/sea.ts';
import { water } from '../../reflection.ts';
import type { Brief, Scene } from '../../scene.ts';
import { vesselFor } from './vessel.ts';
import type { Vessel } from './vessel.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** Still water, a low light and its path, one vessel. */
export function calm({ frame, palette, random, seed, motif }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const edge = height * (purpose === 'poster' ? random.range(0.5, 0.56) : random.range(0.55, 0.62));
  const isNight = palette.mood === 'dark';
  const light = {
    x: focus.x + random.range(-10, 10) * u,
    y: edge - random.range(isNight ? 22 : 7, isNight ? 34 : 18) * u,
    radius: random.range(7, isNight ? 10 : 14) * u,
  };
  const layers = [
    sky(frame, palette, seed, {
      light,
      clouds: random.range(0.4, 0.75),
      horizon: edge,
      glow: 75,
      stretch: 5,
    }),
  ];
  if (palette.mood !== 'bright')
    layers.push(
      stars(frame, palette, random.fork('stars'), { count: isNight ? 480 : 120, until: edge * 0.8 }),
    );
  layers.push(disc(frame, palette, light, seed, isNight));
  const coast = new Drawing(width, height);
  const far = ridgeLine(`${seed}/coast`, {
    base: edge,
    rise: 7 * u,
    span: 30 * u,
    jag: 0.35,
    lift: (x) => -0.9 * Math.exp(-(((x - light.x) / (38 * u)) ** 2)),
  });
  coast.path(
    under((x) => Math.min(far(x), edge + u), width, edge + u, u, u),
    coast.linear(
      [0, edge - 9 * u],
      [0, edge],
      [
        [0, palette.land(0.3)],
        [1, mix(palette.land(0.2), palette.sky[2], 0.4)],
      ],
    ),
  );
  layers.push({ kind: 'vector', depth: 0.1, svg: coast.toSvg() });
  layers.push(
    mist(frame, mix(palette.sky[2], palette.sun, 0.3), seed, {
      from: edge - 8 * u,
      to: edge + 4 * u,
      strength: 0.6,
      depth: 0.12,
    }),
  );

  const subject = vesselFor(motif, random.pick<Vessel>(['sail', 'row', 'steamer', 'lighthouse']));
  const things = new Drawing(width, height);
  const side = random.chance(0.5) ? 1 : -1;
  const at = { x: clamp(light.x + side * random.range(4, 12) * u, 14 * u, width - 14 * u), y: edge };
  const tones = { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.25), accent: palette.accent };
  if (subject === 'lighthouse')
    lighthouse(
      things,
      clamp(light.x - side * 24 * u, 16 * u, width - 16 * u),
      edge + 0.5 * u,
      36 * u,
      tones,
      side,
    );
  else if (subject === 'steamer') steamer(things, at.x, edge + 0.8 * u, 20 * u, tones, -side);
  else if (subject === 'icebreaker')
    icebreaker(things, at.x, edge + 1.4 * u, 46 * u, { ...tones, accent: palette.tone(0, 0.56, 0.19) }, side);
  else if (subject === 'ferry') {
    steamer(
      things,
      at.x,
      edge + 1.2 * u,
      34 * u,
      { ...tones, light: mix(palette.near, palette.sun, 0.3) },
      -side,
    );
    for (let i = 0; i < 9; i++)
      things.path(
        stander(at.x + (i - 4) * 3 * u, edge - 4.2 * u, (4 + (i % 3) * 0.6) * u),
        hex(palette.near),
      );
  } else if (subject === 'windmill') {
    const x = clamp(light.x - side * 17 * u, 20 * u, width - 20 * u);
    things.path(
      curve(
        [
          [x - 30 * u, edge + u],
          [x - 22 * u, edge - 6 * u],
          [x - 12 * u, edge - 10 * u],
          [x + 8 * u, edge - 11 * u],
          [x + 15 * u, edge - 5 * u],
          [x + 21 * u, edge + u],
        ],
        true,
        0.4,
      ),
      things.linear(
        [x - 30 * u, 0],
        [x + 20 * u, 0],
        [
          [0, palette.near],
          [1, mix(palette.near, palette.sky[1], 0.25)],
        ],
      ),
    );
    windmill(things, x - 2 * u, edge - 9.4 * u, 27 * u, tones, side);
    things.path(woman(x + 11 * u, edge - 8.6 * u, 9 * u, side), hex(palette.near));
    for (let i = 0; i < 7; i++) {
      const y = edge - (14 + i * 5.4) * u;
      const long = random.range(18, 40) * u;
      const from = x + random.range(-34, 20) * u;
      things.stroke(
        `M${n(from)} ${n(y)}q${n(long * 0.5)} ${n(-2.4 * u)} ${n(long)} 0q${n(5 * u)} ${n(2 * u)} ${n(2.4 * u)} ${n(5 * u)}q${n(-3 * u)} ${n(2.4 * u)} ${n(-4 * u)} ${n(-u)}`,
        hex(mix(palette.sun, palette.sky[2], 0.3)),
        0.35 * u,
        'stroke-opacity="0.6"',
      );
    }
  } else if (subject === 'tram') {
    tram(things, at.x, edge - 2.4 * u, 40 * u, tones, side);
    things.rect(-u, edge - 2.4 * u, width + 2 * u, 1.4 * u, hex(palette.near));
    for (let x = 0; x < width; x += 7 * u) things.rect(x, edge - 2 * u, 1.1 * u, 4 * u, hex(palette.near));
    things.stroke(`M${n(-u)} ${n(edge - 30 * u)}H${n(width + u)}`, hex(palette.near), 0.2 * u);
    for (let x = 9 * u; x < width; x += 28 * u)
      things.stroke(`M${n(x)} ${n(edge - 2 * u)}v${n(-31 * u)}`, hex(palette.near), 0.6 * u);
  } else if (subject === 'sail') sailingBoat(things, at.x, edge + 1.2 * u, 22 * u, tones, side);
  layers.push({ kind: 'vector', depth: 0.3, svg: things.toSvg() });
  layers.push(
    water({
      from: edge,
      colour: mix(palette.sky[0], palette.near, 0.35),
      ripple: 8 * u,
      throw: 4.2 * u,
      mirror: 0.8,
      seed,
      depth: 0.3,
    }),
  );
  layers.push(glitter(frame, palette, seed, light.x, edge, height));
  const near = new Drawing(width, height);
  if (subject === 'icebreaker') floes(near, frame, palette, random.fork('floes'), edge, height);
  if (subject === 'row') {
    const y = lerp(edge, height, purpose === 'poster' ? 0.3 : 0.45);
    rowingBoat(near, at.x, y, 17 * u, tones, side);
  }
  if (subject === 'swimmer')
    swimmer(
      near,
      light.x + side * 2 * u,
      lerp(edge, height, purpose === 'poster' ? 0.28 : 0.44),
      25 * u,
      tones,
      side,
    );
  else if (subject === 'four')
    four(
      near,
      focus.x,
      lerp(edge, height, purpose === 'poster' ? 0.24 : 0.42),
      (purpose === 'poster' ? 78 : 92) * u,
      tones,
      side,
    );
  else if (subject === 'bottle')
    bottle(
      near,
      light.x + side * 3 * u,
      lerp(edge, height, purpose === 'poster' ? 0.3 : 0.46),
      30 * u,
      { ...tones, accent: palette.tone(2, 0.62, 0.12) },
      side,
    );
  const flock: [number, number, number][] = [];
  for (let i = 0; i < 6; i++)
    flock.push([
      light.x + random.range(-28, 28) * u,
      edge * 0.62 + random.around() * 10 * u,
      random.range(0.8, 1.8) * u,
    ]);
  near.stroke(birds(flock), hex(palette.near), 0.3 * u);
  layers.push({ kind: 'vector', depth: 0.6, svg: near.toSvg() });
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: light.x,
      y: light.y,
      strength: 0.3,
      tint: mix(palette.sun, palette.sky[2], 0.4),
      threshold: 0.66,
    },
    bloom: { strength: palette.mood === 'bright' ? 0.3 : 0.65, threshold: 0.56, radius: 8 },
    grade: { contrast: 0.28, vignette: 0.35, grain: 0.3 },
  };
}

/** The path of light on the water. */
function glitter(
  frame: Brief['frame'],
  palette: Brief['palette'],
  seed: string,
  x0: number,
  edge: number,
  bottom: number,
): Scene['layers'][number] {
  const waves1 = noise(`${seed}/glitter`);
  const { u } = frame;
  const colour = mix(palette.sun, palette.sky[2], 0.2);
  return {
    kind: 'field',
    depth: 0.32,
    step: fineStep(frame),
    blend: 'screen',
    rows: [edge, bottom],
    shade: (x, y, out) => {
      const near = (y - edge) / (bottom - edge);
      const wide = (3.5 + near * 26) * u;
      const off = Math.abs(x - x0 - waves1.at(1, near * 7) * wide * 0.4) / wide;
      if (off > 1.6) return;
      const scale = (0.9 + near * 7) * u;
      const crest =
        waves1.at(x / (scale * 3), y / (scale * 0.42)) + 0.5 * waves1.at(x / scale, y / (scale * 0.2));
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] =
        smoothstep(0.05 + off * 0.5, 0.5 + off * 0.4, crest) * (1 - near * 0.45) * smoothstep(1.6, 0.2, off);
    },
  };
}

/** Broken ice on dark water. */
function floes(
  d: Drawing,
  { width, u }: Brief['frame'],
  palette: Brief['palette'],
  random: Brief['random'],
  edge: number,
  bottom: number,
): void {
  const white = mix([1, 1, 1], palette.sky[2], 0.25);
  for (let i = 0; i < 44; i++) {
    const t = (i / 44) ** 1.3;
    const y = edge + 3 * u + t * (bottom - edge);
    const x = random.next() * width;
    const w = lerp(4, 24, t) * u * random.range(0.5, 1.3);
    const h = w * random.range(0.14, 0.22);
    const points: Point[] = [];
    for (let k = 0; k < 7; k++) {
      const a = (k / 7) * Math.PI * 2 + random.around() * 0.25;
      points.push([x + Math.cos(a) * w * 0.5, y + Math.sin(a) * h]);
    }
    d.path(
      polygon(points.map(([px, py]): Point => [px, py + lerp(0.5, 2.2, t) * u])),
      hex(mix(palette.sky[1], palette.near, 0.35 + t * 0.4)),
    );
    d.path(polygon(points), hex(mix(white, palette.sky[0], t * 0.75)));
  }
}
