import { mix } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { clamp, lerp } from '../../noise.ts';
import type { Brief, Frame, Layer } from '../../scene.ts';

/** Paper, from one tone above to another below. */
export function ground(frame: Frame, top: Rgb, bottom: Rgb): Layer {
  return {
    kind: 'field',
    depth: 0,
    step: 12,
    shade: (_x, y, out) => {
      const t = clamp(y / frame.height);
      for (let k = 0; k < 3; k++) out[k] = lerp(top[k] ?? 0, bottom[k] ?? 0, t);
      out[3] = 1;
    },
  };
}

/** The four inks of a print. */
export function inks({ palette }: Brief): { paper: Rgb; strong: Rgb; second: Rgb; ink: Rgb; third: Rgb } {
  const isBright = palette.mood === 'bright';
  return {
    paper: isBright ? mix(palette.sun, palette.tone(1, 0.92, 0.05), 0.4) : palette.sky[0],
    strong: palette.tone(0, isBright ? 0.66 : 0.7, 0.19),
    second: palette.tone(1, isBright ? 0.78 : 0.56, 0.15),
    third: palette.tone(2, isBright ? 0.5 : 0.42, 0.14),
    ink: isBright ? palette.tone(2, 0.26, 0.08) : palette.near,
  };
}
