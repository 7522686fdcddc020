import { hex } from './colour.ts';
import type { Rgb } from './colour.ts';
import { n, polygon } from './drawing.ts';
import type { Drawing, Point } from './drawing.ts';

/** Where a mark stands and what it is drawn with. */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
  /** Half of the square that it fills. */
  readonly r: number;
  readonly ink: Rgb;
  readonly second: Rgb;
  /** Of the field, for what is cut out of the mark. */
  readonly ground: string;
}

type Mark = (d: Drawing, place: MarkPlace & { readonly a: string; readonly b: string }) => void;

/** Draws the mark of the channel with this number: as many of them as there are differ, then they come again. */
export function drawMark(d: Drawing, number: number, place: MarkPlace): void {
  const mark = marks[(number - 1) % marks.length];
  mark?.(d, { ...place, a: hex(place.ink), b: hex(place.second) });
}

const around = (x: number, y: number, r: number, count: number, turn = -90): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

/** A circle's part from one angle to the other, in degrees, as a path without an end. */
function arc(x: number, y: number, r: number, from: number, to: number): string {
  const at = (angle: number): string =>
    `${n(x + r * Math.cos((angle * Math.PI) / 180))} ${n(y + r * Math.sin((angle * Math.PI) / 180))}`;
  return `M${at(from)}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

const star = (x: number, y: number, r: number, inner: number, count: number): Point[] =>
  around(x, y, r, count * 2).map(([px, py], i) =>
    i % 2 === 0 ? [px, py] : [x + (px - x) * inner, y + (py - y) * inner],
  );

const marks: readonly Mark[] = [
  // A house.
  (d, { x, y, r, a, b }) => {
    d.path(
      polygon([
        [x, y - r],
        [x + r, y - r * 0.1],
        [x - r, y - r * 0.1],
      ]),
      b,
    );
    d.rect(x - r * 0.72, y + r * 0.05, r * 0.62, r * 0.85, a);
    d.rect(x + r * 0.1, y + r * 0.05, r * 0.62, r * 0.4, a);
    d.rect(x + r * 0.1, y + r * 0.58, r * 0.62, r * 0.32, b);
  },
  // Quarters of a circle.
  (d, { x, y, r, a, b }) => {
    for (const [i, [sx, sy]] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].entries()) {
      const [cx, cy] = [x + (sx ?? 1) * r * 0.06, y + (sy ?? 1) * r * 0.06];
      d.path(
        `M${n(cx)} ${n(cy)}h${n((sx ?? 1) * r * 0.9)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 ${(sx ?? 1) * (sy ?? 1) > 0 ? 1 : 0} ${n(cx)} ${n(cy + (sy ?? 1) * r * 0.9)}Z`,
        i % 2 === 0 ? a : b,
      );
    }
  },
  // Steps that rise.
  (d, { x, y, r, a, b }) => {
    for (let i = 0; i < 4; i++)
      d.rect(x - r + i * r * 0.52, y + r - (i + 1) * r * 0.5, r * 0.4, (i + 1) * r * 0.5, i === 3 ? b : a);
  },
  // A screen that stands on two feet.
  (d, { x, y, r, a, b, ground }) => {
    d.rect(x - r, y - r * 0.78, r * 2, r * 1.3, a, `rx="${n(r * 0.22)}"`);
    d.rect(x - r * 0.78, y - r * 0.56, r * 1.56, r * 0.86, ground, `rx="${n(r * 0.1)}"`);
    d.circle(x, y - r * 0.13, r * 0.28, b);
    d.stroke(
      `M${n(x - r * 0.3)} ${n(y + r * 0.6)}L${n(x - r * 0.55)} ${n(y + r * 0.9)}M${n(x + r * 0.3)} ${n(y + r * 0.6)}L${n(x + r * 0.55)} ${n(y + r * 0.9)}`,
      a,
      r * 0.16,
    );
  },
  // A moon.
  (d, { x, y, r, a, b, ground }) => {
    d.circle(x - r * 0.1, y, r * 0.9, a);
    d.circle(x + r * 0.28, y - r * 0.16, r * 0.74, ground);
    d.path(polygon(star(x + r * 0.42, y - r * 0.1, r * 0.36, 0.4, 4)), b);
  },
  // A frame of film.
  (d, { x, y, r, a, b, ground }) => {
    d.rect(x - r, y - r * 0.8, r * 2, r * 1.6, a, `rx="${n(r * 0.16)}"`);
    d.rect(x - r * 0.55, y - r * 0.5, r * 1.1, r, b);
    for (const side of [-0.78, 0.78])
      for (let i = -1; i <= 1; i++)
        d.rect(x + r * (side - 0.1), y + r * (i * 0.46 - 0.12), r * 0.2, r * 0.24, ground);
  },
  // A play sign in a ring that is not closed.
  (d, { x, y, r, a, b }) => {
    d.stroke(arc(x, y, r * 0.86, -40, 250), a, r * 0.2);
    d.path(
      polygon([
        [x - r * 0.28, y - r * 0.46],
        [x + r * 0.52, y],
        [x - r * 0.28, y + r * 0.46],
      ]),
      b,
    );
  },
  // A speech bubble.
  (d, { x, y, r, a, b }) => {
    d.rect(x - r, y - r * 0.85, r * 2, r * 1.35, a, `rx="${n(r * 0.5)}"`);
    d.path(
      polygon([
        [x - r * 0.5, y + r * 0.3],
        [x + r * 0.15, y + r * 0.3],
        [x - r * 0.55, y + r * 0.98],
      ]),
      a,
    );
    for (const at of [-0.48, 0, 0.48]) d.circle(x + r * at, y - r * 0.18, r * 0.14, b);
  },
  // A heart of two discs and a corner.
  (d, { x, y, r, a }) => {
    d.circle(x - r * 0.44, y - r * 0.32, r * 0.5, a);
    d.circle(x + r * 0.44, y - r * 0.32, r * 0.5, a);
    d.path(
      polygon([
        [x - r * 0.88, y - r * 0.08],
        [x, y - r * 0.4],
        [x + r * 0.88, y - r * 0.08],
        [x, y + r * 0.92],
      ]),
      a,
    );
  },
  // Three waves.
  (d, { x, y, r, a, b }) => {
    for (let i = -1; i <= 1; i++) {
      const w = r * 0.5;
      d.stroke(
        `M${n(x - r)} ${n(y + i * r * 0.58)}q${n(w / 2)} ${n(-r * 0.5)} ${n(w)} 0t${n(w)} 0t${n(w)} 0t${n(w)} 0`,
        i === 0 ? b : a,
        r * 0.2,
      );
    }
  },
  // A compass rose.
  (d, { x, y, r, a, b }) => {
    d.path(
      polygon(
        star(x, y, r * 0.72, 0.36, 4).map(([px, py]) => [
          x + (px - x - (py - y)) * 0.72,
          y + (px - x + py - y) * 0.72,
        ]),
      ),
      b,
    );
    d.path(polygon(star(x, y, r, 0.3, 4)), a);
  },
  // A bird of two wings.
  (d, { x, y, r, a, b }) => {
    d.path(
      `M${n(x)} ${n(y + r * 0.6)}Q${n(x - r * 0.3)} ${n(y - r * 0.5)} ${n(x - r)} ${n(y - r * 0.6)}Q${n(x - r * 0.1)} ${n(y - r * 0.9)} ${n(x)} ${n(y + r * 0.6)}Z`,
      a,
    );
    d.path(
      `M${n(x)} ${n(y + r * 0.6)}Q${n(x + r * 0.3)} ${n(y - r * 0.5)} ${n(x + r)} ${n(y - r * 0.6)}Q${n(x + r * 0.1)} ${n(y - r * 0.9)} ${n(x)} ${n(y + r * 0.6)}Z`,
      b,
    );
  },
  // Two rings, one through the other.
  (d, { x, y, r, a, b }) => {
    d.stroke(arc(x - r * 0.3, y, r * 0.58, 0, 359.9), a, r * 0.2);
    d.stroke(arc(x + r * 0.3, y, r * 0.58, 0, 359.9), b, r * 0.2);
    d.stroke(arc(x - r * 0.3, y, r * 0.58, -70, 20), a, r * 0.2);
  },
  // A page that turns.
  (d, { x, y, r, a, b }) => {
    d.path(
      polygon([
        [x - r * 0.7, y - r],
        [x + r * 0.25, y - r],
        [x + r * 0.7, y - r * 0.5],
        [x + r * 0.7, y + r],
        [x - r * 0.7, y + r],
      ]),
      a,
    );
    d.path(
      polygon([
        [x + r * 0.25, y - r],
        [x + r * 0.7, y - r * 0.5],
        [x + r * 0.25, y - r * 0.5],
      ]),
      b,
    );
    for (let i = 0; i < 3; i++)
      d.rect(x - r * 0.42, y - r * 0.2 + i * r * 0.36, r * (i === 2 ? 0.5 : 0.84), r * 0.14, b);
  },
  // A planet and its ring.
  (d, { x, y, r, a, b }) => {
    d.circle(x, y, r * 0.6, a);
    d.stroke(
      `M${n(x - r * 0.52)} ${n(y + r * 0.1)}C${n(x - r * 1.6)} ${n(y + r * 0.75)} ${n(x + r * 0.1)} ${n(y + r * 0.55)} ${n(x + r * 0.62)} ${n(y)}C${n(x + r * 1.5)} ${n(y - r * 0.75)} ${n(x + r * 0.7)} ${n(y - r * 0.62)} ${n(x + r * 0.42)} ${n(y - r * 0.48)}`,
      b,
      r * 0.15,
    );
  },
  // A hexagon of a honeycomb.
  (d, { x, y, r, a, b }) => {
    d.path(polygon(around(x, y, r, 6)), a);
    d.path(polygon(around(x, y, r * 0.5, 6)), b);
  },
  // A sun behind a hill.
  (d, { x, y, r, a, b, ground }) => {
    d.circle(x + r * 0.2, y - r * 0.1, r * 0.72, b);
    d.path(
      polygon([
        [x - r, y + r * 0.85],
        [x - r * 0.2, y - r * 0.35],
        [x + r * 0.3, y + r * 0.3],
        [x + r * 0.55, y],
        [x + r, y + r * 0.85],
      ]),
      a,
      `stroke="${ground}" stroke-width="${n(r * 0.09)}"`,
    );
  },
  // A flask.
  (d, { x, y, r, a, b }) => {
    d.path(
      polygon([
        [x - r * 0.26, y - r],
        [x + r * 0.26, y - r],
        [x + r * 0.26, y - r * 0.35],
        [x + r * 0.85, y + r * 0.95],
        [x - r * 0.85, y + r * 0.95],
        [x - r * 0.26, y - r * 0.35],
      ]),
      a,
    );
    d.path(
      polygon([
        [x - r * 0.42, y + r * 0.22],
        [x + r * 0.42, y + r * 0.22],
        [x + r * 0.68, y + r * 0.8],
        [x - r * 0.68, y + r * 0.8],
      ]),
      b,
    );
  },
  // A flag.
  (d, { x, y, r, a, b }) => {
    d.rect(x - r * 0.82, y - r, r * 0.18, r * 2, a);
    d.path(
      `M${n(x - r * 0.56)} ${n(y - r * 0.9)}q${n(r * 0.4)} ${n(-r * 0.2)} ${n(r * 0.75)} 0t${n(r * 0.75)} 0v${n(r * 1.05)}q${n(-r * 0.38)} ${n(r * 0.2)} ${n(-r * 0.75)} 0t${n(-r * 0.75)} 0Z`,
      b,
    );
  },
  // A puck between two sticks.
  (d, { x, y, r, a, b }) => {
    d.stroke(
      `M${n(x - r * 0.7)} ${n(y - r)}L${n(x + r * 0.3)} ${n(y + r * 0.6)}h${n(r * 0.5)}M${n(x + r * 0.7)} ${n(y - r)}L${n(x - r * 0.3)} ${n(y + r * 0.6)}h${n(-r * 0.5)}`,
      a,
      r * 0.18,
    );
    d.ellipse(x, y + r * 0.9, r * 0.32, r * 0.12, b);
  },
  // Squares of a board.
  (d, { x, y, r, a, b }) => {
    for (let i = 0; i < 9; i++)
      d.rect(
        x - r * 0.93 + (i % 3) * r * 0.64,
        y - r * 0.93 + Math.floor(i / 3) * r * 0.64,
        r * 0.58,
        r * 0.58,
        i % 2 === 0 ? a : b,
        `fill-opacity="${i % 2 === 0 ? 1 : 0.55}"`,
      );
  },
  // Bars of sound.
  (d, { x, y, r, a, b }) => {
    for (const [i, tall] of [0.4, 0.8, 1.3, 1.9, 1.1, 0.6].entries())
      d.rect(
        x - r + i * r * 0.35,
        y - (r * tall) / 2,
        r * 0.22,
        r * tall,
        i === 3 ? b : a,
        `rx="${n(r * 0.11)}"`,
      );
  },
  // A wheel.
  (d, { x, y, r, a, b }) => {
    d.stroke(arc(x, y, r * 0.84, 0, 359.9), a, r * 0.22);
    for (const [px, py] of around(x, y, r * 0.74, 5))
      d.stroke(`M${n(x)} ${n(y)}L${n(px)} ${n(py)}`, a, r * 0.12);
    d.circle(x, y, r * 0.26, b);
  },
  // Rays from a corner.
  (d, { x, y, r, a, b }) => {
    for (const [i, radius] of [0.45, 1.05, 1.65].entries())
      d.stroke(arc(x - r * 0.8, y + r * 0.8, r * radius, -88, -2), i === 1 ? b : a, r * 0.26);
    d.circle(x - r * 0.72, y + r * 0.72, r * 0.18, a);
  },
  // A flame.
  (d, { x, y, r, a, b }) => {
    const flame = (k: number, foot: number): string =>
      `M${n(x)} ${n(y + foot)}C${n(x - r * 1.1 * k)} ${n(y + foot)} ${n(x - r * 0.95 * k)} ${n(y + foot - r * 1.1 * k)} ${n(x - r * 0.1 * k)} ${n(y + foot - r * 2 * k)}C${n(x + r * 0.1 * k)} ${n(y + foot - r * 1.4 * k)} ${n(x + r * 0.95 * k)} ${n(y + foot - r * 1.1 * k)} ${n(x + r * 0.8 * k)} ${n(y + foot - r * 0.55 * k)}C${n(x + r * 0.7 * k)} ${n(y + foot - r * 0.15 * k)} ${n(x + r * 0.4 * k)} ${n(y + foot)} ${n(x)} ${n(y + foot)}Z`;
    d.path(flame(1, r), a);
    d.path(flame(0.5, r * 0.86), b);
  },
  // A flower of petals.
  (d, { x, y, r, a, b }) => {
    for (const [px, py] of around(x, y, r * 0.56, 6)) d.circle(px, py, r * 0.36, a);
    d.circle(x, y, r * 0.3, b);
  },
  // A die.
  (d, { x, y, r, a, ground }) => {
    d.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, a, `rx="${n(r * 0.4)}"`);
    for (const [px, py] of [
      [-0.44, -0.44],
      [0.44, -0.44],
      [0, 0],
      [-0.44, 0.44],
      [0.44, 0.44],
    ] as const)
      d.circle(x + r * px, y + r * py, r * 0.17, ground);
  },
  // A pan with its handle.
  (d, { x, y, r, a, b, ground }) => {
    d.stroke(`M${n(x + r * 0.2)} ${n(y + r * 0.2)}L${n(x + r * 0.9)} ${n(y + r * 0.9)}`, a, r * 0.24);
    d.circle(x - r * 0.22, y - r * 0.22, r * 0.74, a);
    d.circle(x - r * 0.22, y - r * 0.22, r * 0.54, ground);
    d.circle(x - r * 0.3, y - r * 0.26, r * 0.26, b);
  },
  // A leaf with its rib.
  (d, { x, y, r, a, b }) => {
    d.path(
      `M${n(x - r * 0.85)} ${n(y + r * 0.85)}Q${n(x - r * 0.95)} ${n(y - r * 0.85)} ${n(x + r * 0.9)} ${n(y - r * 0.9)}Q${n(x + r * 0.9)} ${n(y + r * 0.95)} ${n(x - r * 0.85)} ${n(y + r * 0.85)}Z`,
      a,
    );
    d.stroke(`M${n(x - r * 0.85)} ${n(y + r * 0.85)}L${n(x + r * 0.4)} ${n(y - r * 0.4)}`, b, r * 0.16);
  },
  // A lamp and its light.
  (d, { x, y, r, a, b }) => {
    d.path(
      polygon([
        [x - r * 0.34, y - r * 0.9],
        [x + r * 0.34, y - r * 0.9],
        [x + r * 0.72, y],
        [x - r * 0.72, y],
      ]),
      a,
    );
    d.path(
      polygon([
        [x - r * 0.6, y + r * 0.16],
        [x + r * 0.6, y + r * 0.16],
        [x + r, y + r],
        [x - r, y + r],
      ]),
      b,
      'fill-opacity="0.8"',
    );
  },
];
