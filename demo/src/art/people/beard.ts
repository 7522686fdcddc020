import { hex, mix, oklch, shift } from '../colour.ts';
import { curve } from '../drawing.ts';
import type { Tools } from './head.ts';

/** The shade of shaven or short hair over jaw and lip. */
export function beardShadow({ d, look, all }: Tools): void {
  if (look.beard === 'moustache') return;
  const tone = mix(look.hair, oklch(0.3, 0.02, 250), 0.3);
  d.path(
    curve(
      all(
        [
          [-0.36, 0.06],
          [-0.27, 0.14],
          [-0.15, 0.215],
          [0, 0.205],
          [0.15, 0.215],
          [0.27, 0.14],
          [0.36, 0.06],
          [0.36, 0.6],
          [-0.36, 0.6],
        ],
        0.7,
      ),
      true,
      0.7,
    ),
    hex(tone),
    `fill-opacity="${look.beard === 'stubble' ? 0.26 : 0.2}"`,
  );
}

/** Beard and moustache themselves. */
export function beard({ d, look, head, at, all }: Tools): void {
  const tone = shift(look.hair, { l: -0.02 });
  const fill = d.linear(at(head.lit * 0.3, 0), at(-head.lit * 0.3, 0), [
    [0, shift(tone, { l: 0.07 })],
    [0.5, tone],
    [1, shift(tone, { l: -0.07 })],
  ]);
  if (look.beard === 'full') {
    d.path(
      curve(
        all(
          [
            [-0.335, 0.02],
            [-0.3, 0.13],
            [-0.21, 0.2],
            [-0.13, 0.225],
            [-0.115, 0.3],
            [-0.05, 0.345],
            [0, 0.335],
            [0.05, 0.345],
            [0.115, 0.3],
            [0.13, 0.225],
            [0.21, 0.2],
            [0.3, 0.13],
            [0.335, 0.02],
            [0.325, 0.24],
            [0.26, 0.42],
            [0.13, 0.545],
            [0, 0.575],
            [-0.13, 0.545],
            [-0.26, 0.42],
            [-0.325, 0.24],
          ],
          0.75,
        ),
        true,
        0.75,
      ),
      fill,
    );
  } else if (look.beard === 'goatee') {
    d.path(
      curve(
        all(
          [
            [-0.1, 0.36],
            [-0.05, 0.352],
            [0, 0.36],
            [0.05, 0.352],
            [0.1, 0.36],
            [0.11, 0.44],
            [0.06, 0.53],
            [0, 0.55],
            [-0.06, 0.53],
            [-0.11, 0.44],
          ],
          1,
        ),
        true,
        0.8,
      ),
      fill,
    );
  }
  const y = 0.238 + look.noseLength * 0.014;
  const reach = look.beard === 'moustache' ? 0.155 : 0.125;
  d.path(
    curve(
      all(
        [
          [0, y - 0.012],
          [-0.05, y - 0.022],
          [-0.1, y + 0.006],
          [-reach, y + 0.06],
          [-0.09, y + 0.045],
          [-0.035, y + 0.034],
          [0, y + 0.022],
          [0.035, y + 0.034],
          [0.09, y + 0.045],
          [reach, y + 0.06],
          [0.1, y + 0.006],
          [0.05, y - 0.022],
        ],
        1.05,
      ),
      true,
      0.8,
    ),
    fill,
  );
}
