import { hex, mix } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { sheet } from '../../papercut.ts';
import { envelope } from '../../props/household.ts';
import type { Brief, Layer } from '../../scene.ts';
import { tonesOf } from './box.ts';

/** A house cut open: two lit rooms, one above the other, and letters on their way. */
export function letters(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers: Layer[] = [];
  const cy = purpose === 'poster' ? height * 0.42 : height * 0.5;
  const w = 27 * u;
  const h = purpose === 'poster' ? 78 * u : 82 * u;
  const top = cy - h / 2;
  const house = new Drawing(width, height);
  const wall = mix(palette.sky[0], palette.sky[1], 0.5);
  house.path(
    polygon([
      [focus.x - w - 4 * u, top + 12 * u],
      [focus.x, top - 7 * u],
      [focus.x + w + 4 * u, top + 12 * u],
      [focus.x + w + 4 * u, top + 15 * u],
      [focus.x + w, top + 15 * u],
      [focus.x + w, top + h],
      [focus.x - w, top + h],
      [focus.x - w, top + 15 * u],
      [focus.x - w - 4 * u, top + 15 * u],
    ]),
    hex(wall),
  );
  layers.push(sheet(house.toSvg(), { lift: 3 * u, depth: 0.4, strength: 0.5 }));
  const rooms = new Drawing(width, height);
  const warm = mix(palette.sun, palette.tone(0, 0.84, 0.13), 0.65);
  const roomH = (h - 24 * u) / 2;
  for (const floor of [0, 1]) {
    const y = top + 18 * u + floor * (roomH + 3 * u);
    rooms.rect(
      focus.x - w + 4 * u,
      y,
      w * 2 - 8 * u,
      roomH,
      rooms.radial([focus.x, y + roomH * 0.3], w * 1.2, [
        [0, mix(warm, [1, 1, 1], 0.45)],
        [1, warm],
      ]),
    );
    const dark = hex(mix(palette.near, palette.sky[1], floor === 0 ? 0.25 : 0.32));
    const side = floor === 0 ? -1 : 1;
    const base = y + roomH;
    const lx = focus.x + side * -12 * u;
    rooms.stroke(`M${n(focus.x)} ${n(y)}v${n(5 * u)}`, dark, 0.4 * u);
    rooms.path(
      `M${n(focus.x - 3.4 * u)} ${n(y + 8 * u)}l${n(1.6 * u)} ${n(-3.4 * u)}h${n(3.6 * u)}l${n(1.6 * u)} ${n(3.4 * u)}Z`,
      hex(palette.accent),
    );
    rooms.rect(lx - 8 * u, base - 9 * u, 16 * u, 1 * u, dark);
    for (const leg of [-7, 6.2]) rooms.rect(lx + leg * u, base - 9 * u, 0.8 * u, 9 * u, dark);
    rooms.path(
      curve(
        [
          [lx - side * 4 * u, base - 9 * u],
          [lx - side * 4.5 * u, base - 15 * u],
          [lx - side * 2.2 * u, base - 18.4 * u],
          [lx + side * 0.4 * u, base - 16 * u],
          [lx + side * 3.4 * u, base - 10.6 * u],
          [lx + side * 2.6 * u, base - 9.4 * u],
          [lx - side * 0.4 * u, base - 12.4 * u],
          [lx - side * 0.4 * u, base - 9 * u],
        ],
        true,
        0.7,
      ),
      dark,
    );
    rooms.circle(lx - side * 1.4 * u, base - 20.6 * u, 2.5 * u, dark);
    if (floor === 0) rooms.circle(lx + side * -0.4 * u - side * 0.6 * u, base - 23 * u, 1.3 * u, dark);
    for (let k = 0; k < 9; k++)
      rooms.rect(
        focus.x + side * (9 + (k % 3) * 3.6) * u - 1.4 * u,
        base - (6 + Math.floor(k / 3) * 7) * u,
        2.6 * u,
        6 * u,
        hex(mix(palette.accent, palette.sky[1], (k % 4) / 4)),
      );
  }
  layers.push(sheet(rooms.toSvg(), { lift: 1.2 * u, depth: 0.45, strength: 0.4 }));
  const post = new Drawing(width, height);
  const path: Point[] = [
    [focus.x + 8 * u, top + 14 * u + roomH],
    [focus.x + 32 * u, top + h * 0.36],
    [focus.x + 40 * u, top + h * 0.62],
    [focus.x + 20 * u, top + h * 0.86],
    [focus.x - 34 * u, top + h * 0.3],
    [focus.x - 38 * u, top + h * 0.66],
  ];
  for (const [i, [x, y]] of path.entries()) {
    post.group(`transform="rotate(${n(random.range(-24, 24))} ${n(x)} ${n(y)})"`, () => {
      envelope(post, x, y, (i === 0 ? 9 : 11) * u, tonesOf(brief), 1);
    });
  }
  layers.push(sheet(post.toSvg(), { lift: 2 * u, depth: 0.8, strength: 0.42 }));
  return layers;
}
