import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { stander } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** A month of squares; one too many, and its door is open. */
export function calendar(brief: Brief): Layer[] {
  const { frame, palette } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { strong, second, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const d = new Drawing(width, height);
  const columns = 5;
  const cell = isPoster ? 14 * u : 12.4 * u;
  const gap = 2 * u;
  const span = columns * cell + (columns - 1) * gap;
  const left = (isPoster ? width / 2 : focus.x) - span / 2;
  const top = isPoster ? height * 0.08 : height * 0.07;
  for (let i = 0; i < 30; i++) {
    const x = left + (i % columns) * (cell + gap);
    const y = top + Math.floor(i / columns) * (cell + gap);
    const t = i / 29;
    if (i < 29) {
      const tone = mix(mix(third, palette.sky[1], 0.4), mix(palette.sky[0], ink, 0.3), 1 - t * 0.7);
      d.rect(
        x,
        y,
        cell,
        cell,
        d.linear(
          [x, y],
          [x + cell, y + cell],
          [
            [0, mix(tone, second, 0.18 + t * 0.12)],
            [1, tone],
          ],
        ),
        `rx="${n(0.8 * u)}"`,
      );
      d.stroke(
        `M${n(x + cell * 0.3)} ${n(y + cell * 0.3)}L${n(x + cell * 0.7)} ${n(y + cell * 0.7)}M${n(x + cell * 0.7)} ${n(y + cell * 0.3)}L${n(x + cell * 0.3)} ${n(y + cell * 0.7)}`,
        hex(mix(tone, second, 0.55)),
        0.7 * u,
        'stroke-opacity="0.75"',
      );
    } else {
      const light = mix(palette.sun, strong, 0.25);
      for (const [grow, opacity] of [
        [30, 0.14],
        [18, 0.22],
        [9, 0.4],
      ] as const)
        d.circle(
          x + cell / 2,
          y + cell / 2,
          cell / 2 + grow * u,
          d.radial([x + cell / 2, y + cell / 2], cell / 2 + grow * u, [
            [0, strong, opacity],
            [1, strong, 0],
          ]),
        );
      d.rect(
        x,
        y,
        cell,
        cell,
        d.linear(
          [x, y],
          [x, y + cell],
          [
            [0, mix(light, [1, 1, 1], 0.7)],
            [1, strong],
          ],
        ),
        `rx="${n(0.8 * u)}"`,
      );
      d.path(
        polygon([
          [x + cell, y],
          [x + cell * 1.62, y - cell * 0.18],
          [x + cell * 1.62, y + cell * 1.22],
          [x + cell, y + cell],
        ]),
        d.linear(
          [x + cell, 0],
          [x + cell * 1.62, 0],
          [
            [0, mix(third, ink, 0.3)],
            [1, mix(third, strong, 0.35)],
          ],
        ),
      );
      d.circle(x + cell * 1.48, y + cell * 0.56, 0.7 * u, hex(light));
      d.path(
        polygon([
          [x, y + cell],
          [x + cell, y + cell],
          [x + cell * 2.3, height],
          [x - cell * 1.6, height],
        ]),
        d.linear(
          [0, y + cell],
          [0, height],
          [
            [0, strong, 0.6],
            [1, strong, 0],
          ],
        ),
      );
      const tall = cell * 0.82;
      d.path(
        polygon([
          [x + cell * 0.42, y + cell],
          [x + cell * 0.6, y + cell],
          [x + cell * 0.55, y + cell * 2.4],
          [x + cell * 0.1, y + cell * 2.4],
        ]),
        d.linear(
          [0, y + cell],
          [0, y + cell * 2.4],
          [
            [0, ink, 0.8],
            [1, ink, 0],
          ],
        ),
      );
      d.path(stander(x + cell * 0.5, y + cell * 1.01, tall), hex(ink));
    }
  }
  return [
    ground(frame, mix(palette.sky[0], ink, 0.5), palette.sky[0]),
    { kind: 'vector', depth: 0.4, svg: d.toSvg() },
  ];
}
