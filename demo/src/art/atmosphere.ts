import { along, mix, shift } from './colour.ts';
import type { Rgb } from './colour.ts';
import { Drawing, specks } from './drawing.ts';
import { clamp, noise, smoothstep } from './noise.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';
import type { Frame, Layer } from './scene.ts';

/** A sun, a moon, or the middle of a glow. */
export interface Light {
  readonly x: number;
  readonly y: number;
  /** Radius of the disc in pixels; 0 hides it. */
  readonly radius: number;
}

/** `steps` colours on the way through `colours`, flat: r, g, b, r, g, b … */
export function colourTable(colours: readonly [Rgb, ...Rgb[]], steps = 256): Float32Array {
  const table = new Float32Array(steps * 3);
  for (let i = 0; i < steps; i++) table.set(along(colours, i / (steps - 1)), i * 3);
  return table;
}

/** Writes the colour at `t` (0…1) of `table` into the first three places of `out`. */
export function fromTable(table: Float32Array, t: number, out: Float32Array): void {
  const steps = table.length / 3 - 1;
  const at = clamp(t) * steps;
  const i = Math.min(Math.floor(at), steps - 1) * 3;
  const f = at - Math.floor(at) + (at === steps ? 1 : 0);
  for (let k = 0; k < 3; k++) {
    const a = table[i + k] ?? 0;
    out[k] = a + ((table[i + 3 + k] ?? a) - a) * f;
  }
}

/** Pixels between the points at which soft fields are asked: about a third of the smallest wisp of a cloud. */
export const softStep = (frame: Frame): number =>
  Math.max(2, Math.round(Math.sqrt(frame.width * frame.height) / 270));

/** The same for fields that have ripples or fibres in them. */
export const detailStep = (frame: Pick<Frame, 'width' | 'height'>): number =>
  Math.max(2, Math.round(Math.sqrt(frame.width * frame.height) / 350));

/** The same for fields that have edges and lines in them. */
export const fineStep = (frame: Frame): number => Math.max(1, detailStep(frame) - 1);

/** What hangs in a sky. */
export interface SkyOptions {
  readonly light: Light | null;
  /** Cover, 0 clear … 1 overcast. */
  readonly clouds: number;
  /** Width of a cloud to its height. */
  readonly stretch?: number;
  /** Size of a cloud in hundredths of the short side. */
  readonly size?: number;
  /** How far the glow of the light reaches, in hundredths of the short side. */
  readonly glow?: number;
  readonly horizon?: number;
}

/** Air, glow about the light and clouds lit from its side. */
export function sky(frame: Frame, palette: Palette, seed: string, options: SkyOptions): Layer {
  const { light, clouds, stretch = 3.2, size = 38, glow = 60, horizon = frame.horizon } = options;
  const { u } = frame;
  const wind = noise(`${seed}/sky`);
  const base = colourTable([
    palette.sky[0],
    mix(palette.sky[0], palette.sky[1], 0.55),
    palette.sky[1],
    mix(palette.sky[1], palette.sky[2], 0.55),
    palette.sky[2],
  ]);
  const lit = mix(palette.sky[2], palette.sun, 0.6);
  const shade = shift(mix(palette.sky[0], palette.sky[1], 0.7), { l: -0.02 });
  const warm = mix(palette.sky[2], palette.sun, 0.75);
  const lx = light?.x ?? frame.focus.x;
  const ly = light?.y ?? horizon;
  return {
    kind: 'field',
    depth: 0,
    step: softStep(frame),
    shade: (x, y, out) => {
      const dx = x - lx;
      const dy = y - ly;
      const distance = Math.hypot(dx, dy * 1.15) / u;
      fromTable(base, clamp(y / horizon) ** 1.25, out);
      const halo = Math.exp(-distance / (glow * 0.42)) * 0.75 + Math.exp(-distance / (glow * 0.12)) * 0.5;
      if (light)
        for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) + ((warm[k] ?? 0) - (out[k] ?? 0)) * clamp(halo);
      if (clouds > 0) {
        const px = x / u / size / Math.sqrt(stretch);
        const py = (y / u / size) * Math.sqrt(stretch);
        const bend = wind.at(px * 0.7 + 4, py * 0.7) * 0.5;
        const density = wind.fbm(px + bend, py + bend * 0.4, 5);
        const cover = smoothstep(0.42 - clouds * 0.62, 0.62 - clouds * 0.35, density + 0.1);
        if (cover > 0.002) {
          const away = Math.max(distance, 1);
          const toward = wind.fbm(
            px + bend - ((dx / u / away) * 0.22) / Math.sqrt(stretch),
            py + bend * 0.4 - (dy / u / away) * 0.3,
            3,
          );
          const rim = clamp(0.42 + (density - toward) * 2.4 + Math.exp(-distance / glow) * 0.35);
          const body = clamp(cover * (0.5 + 0.5 * smoothstep(0.1, 0.6, density)));
          const alpha = body * (0.35 + 0.6 * clouds);
          for (let k = 0; k < 3; k++) {
            const tone = (shade[k] ?? 0) + ((lit[k] ?? 0) - (shade[k] ?? 0)) * rim;
            out[k] = (out[k] ?? 0) + (tone - (out[k] ?? 0)) * alpha;
          }
        }
      }
      out[3] = 1;
    },
  };
}

