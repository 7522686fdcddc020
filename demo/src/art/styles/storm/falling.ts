import { hex, mix } from '../../colour.ts';
import { Drawing, n, specks } from '../../drawing.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Driving rain in two depths. */
export function downpour(
  { width, height, u }: Brief['frame'],
  palette: Brief['palette'],
  random: Brief['random'],
): Layer {
  const d = new Drawing(width, height);
  const colour = hex(mix(palette.sky[2], [1, 1, 1], 0.45));
  for (const [count, length, size, opacity] of [
    [240, 4, 0.1, 0.2],
    [90, 8, 0.17, 0.22],
  ] as const) {
    let path = '';
    for (let i = 0; i < (count * width * height) / (150 * 100 * u * u); i++) {
      const l = length * u * random.range(0.6, 1.3);
      path += `M${n(random.range(-0.05, 1.15) * width)} ${n(random.next() * height)}l${n(-l * 0.24)} ${n(l)}`;
    }
    d.stroke(path, colour, size * u, `stroke-opacity="${opacity}"`);
  }
  return { kind: 'vector', depth: 0.95, svg: d.toSvg(), blend: 'screen' };
}

/** Flakes in three depths. */
export function snowfall({ width, height, u }: Brief['frame'], random: Brief['random']): Layer {
  const d = new Drawing(width, height);
  for (const [count, size, opacity] of [
    [300, 0.5, 0.5],
    [120, 0.95, 0.65],
    [30, 1.9, 0.5],
  ] as const) {
    const points: [number, number, number][] = [];
    for (let i = 0; i < (count * width * height) / (150 * 100 * u * u); i++)
      points.push([random.next() * width, random.next() * height, size * u * random.range(0.5, 1.3)]);
    d.path(specks(points), '#fff', `fill-opacity="${opacity}"`);
  }
  return { kind: 'vector', depth: 0.95, svg: d.toSvg(), blend: 'screen' };
}
