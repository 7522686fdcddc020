import { fineStep } from '../../atmosphere.ts';
import { mix } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Brief, Frame, Layer } from '../../scene.ts';

import type { Bore } from './bore.ts';

/** Distance along the passage (1 before the lens, growing) and place around it, for a point of the picture. */
export function walls(
  frame: Frame,
  palette: Brief['palette'],
  seed: string,
  bore: Bore,
  kind: string,
): Layer {
  const stone = noise(`${seed}/stone`);
  const { u } = frame;
  const { sky, near, sun, accent } = palette;
  const end = mix(sky[2], sun, 0.7);
  const wall = mix(sky[1], near, 0.3);
  const dark = mix(near, sky[0], 0.35);
  const floor = mix(wall, near, 0.45);
  const neon = mix(accent, [1, 1, 1], 0.15);
  const lamp = mix(sun, sky[2], 0.25);
  const second = palette.tone(1, 0.72, 0.2);
  const out3 = new Float32Array(3);
  return {
    kind: 'field',
    depth: 0.1,
    step: fineStep(frame),
    shade: (x, y, out) => {
      const dx = x - bore.x;
      const dy = y - bore.y;
      const h = Math.abs(dx) / bore.half;
      const v = dy > 0 ? dy / bore.drop : -dy / bore.rise;
      const round = Math.hypot(dx / bore.half, dy / (dy > 0 ? bore.drop : bore.rise));
      const r =
        bore.shape === 'round'
          ? round
          : bore.shape === 'square'
            ? Math.max(h, v)
            : dy > 0
              ? Math.max(h, v)
              : round;
      const z = 1 / Math.max(r, 0.012);
      const isFloor = bore.shape !== 'round' && dy > 0 && v > h;
      const angle = Math.atan2(dy / (dy > 0 ? bore.drop : bore.rise), dx / bore.half);
      const fade = Math.min(1, 7 / z);
      let tone: Rgb = isFloor ? floor : wall;
      let gain = 0;
      if (kind === 'machine') {
        const panel = Math.abs(((z * 1.6) % 1) - 0.5);
        const seam = smoothstep(0.06, 0.02, Math.abs(panel - 0.46)) * fade;
        const strip = Math.abs((((angle / Math.PI) * 4 + 100.5) % 1) - 0.5);
        const plates =
          stone.at(Math.floor(z * 1.6) * 3.1, Math.floor(((angle / Math.PI) * 4 + 100) * 2) * 1.7) *
          0.25 *
          fade;
        gain = plates - seam * 0.5;
        const ring = smoothstep(0.1, 0.02, Math.abs(((z * 0.8) % 1) - 0.5)) * fade;
        const line = smoothstep(0.06, 0.015, strip) * fade;
        out3[0] = neon[0] * ring + second[0] * line * 0.8;
        out3[1] = neon[1] * ring + second[1] * line * 0.8;
        out3[2] = neon[2] * ring + second[2] * line * 0.8;
      } else if (kind === 'lift') {
        const strip = Math.abs((((isFloor ? (dx / bore.half) * z : z) * 3 + 100) % 1) - 0.5);
        gain = (strip > 0.25 ? 0.12 : -0.08) * fade + stone.at(x / u, y / u) * 0.02;
        out3.fill(0);
        if (!isFloor && Math.abs(dy) < bore.rise * 0.05 * r * 5) gain -= 0.05;
      } else {
        const brickV = isFloor ? (dx / bore.half) * z * 3.2 : (angle / Math.PI) * 16;
        const row = Math.floor(brickV);
        const along = z * 2.2 + (row % 2) * 0.5;
        const joint = 0.5 - Math.max(Math.abs((along % 1) - 0.5), Math.abs((((brickV % 1) + 1) % 1) - 0.5));
        const block = stone.at(Math.floor(along) * 5.3 + 0.5, row * 3.7 + 0.5) * 0.3;
        const rough = stone.fbm(brickV * 1.3, z * 3.5, 3) * 0.3;
        gain = (block + rough - smoothstep(0.06, 0, joint) * 0.4) * fade * (isFloor ? 0.5 : 1);
        const rib =
          kind === 'cellar' || kind === 'station'
            ? smoothstep(0.16, 0.1, Math.abs(((z * 0.62) % 1) - 0.5)) * fade
            : 0;
        gain += rib * 0.22;
        const lit =
          smoothstep(0.13, 0, Math.abs(((z * 0.62) % 1) - 0.28)) *
          fade *
          smoothstep(-1.05, -1.5, -Math.abs(angle + Math.PI / 2) - 1);
        out3[0] = lamp[0] * lit * 0.55;
        out3[1] = lamp[1] * lit * 0.55;
        out3[2] = lamp[2] * lit * 0.55;
        if (isFloor) tone = mixFast(tone, dark, 0.3);
      }
      const fog = 1 - Math.exp(-Math.max(0, z - 1.2) * 0.17);
      const core = smoothstep(7, 22, z);
      const lightIn = Math.exp(-r * 2.1) * 0.9;
      for (let k = 0; k < 3; k++) {
        const base = lerp(dark[k] ?? 0, tone[k] ?? 0, clamp(0.25 + lightIn + gain * (0.5 + lightIn)));
        const aired = lerp(base + (out3[k] ?? 0), sky[2][k] ?? 0, fog * 0.6);
        out[k] = lerp(aired, end[k] ?? 0, clamp(core + fog * fog * 0.35));
      }
      out[3] = 1;
    },
  };
}

const mixFast = (a: Rgb, b: Rgb, t: number): Rgb => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
