import { colourTable, fromTable, fineStep } from '../../atmosphere.ts';
import { mix, oklch, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import type { Frame, Layer } from '../../scene.ts';

/** A world; pixels. */
export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: 'gas' | 'rock' | 'ocean' | 'ice';
  /** Direction to the light: right, down, towards us. */
  readonly light: readonly [number, number, number];
}

function surface(kind: Ball['kind'], palette: Palette): Float32Array {
  const { sky, near, sun, accent } = palette;
  if (kind === 'gas')
    return colourTable([
      shift(sky[1], { l: -0.1 }),
      mix(sky[1], sky[2], 0.5),
      sky[2],
      mix(sky[2], sun, 0.65),
      mix(sky[1], sky[2], 0.65),
      sky[1],
    ]);
  if (kind === 'ocean')
    return colourTable([
      shift(sky[1], { l: -0.05, c: 0.3 }),
      sky[1],
      mix(sky[1], sky[2], 0.3),
      mix(accent, sky[2], 0.55),
      mix(accent, near, 0.45),
    ]);
  if (kind === 'ice')
    return colourTable([
      mix(sky[1], sun, 0.35),
      mix(sky[2], sun, 0.6),
      sun,
      mix(sun, sky[1], 0.35),
      mix(sky[1], sky[2], 0.3),
    ]);
  return colourTable([
    mix(near, sky[1], 0.45),
    mix(sky[1], oklch(0.5, 0.02, 60), 0.4),
    mix(sky[1], sky[2], 0.55),
    mix(sky[2], sun, 0.3),
  ]);
}

/** A shaded sphere with its air glowing on the lit side. */
export function ball(frame: Frame, palette: Palette, body: Ball, seed: string, depth: number): Layer {
  const skin = noise(`${seed}/skin`);
  const table = surface(body.kind, palette);
  const air: Rgb = mix(palette.sky[2], palette.sun, 0.45);
  const { x: cx, y: cy, radius, light, kind } = body;
  const length = Math.hypot(...light);
  const [lx, ly, lz] = light.map((v) => v / length) as [number, number, number];
  const reach = radius * 1.3;
  const step = fineStep(frame);
  const edge = step / radius;
  const turn = skin.at(3.3, 8.1) * 0.8;
  return {
    kind: 'field',
    depth,
    step,
    rows: [cy - reach, cy + reach],
    shade: (x, y, out) => {
      const px = (x - cx) / radius;
      const py = (y - cy) / radius;
      const r = Math.hypot(px, py);
      if (r > 1.3) return;
      const facing = (px * lx + py * ly) / Math.max(r, 0.001);
      const outside = smoothstep(1 - edge, 1 + edge, r);
      const glow = Math.exp(-Math.max(0, r - 1) * 17) * smoothstep(-0.35, 0.9, facing) * 0.85;
      if (r > 1 + edge) {
        out[0] = air[0];
        out[1] = air[1];
        out[2] = air[2];
        out[3] = glow;
        return;
      }
      const pz = Math.sqrt(Math.max(0, 1 - r * r));
      const day = px * lx + py * ly + pz * lz;
      const latitude = py * Math.cos(turn) + px * Math.sin(turn);
      const around = Math.atan2(px * Math.cos(turn) - py * Math.sin(turn), pz + 0.25);
      let value: number;
      let bump = 0;
      if (kind === 'gas') {
        const swirl = skin.fbm(around * 2.2, latitude * 7, 4) * 0.16;
        value =
          0.5 +
          skin.fbm(1.5, latitude * 5.5 + swirl * 3, 4) * 1.15 +
          skin.fbm(around * 3, latitude * 26 + swirl * 8, 3) * 0.18;
      } else if (kind === 'ocean') {
        const land = skin.fbm(around * 1.7 + 4, latitude * 2.1, 6);
        const cloud = smoothstep(0.02, 0.42, skin.fbm(around * 2.6, latitude * 4.2 + land * 0.8, 5) + 0.06);
        value = land > 0.08 ? 0.66 + land * 0.7 : 0.22 + land * 0.5;
        value = lerp(value, 0.5, 0);
        bump = cloud * 0.62;
      } else {
        value = 0.5 + skin.fbm(around * 2.3, latitude * 2.8, 6) * 0.9;
        const rough = skin.ridged(around * 2.6, latitude * 3.1, 5);
        bump =
          (skin.ridged(around * 2.6 + lx * 0.03, latitude * 3.1 + ly * 0.03, 5) - rough) *
          (kind === 'rock' ? 4 : 2.2);
      }
      fromTable(table, clamp(value, 0.01, 0.99), out);
      const white = palette.sun;
      const lit = smoothstep(-0.12, 0.62, day + (kind === 'rock' || kind === 'ice' ? bump * 0.35 : 0));
      const cloud = kind === 'ocean' ? bump : 0;
      const rim = r ** 9 * smoothstep(-0.25, 0.7, facing) * 0.75;
      const dark = 0.035;
      for (let k = 0; k < 3; k++) {
        const base = lerp(out[k] ?? 0, white[k] ?? 1, cloud);
        const shadow = (palette.sky[0][k] ?? 0) * 0.35 + dark * 0.4;
        const tone = lerp(shadow, base, lit * (0.55 + 0.45 * clamp(day * 1.15)));
        const skinTone = tone + ((air[k] ?? 0) - tone) * clamp(rim);
        out[k] = lerp(skinTone, air[k] ?? 0, outside);
      }
      out[3] = lerp(1, glow, outside);
    },
  };
}
