import { hex, mix, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import { clamp, noise } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import { glassDome, observatory } from '../../props/colony.ts';
import type { Brief, Layer } from '../../scene.ts';
import type { Ball } from './ball.ts';
import { trace } from '../../terrain.ts';

/** The ground of an airless moon with craters and boulders, and somebody in a suit, an observatory or a dome of glass. */
export function ground({ frame, palette, random, seed, motif }: Brief, body: Ball, side: number): Layer[] {
  const { width, height, u, purpose } = frame;
  const soil = noise(`${seed}/soil`);
  const layers: Layer[] = [];
  const top = purpose === 'poster' ? height * 0.66 : height * 0.8;
  const warm = mix(palette.sun, palette.sky[2], 0.4);
  const whoX = clamp(body.x - side * random.range(10, 20) * u, width * 0.16, width * 0.9);
  for (let i = 0; i < 3; i++) {
    const base = top + (i === 0 ? 0 : i * 9 * u);
    const hill = (x: number): number => (i === 0 ? soil.ridged(x / (34 * u), 3, 4) * 10 * u : 0);
    const line = (x: number): number =>
      base - hill(x) - soil.fbm(x / ((30 - i * 6) * u), i * 3.1 + 0.4, 4) * 9 * u + 3 * u;
    const tone = mix(palette.sky[1], palette.near, 0.42 + i * 0.24);
    const d = new Drawing(width, height);
    const points = trace(line, -u, width + u, u * 0.6);
    d.path(
      polygon([...points, [width + u, height], [-u, height]]),
      d.linear(
        [0, base - 7 * u],
        [0, base + 26 * u],
        [
          [0, mix(tone, palette.sky[2], 0.3)],
          [0.3, tone],
          [1, palette.near],
        ],
      ),
    );
    d.stroke(polygon(points, false), hex(warm), 0.28 * u, 'stroke-opacity="0.55"');
    for (let k = 0; k < 7; k++) {
      const x = random.next() * width;
      const y = line(x) + random.range(3.5, 15) * u;
      const size = ((y - base + 8 * u) / (16 * u)) * random.range(1.4, 4.6) * u;
      d.ellipse(x, y, size, size * 0.24, hex(mix(tone, palette.near, 0.75)));
      d.stroke(
        `M${n(x - size)} ${n(y)}A${n(size)} ${n(size * 0.24)} 0 0 0 ${n(x + size)} ${n(y)}`,
        hex(mix(tone, warm, 0.6)),
        0.3 * u,
        'stroke-opacity="0.7"',
      );
    }
    for (let k = 0; k < 5; k++) {
      const x = random.next() * width;
      const y = line(x) + random.range(0.4, 11) * u;
      const size = random.range(0.5, 1.5) * u;
      d.path(
        polygon([
          [x - size, y],
          [x - size * 0.7, y - size * 0.8],
          [x, y - size * 1.1],
          [x + size * 0.8, y - size * 0.6],
          [x + size, y],
        ]),
        hex(mix(palette.near, tone, 0.35)),
      );
      d.path(
        polygon([
          [x - side * size * 0.7, y - size * 0.8],
          [x, y - size * 1.1],
          [x - side * size * 0.2, y - size * 0.3],
        ]),
        hex(mix(tone, warm, 0.5)),
      );
    }
    const tones = {
      dark: palette.near,
      light: mix(palette.sun, palette.sky[2], 0.25),
      accent: palette.accent,
    };
    if (i === 1 && (motif === 'telescope' || motif === 'greenhouse')) {
      const x = clamp(body.x + side * random.range(2, 8) * u, 30 * u, width - 30 * u);
      const build = motif === 'telescope' ? observatory : glassDome;
      build(
        d,
        x,
        line(x) + (motif === 'telescope' ? 6 : 3.4) * u,
        (motif === 'telescope' ? 38 : 46) * u,
        tones,
        -side,
      );
      const beside = clamp(x - side * 31 * u, 6 * u, width - 6 * u);
      astronaut(d, beside, line(beside) + 0.5 * u, 8.4 * u, palette, -side);
    } else if (i === 1) astronaut(d, whoX, line(whoX) + 0.5 * u, 15 * u, palette, -side);
    layers.push({ kind: 'vector', depth: 0.4 + i * 0.2, svg: d.toSvg() });
  }
  return layers;
}

/** `lit` is the side the light comes from: −1 left, 1 right. */
function astronaut(d: Drawing, x: number, y: number, height: number, palette: Palette, lit: number): void {
  const white = mix(palette.sun, [1, 1, 1], 0.4);
  const suit = d.linear(
    [x + lit * height * 0.16, y],
    [x - lit * height * 0.14, y],
    [
      [0, white],
      [0.35, mix(palette.sky[2], palette.near, 0.45)],
      [1, palette.near],
    ],
  );
  const dark = hex(shift(palette.near, { l: 0.02 }));
  d.path(
    `M${n(x - height * 0.1)} ${n(y)}L${n(x - lit * height * 1.5)} ${n(y + height * 0.2)}L${n(x - lit * height * 1.5)} ${n(y + height * 0.3)}L${n(x + height * 0.1)} ${n(y + 1)}Z`,
    hex(palette.near),
    'fill-opacity="0.55"',
  );
  d.path(
    stander(x, y, height * 0.96),
    suit,
    `stroke="${suit}" stroke-width="${n(height * 0.075)}" stroke-linejoin="round"`,
  );
  d.rect(
    x - height * 0.13,
    y - height * 0.82,
    height * 0.26,
    height * 0.34,
    d.linear(
      [x + lit * height * 0.13, y],
      [x - lit * height * 0.13, y],
      [
        [0, mix(white, palette.sky[1], 0.25)],
        [0.4, palette.near],
        [1, palette.near],
      ],
    ),
    `rx="${n(height * 0.05)}"`,
  );
  d.circle(x, y - height * 0.9, height * 0.125, suit);
  d.circle(x, y - height * 0.9, height * 0.085, dark);
  d.circle(x + lit * height * 0.03, y - height * 0.93, height * 0.03, hex(palette.accent));
}
