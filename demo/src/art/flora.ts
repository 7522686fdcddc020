import { curve, n, polygon } from './drawing.ts';
import type { Point } from './drawing.ts';
import type { Random } from './random.ts';

/** A conifer standing on `x`, `y` as one path: boughs hang in uneven tiers. */
export function conifer(random: Random, x: number, y: number, height: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const tiers = Math.max(6, Math.min(17, Math.round(height / 7)));
  const spread = height * random.range(0.15, 0.21);
  const lean = random.around() * height * 0.015;
  for (let i = 0; i < tiers; i++) {
    const t = (i + 1) / tiers;
    const row = y - height + height * 0.94 * t ** 1.05;
    const reach = spread * (0.1 + 0.9 * t ** 0.9) * random.range(0.68, 1.12);
    const reachRight = spread * (0.1 + 0.9 * t ** 0.9) * random.range(0.68, 1.12);
    const drop = (height / tiers) * random.range(0.25, 0.6);
    left.push([x + lean * (1 - t) - reach * 0.5, row - drop * 0.7], [x - reach, row + drop]);
    right.push([x + lean * (1 - t) + reachRight * 0.5, row - drop * 0.7], [x + reachRight, row + drop]);
  }
  const trunk = height * 0.018;
  return polygon([
    [x + lean, y - height],
    ...right,
    [x + trunk, y - height * 0.03],
    [x + trunk, y + height * 0.02],
    [x - trunk, y + height * 0.02],
    [x - trunk, y - height * 0.03],
    ...left.toReversed(),
  ]);
}

/** A row of conifers along `line`, as one path. */
export function conifers(
  random: Random,
  line: (x: number) => number,
  {
    from,
    to,
    gap,
    height,
    sink = 0.04,
  }: { from: number; to: number; gap: number; height: number; sink?: number },
): string {
  let d = '';
  for (let x = from; x < to; x += gap * random.range(0.45, 1.4)) {
    const tall = height * random.range(0.45, 1.05) * (random.chance(0.12) ? 1.3 : 1);
    d += conifer(random, x, line(x) + tall * sink, tall);
  }
  return d;
}

/** A round that is not quite one: a bush, the top of a tree. */
export function blob(random: Random, x: number, y: number, radius: number, points = 9): string {
  const around: Point[] = [];
  for (let i = 0; i < points; i++) {
    const a = (i / points) * Math.PI * 2;
    const r = radius * random.range(0.84, 1.12);
    around.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
  }
  return curve(around);
}

/** A bare tree: branches fork and thin out, as stroke segments `[path, width]` from thick to thin. */
export function bareTree(random: Random, x: number, y: number, height: number, lean = 0): [string, number][] {
  const strokes: [string, number][] = [];
  const grow = (
    px: number,
    py: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ): void => {
    const bend = angle + random.around() * 0.28;
    const mx = px + Math.cos(bend) * length * 0.5;
    const my = py + Math.sin(bend) * length * 0.5;
    const end = angle + random.around() * 0.4;
    const ex = mx + Math.cos(end) * length * 0.5;
    const ey = my + Math.sin(end) * length * 0.5;
    strokes.push([`M${n(px)} ${n(py)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`, width]);
    if (level === 0) return;
    const forks = random.chance(0.45) ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const side = (i / (forks - 1) - 0.5) * 2;
      grow(
        ex,
        ey,
        end + side * random.range(0.3, 0.62) + lean * 0.1,
        length * random.range(0.62, 0.82),
        width * 0.62,
        level - 1,
      );
    }
  };
  grow(x, y, -Math.PI / 2 + lean, height * 0.3, height * 0.05, 6);
  return strokes;
}

/** Grass standing along `line`, as one path of bent blades. */
export function grass(
  random: Random,
  line: (x: number) => number,
  {
    from,
    to,
    gap,
    height,
    wind = 0,
  }: { from: number; to: number; gap: number; height: number; wind?: number },
): string {
  let d = '';
  for (let x = from; x < to; x += gap * random.range(0.4, 1.5)) {
    const y = line(x);
    const tall = height * random.range(0.4, 1.15);
    const bend = (random.around() * 0.35 + wind) * tall;
    const w = Math.max(0.5, tall * 0.035);
    d += `M${n(x - w)} ${n(y + tall * 0.1)}Q${n(x - w * 0.4)} ${n(y - tall * 0.55)} ${n(x + bend)} ${n(y - tall)}Q${n(x + w * 0.9)} ${n(y - tall * 0.5)} ${n(x + w)} ${n(y + tall * 0.1)}Z`;
  }
  return d;
}

/** One leaf from its stalk, as a path. */
export function leaf(x: number, y: number, length: number, angle: number, width = 0.36): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (a: number, b: number): string =>
    `${n(x + c * a * length - s * b * length)} ${n(y + s * a * length + c * b * length)}`;
  return `M${at(0, 0)}C${at(0.25, -width)} ${at(0.7, -width * 0.8)} ${at(1, 0)}C${at(0.7, width * 0.55)} ${at(0.25, width * 0.7)} ${at(0, 0)}Z`;
}

/** A twig as paths. */
export interface Spray {
  /** The twig itself, an open path to be stroked. */
  readonly twig: string;
  readonly leaves: string;
  /** Where something may hang: x, y. */
  readonly ends: readonly Point[];
}

/** A bending twig with leaves on both sides; `length` in pixels. */
export function spray(
  random: Random,
  x: number,
  y: number,
  length: number,
  angle: number,
  { bend = 0, leafSize = 0.2, pairs = 7 }: { bend?: number; leafSize?: number; pairs?: number } = {},
): Spray {
  const points: Point[] = [[x, y]];
  let leaves = '';
  const ends: Point[] = [];
  let px = x;
  let py = y;
  let a = angle;
  const step = length / pairs;
  for (let i = 0; i < pairs; i++) {
    a += bend / pairs + random.around() * 0.09;
    px += Math.cos(a) * step;
    py += Math.sin(a) * step;
    points.push([px, py]);
    const size = length * leafSize * (1 - (i / pairs) * 0.4) * random.range(0.8, 1.15);
    leaves += leaf(px, py, size, a - random.range(0.7, 1.1)) + leaf(px, py, size, a + random.range(0.7, 1.1));
    if (i > 0) ends.push([px, py]);
  }
  leaves += leaf(px, py, length * leafSize * 0.9, a);
  return { twig: curve(points, false), leaves, ends };
}

/** A flower of `petals` round petals, as a path around `x`, `y`. */
export function flower(x: number, y: number, radius: number, petals: number, turn: number): string {
  let d = '';
  for (let i = 0; i < petals; i++) {
    const a = turn + (i / petals) * Math.PI * 2;
    const w = (Math.PI / petals) * 0.95;
    const at = (r: number, angle: number): string =>
      `${n(x + Math.cos(angle) * r * radius)} ${n(y + Math.sin(angle) * r * radius)}`;
    d += `M${n(x)} ${n(y)}C${at(0.7, a - w * 1.3)} ${at(1.15, a - w * 0.7)} ${at(1, a)}C${at(1.15, a + w * 0.7)} ${at(0.7, a + w * 1.3)} ${n(x)} ${n(y)}Z`;
  }
  return d;
}
