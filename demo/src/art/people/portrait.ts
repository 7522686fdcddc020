import type { DemoPerson } from '../../content/types.ts';
import { softStep } from '../atmosphere.ts';
import { hex, oklch } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import { Drawing, n, polygon } from '../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../noise.ts';
import { appearanceOf } from './appearance.ts';
import type { Appearance } from './appearance.ts';
import { drawBust } from './bust.ts';
import type { Head } from './head.ts';
import { random } from '../random.ts';
import type { Frame, Layer, Scene } from '../scene.ts';

/** Head and shoulders of `person` in a square of `size` pixels. */
export function personPortrait(person: DemoPerson, size: number): Scene {
  const look = appearanceOf(person);
  const rnd = random(`${person.slug}/portrait`);
  const frame: Frame = {
    purpose: 'still',
    width: size,
    height: size,
    u: size / 100,
    focus: { x: size / 2, y: size * 0.42 },
    horizon: size,
  };
  const [lightHue, darkHue] = look.backdrop;
  const warm = oklch(0.86, 0.1, lightHue);
  const cool = oklch(0.3, 0.08, darkHue);
  const lit = look.turn > 0 ? 1 : -1;
  const hasBun = look.hairStyle === 'bun';
  const head: Head = {
    x: size * (0.5 - look.turn * 0.012),
    y: size * (hasBun ? 0.48 : 0.43),
    size: size * (hasBun ? 0.53 : 0.56),
    lit,
    warm,
    cool,
  };
  const layers: Layer[] = [
    backdrop(frame, look, person.slug, head),
    ...setting(frame, look, rnd, lightHue, darkHue),
  ];
  const d = new Drawing(size, size);
  drawBust(d, look, head);
  layers.push({ kind: 'vector', depth: 0.5, svg: d.toSvg() });
  layers.push(rimLight(frame, warm, lit));
  return {
    layers,
    bloom: { strength: 0.25, threshold: 0.72, radius: 9 },
    grade: { contrast: 0.24, vignette: 0.4, grain: 0.3 },
  };
}

function backdrop(frame: Frame, look: Appearance, slug: string, head: Head): Layer {
  const air = noise(`${slug}/backdrop`);
  const [lightHue, darkHue] = look.backdrop;
  const bright = oklch(0.66, 0.1, lightHue);
  const dark = oklch(0.22, 0.06, darkHue);
  const { width, u } = frame;
  return {
    kind: 'field',
    depth: 0,
    step: softStep(frame) + 1,
    shade: (x, y, out) => {
      const far = Math.hypot(x - width / 2 - head.lit * 26 * u, y - 30 * u) / (82 * u);
      const cloud = air.fbm(x / (40 * u), y / (40 * u), 4) * 0.22;
      const t = smoothstep(1.05, 0, far + cloud);
      for (let k = 0; k < 3; k++) out[k] = lerp(dark[k] ?? 0, bright[k] ?? 0, t);
      out[3] = 1;
    },
  };
}

function setting(
  { width, height, u }: Frame,
  look: Appearance,
  rnd: ReturnType<typeof random>,
  lightHue: number,
  darkHue: number,
): Layer[] {
  const d = new Drawing(width, height);
  if (look.setting === 'disc')
    d.circle(
      width / 2,
      40 * u,
      36 * u,
      d.linear(
        [0, 4 * u],
        [0, 78 * u],
        [
          [0, oklch(0.8, 0.12, lightHue), 0.75],
          [1, oklch(0.45, 0.12, darkHue), 0.2],
        ],
      ),
    );
  else if (look.setting === 'window') {
    for (let i = 0; i < 3; i++)
      d.path(
        polygon([
          [8 * u + i * 30 * u, 0],
          [30 * u + i * 30 * u, 0],
          [14 * u + i * 30 * u, height],
          [-8 * u + i * 30 * u, height],
        ]),
        hex(oklch(0.85, 0.08, lightHue)),
        'fill-opacity="0.11"',
      );
  } else if (look.setting === 'bokeh') {
    for (let i = 0; i < 18; i++) {
      const r = rnd.range(2, 7) * u;
      const x = rnd.next() * width;
      const y = rnd.next() * height * 0.8;
      d.circle(
        x,
        y,
        r,
        hex(oklch(0.84, 0.12, lightHue + rnd.around() * 40)),
        `fill-opacity="${n(rnd.range(1, 3)).slice(0, 3)}e-1"`,
      );
    }
  } else if (look.setting === 'stripes') {
    for (let i = 0; i < 7; i++)
      d.circle(
        width / 2 + look.turn * -8 * u,
        46 * u,
        (22 + i * 8) * u,
        'none',
        `stroke="${hex(oklch(0.8, 0.1, lightHue))}" stroke-opacity="0.14" stroke-width="${n(2.6 * u)}"`,
      );
  }
  return d.isEmpty ? [] : [{ kind: 'vector', depth: 0.1, svg: d.toSvg() }];
}

/** A breath of coloured light from the side of the lamp, over everything. */
function rimLight({ width, height }: Frame, warm: Rgb, lit: -1 | 1): Layer {
  return {
    kind: 'field',
    depth: 0.9,
    step: 8,
    blend: 'screen',
    shade: (x, y, out) => {
      const side = lit > 0 ? 1 - x / width : x / width;
      out[0] = warm[0];
      out[1] = warm[1];
      out[2] = warm[2];
      out[3] = clamp(Math.exp(-side * 4.2) * 0.3 * (1 - (y / height) * 0.4));
    },
  };
}
