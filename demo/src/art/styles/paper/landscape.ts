import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { blob } from '../../flora.ts';
import { lerp, noise } from '../../noise.ts';
import { sheet } from '../../papercut.ts';
import type { Brief, Frame, Layer } from '../../scene.ts';
import { paperTone } from './box.ts';

function land(brief: Brief, key: string, base: number, rise: number, span: number): (x: number) => number {
  const form = noise(`${brief.seed}/${key}`);
  return (x) => base - (form.fbm(x / span, 4, 3) + 0.25) * rise;
}

function hill(frame: Frame, line: (x: number) => number): string {
  const points: Point[] = [];
  for (let x = -4 * frame.u; x <= frame.width + 4 * frame.u; x += 3 * frame.u) points.push([x, line(x)]);
  return `${curve(points, false)}L${frame.width + 40} ${frame.height + 40}L-40 ${frame.height + 40}Z`;
}

function cloud(d: Drawing, x: number, y: number, size: number, fill: string): void {
  d.path(
    `M${n(x - size)} ${n(y)}a${n(size * 0.36)} ${n(size * 0.36)} 0 0 1 ${n(size * 0.26)} ${n(-size * 0.5)}a${n(size * 0.5)} ${n(size * 0.5)} 0 0 1 ${n(size * 0.9)} ${n(-size * 0.12)}a${n(size * 0.4)} ${n(size * 0.4)} 0 0 1 ${n(size * 0.66)} ${n(size * 0.34)}a${n(size * 0.26)} ${n(size * 0.26)} 0 0 1 ${n(size * 0.06)} ${n(size * 0.28)}Z`,
    fill,
  );
}

/** Two sheets: a sun and clouds. */
export function sunAndClouds(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus } = frame;
  const sun = new Drawing(width, height);
  const warm =
    palette.mood === 'bright' ? palette.accent : mix(palette.sun, palette.tone(0, 0.85, 0.12), 0.5);
  sun.circle(focus.x, focus.y - 4 * u, 15 * u, hex(warm));
  const clouds = new Drawing(width, height);
  const white = hex(mix(palette.sun, [1, 1, 1], 0.5));
  for (let i = 0; i < 3; i++)
    cloud(
      clouds,
      focus.x + (i - 1) * 21 * u + random.around() * 5 * u,
      focus.y + random.range(-16, 3) * u,
      random.range(6, 9.5) * u,
      white,
    );
  return [
    sheet(sun.toSvg(), { lift: 1.6 * u, depth: 0.3, strength: 0.4 }),
    sheet(clouds.toSvg(), { lift: 2 * u, depth: 0.4, strength: 0.4 }),
  ];
}

/** Hills with lollipop trees and houses. */
export function hills(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers = sunAndClouds(brief);
  const start = purpose === 'poster' ? height * 0.5 : height * 0.56;
  for (let i = 0; i < 4; i++) {
    const t = i / 3;
    const line = land(brief, `hill${i}`, start + t * (height - start) * 0.62, 15 * u, (34 + t * 20) * u);
    const d = new Drawing(width, height);
    const green = mix(palette.tone(2, 0.66 - t * 0.28, 0.1), paperTone(brief, 0.3 + t * 0.6), 0.3);
    d.path(hill(frame, line), hex(green));
    const rnd = random.fork(`things${i}`);
    for (let k = 0; k < 5 + i; k++) {
      const x = rnd.next() * width;
      const s = lerp(5, 11, t) * u * rnd.range(0.7, 1.2);
      if (i === 3 && Math.abs(x - focus.x) < 20 * u) continue;
      d.rect(x - s * 0.05, line(x) - s * 0.7, s * 0.1, s * 0.9, hex(shift(green, { l: -0.16 })));
      d.path(
        blob(rnd, x, line(x) - s * 0.95, s * 0.42),
        hex(shift(green, { l: rnd.range(-0.12, 0.1), h: rnd.around() * 24 })),
      );
    }
    if (i === 1 || i === 2) {
      for (let k = 0; k < 3; k++) {
        const x = focus.x + (k - 1) * 10 * u + rnd.around() * 3 * u;
        const s = lerp(6, 9, t) * u;
        d.rect(
          x - s * 0.4,
          line(x) - s * 0.55,
          s * 0.8,
          s * 0.75,
          hex(rnd.pick([palette.sun, mix(palette.sun, palette.accent, 0.2)])),
        );
        d.path(
          polygon([
            [x - s * 0.52, line(x) - s * 0.52],
            [x, line(x) - s],
            [x + s * 0.52, line(x) - s * 0.52],
          ]),
          hex(palette.accent),
        );
        d.rect(x - s * 0.1, line(x) - s * 0.3, s * 0.2, s * 0.5, hex(shift(palette.accent, { l: -0.3 })));
      }
    }
    layers.push(sheet(d.toSvg(), { lift: (1.8 + t * 1.2) * u, depth: 0.5 + t * 0.4, strength: 0.45 }));
  }
  return layers;
}
