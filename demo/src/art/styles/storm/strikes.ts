import { detailStep } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';

/** A bolt from the cloud to the ground with its side branches. */
export function lightning(
  { width, height, u }: Brief['frame'],
  palette: Brief['palette'],
  random: Brief['random'],
  from: { x: number; y: number },
  horizon: number,
): Layer {
  const d = new Drawing(width, height);
  const white = hex(mix(palette.sun, [1, 1, 1], 0.75));
  const halo = hex(mix(palette.sky[2], palette.sun, 0.5));
  const run = (x: number, y: number, until: number, lean: number, size: number, level: number): void => {
    const points: Point[] = [[x, y]];
    let px = x;
    let py = y;
    while (py < until) {
      px += (random.around() * 4.4 + lean) * u;
      py += random.range(1.2, 4.4) * u;
      points.push([px, Math.min(py, until)]);
      if (level > 0 && random.chance(0.26))
        run(
          px,
          py,
          py + (until - py) * random.range(0.2, 0.6),
          random.range(0.9, 2.4) * (random.chance(0.5) ? 1 : -1),
          size * 0.5,
          level - 1,
        );
    }
    const path = polygon(points, false);
    for (const [wide, opacity] of [
      [7, 0.07],
      [3.6, 0.14],
      [1.8, 0.3],
    ] as const)
      d.stroke(path, halo, size * wide * u, `stroke-opacity="${opacity}"`);
    d.stroke(path, white, size * 0.62 * u);
  };
  run(from.x, from.y, horizon + u, 0, 1, 2);
  return { kind: 'vector', depth: 0.1, svg: d.toSvg(), blend: 'screen' };
}

/** A funnel that hangs down to the ground. */
export function tornado(
  frame: Brief['frame'],
  palette: Brief['palette'],
  seed: string,
  x0: number,
  horizon: number,
): Layer {
  const air = noise(`${seed}/funnel`);
  const { u } = frame;
  const lit = mix(palette.sky[2], palette.sky[1], 0.3);
  const dark = mix(palette.sky[0], palette.near, 0.5);
  return {
    kind: 'field',
    depth: 0.2,
    step: detailStep(frame),
    rows: [0, horizon + 6 * u],
    shade: (x, y, out) => {
      const t = clamp(y / horizon);
      const middle = x0 + Math.sin(t * 4.2) * 7 * u + air.at(1, t * 4) * 5 * u;
      const half = lerp(34, 2.4, t ** 0.6) * u + Math.exp(-(1 - t) * 18) * 10 * u;
      const across = (x - middle) / half;
      if (Math.abs(across) > 1.3) return;
      const swirl = air.fbm(across * 1.4 + t * 7, t * 9 + across * 2.4, 4);
      const light = clamp(0.5 + across * 0.45 + swirl * 0.7);
      for (let k = 0; k < 3; k++) out[k] = lerp(dark[k] ?? 0, lit[k] ?? 0, light);
      out[3] = smoothstep(1.2, 0.75, Math.abs(across) + swirl * 0.3) * 0.95;
    },
  };
}
