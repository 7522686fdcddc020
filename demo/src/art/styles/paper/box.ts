import { detailStep, softStep } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, curve } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import { sheet } from '../../papercut.ts';
import type { Tones } from '../../props/tones.ts';
import type { Brief, Layer } from '../../scene.ts';

/** The paper colours of things. */
export function tonesOf({ palette }: Brief): Tones {
  return { dark: palette.near, light: mix(palette.sun, [1, 1, 1], 0.3), accent: palette.accent };
}

/** Sheets from the back to the front. */
export function paperTone({ palette }: Brief, t: number): Rgb {
  const stops =
    palette.mood === 'dark'
      ? [
          mix(palette.sky[2], palette.sun, 0.35),
          palette.sky[2],
          palette.sky[1],
          mix(palette.sky[1], palette.sky[0], 0.6),
          palette.sky[0],
        ]
      : palette.mood === 'dusk'
        ? [
            mix(palette.sky[2], palette.sun, 0.6),
            palette.sky[2],
            mix(palette.sky[2], palette.sky[1], 0.6),
            palette.sky[1],
            palette.sky[0],
          ]
        : [
            palette.sun,
            palette.sky[2],
            mix(palette.sky[2], palette.sky[1], 0.55),
            palette.sky[1],
            mix(palette.sky[1], palette.sky[0], 0.75),
          ];
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(Math.floor(at), stops.length - 2);
  return mix(stops[i] ?? palette.sky[0], stops[i + 1] ?? palette.sky[0], at - i);
}

/** The sheet at the very back. */
export function backdrop(brief: Brief): Layer {
  const { frame } = brief;
  const near = paperTone(brief, 0);
  const far = paperTone(brief, 0.16);
  return {
    kind: 'field',
    depth: 0,
    step: softStep(frame) * 2,
    shade: (x, y, out) => {
      const r = clamp(Math.hypot(x - frame.focus.x, y - frame.focus.y) / (60 * frame.u));
      for (let k = 0; k < 3; k++) out[k] = lerp(near[k] ?? 0, far[k] ?? 0, r);
      out[3] = 1;
    },
  };
}

/** A wobbly hole in a sheet. */
function hole(seed: string, cx: number, cy: number, rx: number, ry: number, rough: number): string {
  const edge = noise(seed);
  const points: Point[] = [];
  for (let i = 0; i < 42; i++) {
    const a = (i / 42) * Math.PI * 2;
    const r = 1 + edge.fbm(Math.cos(a) * 1.3 + 5, Math.sin(a) * 1.3, 3) * rough;
    points.push([cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]);
  }
  return curve(points);
}

/** The sheets with holes, one larger than the other, that make the depth of the box. */
export function rings(brief: Brief): Layer[] {
  const { frame, seed } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers: Layer[] = [];
  const isPoster = purpose === 'poster';
  const cy = isPoster ? height * 0.42 : height * 0.5;
  for (let i = 0; i < 4; i++) {
    const t = i / 3;
    const d = new Drawing(width, height);
    const r = isPoster ? lerp(0.36, 0.62, t) : lerp(0.4, 0.78, t);
    const rx = isPoster ? width * r : height * r * 1.1;
    const ry = isPoster ? height * r * 0.74 : height * r * 0.86;
    d.path(
      `M-9 -9H${width + 9}V${height + 9}H-9Z${hole(`${seed}/ring${i}`, focus.x, cy, rx, ry, 0.34)}`,
      hex(paperTone(brief, 0.3 + t * 0.62)),
      'fill-rule="evenodd"',
    );
    layers.push(sheet(d.toSvg(), { lift: (2.4 + t) * u, depth: 0.1 + t * 0.2, strength: 0.42 }));
  }
  return layers;
}

/** The tooth of the paper. */
export function fibre({ frame, seed }: Brief): Layer {
  const tooth = noise(`${seed}/fibre`);
  const { u } = frame;
  return {
    kind: 'field',
    depth: 0.95,
    step: detailStep(frame),
    blend: 'multiply',
    shade: (x, y, out) => {
      const v = tooth.at(x / (0.9 * u), y / (0.9 * u)) * 0.5 + tooth.at(x / (0.35 * u), y / (2.6 * u)) * 0.35;
      const tone = 0.93 + 0.07 * smoothstep(-0.6, 0.6, v);
      out[0] = tone;
      out[1] = tone;
      out[2] = tone;
      out[3] = 1;
    },
  };
}
