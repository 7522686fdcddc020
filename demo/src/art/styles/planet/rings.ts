import { fineStep } from '../../atmosphere.ts';
import { mix } from '../../colour.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import type { Frame, Layer } from '../../scene.ts';
import type { Ball } from './ball.ts';

/** One half of the rings: what passes behind the body, or what passes before it. */
export function rings(
  frame: Frame,
  palette: Palette,
  body: Ball,
  ring: { tilt: number; roll: number; seed: string },
  isFront: boolean,
): Layer {
  const bands = noise(`${ring.seed}/rings`);
  const { x: cx, y: cy, radius, light } = body;
  const cos = Math.cos(ring.roll);
  const sin = Math.sin(ring.roll);
  const bright = mix(palette.sky[2], palette.sun, 0.55);
  const dim = mix(palette.sky[1], palette.sky[2], 0.5);
  const reach = radius * 2.3;
  return {
    kind: 'field',
    depth: isFront ? 0.14 : 0.1,
    step: fineStep(frame),
    rows: [cy - reach, cy + reach],
    shade: (x, y, out) => {
      const dx = (x - cx) / radius;
      const dy = (y - cy) / radius;
      const px = dx * cos + dy * sin;
      const py = (-dx * sin + dy * cos) / ring.tilt;
      if (py > 0 !== isFront) return;
      const r = Math.hypot(px, py);
      if (r < 1.28 || r > 2.25) return;
      const grain = bands.fbm(r * 9, 0.5, 5) + bands.at(r * 46, 3) * 0.14;
      const gap = 1 - smoothstep(0.03, 0, Math.abs(r - 1.86));
      const body1 = smoothstep(1.28, 1.36, r) * smoothstep(2.25, 2.12, r) * gap;
      const along = -(px * light[0] + py * light[1] * 0.6);
      const across = Math.abs(px * light[1] - py * light[0] * 0.6);
      const shadow = along > 0 && across < 0.98 && !isFront ? 0.15 : 1;
      const t = clamp(0.5 + grain);
      for (let k = 0; k < 3; k++) out[k] = lerp(dim[k] ?? 0, bright[k] ?? 0, t) * shadow;
      out[3] = clamp(body1 * (0.45 + grain * 0.95)) * 0.95;
    },
  };
}
