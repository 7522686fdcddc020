import { hex, mix } from '../../colour.ts';
import { Drawing, n } from '../../drawing.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';

/** Slanting rain in two depths. */
export function rain(frame: Frame, random: Random, palette: Palette): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  for (const [count, length, size, opacity] of [
    [260, 3.4, 0.1, 0.25],
    [110, 6.5, 0.16, 0.3],
  ] as const) {
    let path = '';
    const amount = (count * width * height) / (150 * 100 * u * u);
    for (let i = 0; i < amount; i++) {
      const x = random.range(-0.1, 1.1) * width;
      const y = random.next() * height;
      const l = length * u * random.range(0.6, 1.3);
      path += `M${n(x)} ${n(y)}l${n(-l * 0.16)} ${n(l)}`;
    }
    d.stroke(path, hex(mix(palette.sky[2], [1, 1, 1], 0.5)), size * u, `stroke-opacity="${opacity}"`);
  }
  return { kind: 'vector', depth: 0.95, svg: d.toSvg(), blend: 'screen' };
}