/** The disc of sun or moon; a moon has grey seas. */
export function disc(frame: Frame, palette: Palette, light: Light, seed: string, isMoon = false): Layer {
  const d = new Drawing(frame.width, frame.height);
  const { x, y, radius } = light;
  d.circle(
    x,
    y,
    radius,
    d.linear(
      [x, y - radius],
      [x, y + radius],
      [
        [0, mix(palette.sun, [1, 1, 1], 0.5)],
        [1, isMoon ? mix(palette.sun, palette.sky[1], 0.12) : mix(palette.sun, palette.sky[2], 0.25)],
      ],
    ),
  );
  if (isMoon) {
    const seas = noise(`${seed}/moon`);
    for (let i = 0; i < 9; i++) {
      const a = i * 2.4;
      const r = radius * (0.12 + 0.09 * Math.sqrt(i));
      const far = radius * 0.78 * Math.sqrt((i + 0.4) / 9) - r * 0.3;
      d.circle(
        x + Math.cos(a) * far,
        y + Math.sin(a) * far,
        r * (0.8 + seas.at(i * 3.1, 2) * 0.6),
        hexOf(mix(palette.sun, palette.sky[1], 0.35)),
        'fill-opacity="0.22"',
      );
    }
  }
  return { kind: 'vector', depth: 0.02, svg: d.toSvg() };
}

function hexOf(rgb: Rgb): string {
  return `rgb(${rgb.map((v) => Math.round(clamp(v) * 255)).join(' ')})`;
}

/** Stars, denser in a band across the sky; each a disc of some size and brightness. */
export function stars(
  frame: Frame,
  palette: Palette,
  random: Random,
  { count, until }: { count: number; until: number },
): Layer {
  const d = new Drawing(frame.width, frame.height);
  const { width, u } = frame;
  const tilt = random.range(-0.5, 0.5);
  const middle = random.range(0.25, 0.55) * until;
  const sizes = [0.22, 0.34, 0.55] as const;
  const amount = count * ((width * until) / (160 * 90 * u * u));
  for (const [index, size] of sizes.entries()) {
    const points: [number, number, number][] = [];
    for (let i = 0; i < amount / (1 + index * 2.4); i++) {
      const x = random.next() * width;
      const inBand = random.chance(0.55);
      const y = inBand
        ? middle + (x / width - 0.5) * tilt * until + random.around() * until * 0.28
        : random.next() * until;
      if (y < until) points.push([x, y, size * u * random.range(0.6, 1.25)]);
    }
    d.path(
      specks(points),
      hexOf(mix(palette.sun, [1, 1, 1], 0.6)),
      `fill-opacity="${[0.45, 0.7, 0.95][index] ?? 1}"`,
    );
  }
  return { kind: 'vector', depth: 0.01, svg: d.toSvg() };
}

/** Mist that lies between two rows and drifts. */
export function mist(
  frame: Frame,
  colour: Rgb,
  seed: string,
  {
    from,
    to,
    strength,
    depth,
    size = 46,
  }: { from: number; to: number; strength: number; depth: number; size?: number },
): Layer {
  const air = noise(`${seed}/mist${Math.round(from)}`);
  const { u } = frame;
  return {
    kind: 'field',
    depth,
    step: softStep(frame) * 3,
    rows: [from, to],
    shade: (x, y, out) => {
      const t = (y - from) / (to - from);
      const body = Math.sin(clamp(t) * Math.PI) ** 1.3;
      const drift = 0.62 + air.fbm(x / u / size / 1.9, y / u / (size * 0.42), 3) * 0.9;
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      out[3] = clamp(body * drift * strength);
    },
  };
}

/** Darkens towards the bottom or the left, so that lettering and interface text stand on calm ground. */
export function scrim(frame: Frame, colour: Rgb): Layer {
  const { width, height, purpose } = frame;
  return {
    kind: 'field',
    depth: 1,
    step: 8,
    shade: (x, y, out) => {
      out[0] = colour[0];
      out[1] = colour[1];
      out[2] = colour[2];
      const down = smoothstep(0.55, 1.05, y / height);
      if (purpose === 'poster') out[3] = down * 0.82;
      else if (purpose === 'card')
        out[3] = clamp(
          smoothstep(0.66, 0.06, x / width) * 0.9 * (0.4 + 0.6 * smoothstep(0, 0.62, y / height)) +
            down * 0.4,
        );
      else if (purpose === 'hero') out[3] = clamp(smoothstep(0.62, 0.02, x / width) * 0.86 + down * 0.45);
      else out[3] = down * 0.2;
    },
  };
}
