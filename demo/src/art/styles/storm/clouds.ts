import { softStep } from '../../atmosphere.ts';
import { mix } from '../../colour.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Cumulus in two banks: round tops lit from the flash, flat dark bellies. */
export function clouds(
  frame: Brief['frame'],
  palette: Brief['palette'],
  seed: string,
  horizon: number,
  flash: { x: number; y: number },
): Layer {
  const body = noise(`${seed}/bank`);
  const { u } = frame;
  const { sky, sun, near } = palette;
  const lit = mix(sky[2], sun, 0.65);
  const mid = mix(sky[1], sky[2], 0.25);
  const dark = mix(sky[0], near, 0.35);
  const low = mix(sky[2], sun, palette.mood === 'dark' ? 0 : 0.2);
  const puff = (x: number, y: number): number => {
    const bend = body.fbm(x * 0.6 + 3, y * 0.6, 3) * 0.55;
    return (
      1 -
      Math.abs(body.at(x + bend, y + bend)) * 0.9 -
      Math.abs(body.at(x * 2.1 + bend, y * 2.1)) * 0.5 -
      Math.abs(body.at(x * 4.3, y * 4.3 + bend)) * 0.26 -
      Math.abs(body.at(x * 8.9, y * 8.9)) * 0.13
    );
  };
  return {
    kind: 'field',
    depth: 0.05,
    step: softStep(frame),
    shade: (x, y, out) => {
      const t = clamp(y / horizon);
      const px = x / u / 40;
      const py = y / u / 32;
      const dx = x - flash.x;
      const dy = y - flash.y;
      const far = Math.hypot(dx, dy * 1.2) / u;
      const height0 = puff(px, py);
      const toward = puff(
        px - (dx / u / Math.max(far, 1)) * 0.1,
        py - (dy / u / Math.max(far, 1)) * 0.13 - 0.03,
      );
      const form = clamp(0.5 + (height0 - toward) * 2.1);
      const flashLight = Math.exp(-far / 20) * 1.15 + Math.exp(-far / 52) * 0.5;
      const cover = smoothstep(1.02, 0.76, t + body.fbm(x / u / 50, 4, 3) * 0.25);
      const depth = smoothstep(0.15, 0.9, height0);
      for (let k = 0; k < 3; k++) {
        const shaded = lerp(
          dark[k] ?? 0,
          mid[k] ?? 0,
          clamp(form * 0.65 + depth * 0.4 - 0.1 + flashLight * 0.35),
        );
        const bright = lerp(shaded, lit[k] ?? 0, clamp(form * flashLight * 1.05));
        const below = lerp(sky[1][k] ?? 0, low[k] ?? 0, smoothstep(0.7, 1.02, t));
        out[k] = lerp(below, bright, cover);
      }
      out[3] = 1;
    },
  };
}

/** Rain hanging from the clouds far off. */
export function curtain(
  frame: Brief['frame'],
  palette: Brief['palette'],
  seed: string,
  horizon: number,
): Layer {
  const air = noise(`${seed}/curtain`);
  const { u } = frame;
  const tone = mix(palette.sky[0], palette.sky[1], 0.5);
  return {
    kind: 'field',
    depth: 0.15,
    step: softStep(frame) * 2,
    rows: [horizon * 0.45, horizon + 2 * u],
    shade: (x, y, out) => {
      const t = y / horizon;
      const sheet =
        air.fbm((x + y * 0.25) / (26 * u), 2, 3) + air.at((x + y * 0.25) / (4 * u), y / (60 * u)) * 0.16;
      out[0] = tone[0];
      out[1] = tone[1];
      out[2] = tone[2];
      out[3] = smoothstep(0.02, 0.4, sheet) * smoothstep(0.5, 0.75, t) * 0.65;
    },
  };
}
