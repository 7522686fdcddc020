import { sky, softStep } from '../../atmosphere.ts';
import { hex, mix, oklch, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander, woman } from '../../figures.ts';
import { smoothstep } from '../../noise.ts';
import type { Appearance } from '../../people/appearance.ts';
import { drawBust } from '../../people/bust.ts';
import type { Brief, Layer } from '../../scene.ts';
import { headOf, plain } from './sitter.ts';

/** Red light; on the line hang prints, and one of them shows what it cannot. */
export function darkroom(brief: Brief): Layer[] {
  const { frame, palette, random, seed } = brief;
  const { width, height, u } = frame;
  const isPoster = frame.purpose === 'poster';
  const head = headOf(brief, 0.98);
  const red = palette.tone(0, 0.5, 0.2);
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light: { x: head.x + head.lit * 42 * u, y: height * 0.1, radius: 0 },
      clouds: 0.1,
      horizon: height,
      glow: 80,
    }),
  ];
  const d = new Drawing(width, height);
  const look: Appearance = {
    ...plain,
    skin: oklch(0.74, 0.07, 45),
    hairStyle: 'bob',
    clothes: 'turtleneck',
    cloth: oklch(0.2, 0.03, 20),
    earrings: false,
    turn: head.lit * 0.65,
    age: 31,
  };
  drawBust(d, look, head);
  layers.push({ kind: 'vector', depth: 0.4, svg: d.toSvg() });
  layers.push({
    kind: 'field',
    depth: 0.5,
    step: softStep(frame),
    blend: 'multiply',
    shade: (x, y, out) => {
      const side = ((x - head.x) * head.lit) / (48 * u);
      const light = smoothstep(-0.55, 0.5, side - (y / height - 0.4) * 0.25);
      out[0] = 0.12 + 0.9 * light;
      out[1] = 0.02 + 0.24 * light ** 2;
      out[2] = 0.03 + 0.2 * light ** 2;
      out[3] = 1;
    },
  });
  const wire = new Drawing(width, height);
  const sag = (x: number): number =>
    (isPoster ? height * 0.6 : height * 0.72) + ((x - head.x) / width) ** 2 * -10 * u;
  const rope: Point[] = [];
  for (let x = -2 * u; x <= width + 2 * u; x += 4 * u) rope.push([x, sag(x)]);
  wire.stroke(curve(rope, false), hex(mix(palette.near, red, 0.5)), 0.4 * u);
  const count = isPoster ? 4 : 7;
  for (let i = 0; i < count; i++) {
    const x = isPoster ? width * (0.13 + i * 0.247) : head.x + (i - 3) * 25 * u;
    const y = sag(x);
    const w = 20 * u;
    const h = 15 * u;
    wire.group(`transform="rotate(${n(random.around() * 5)} ${n(x)} ${n(y)})"`, () => {
      wire.rect(x - w / 2, y + 1.4 * u, w, h, hex(mix(red, [1, 0.86, 0.8], 0.62)));
      wire.rect(
        x - w / 2 + 1.1 * u,
        y + 2.5 * u,
        w - 2.2 * u,
        h - 2.2 * u,
        wire.linear(
          [0, y],
          [0, y + h],
          [
            [0, mix(red, palette.near, 0.35)],
            [1, mix(red, palette.near, 0.8)],
          ],
        ),
      );
      const inner = { l: x - w / 2 + 1.1 * u, t: y + 2.5 * u, w: w - 2.2 * u, h: h - 2.2 * u };
      const ink = hex(shift(palette.near, { l: 0.01 }));
      const pale = hex(mix(red, [1, 0.8, 0.7], 0.55));
      if (i === (isPoster ? 2 : 3)) {
        wire.rect(inner.l + inner.w * 0.3, inner.t + inner.h * 0.14, inner.w * 0.4, inner.h * 0.42, pale);
        wire.stroke(
          `M${n(inner.l + inner.w * 0.5)} ${n(inner.t + inner.h * 0.14)}v${n(inner.h * 0.42)}M${n(inner.l + inner.w * 0.3)} ${n(inner.t + inner.h * 0.35)}h${n(inner.w * 0.4)}`,
          ink,
          0.35 * u,
        );
        wire.rect(inner.l, inner.t + inner.h * 0.72, inner.w, inner.h * 0.07, ink);
        wire.path(woman(inner.l + inner.w * 0.5, inner.t + inner.h, inner.h * 0.7), ink);
      } else if (i % 3 === 0) {
        wire.circle(inner.l + inner.w * 0.68, inner.t + inner.h * 0.32, 1.6 * u, pale);
        wire.path(
          polygon([
            [inner.l, inner.t + inner.h],
            [inner.l, inner.t + inner.h * 0.7],
            [inner.l + inner.w * 0.3, inner.t + inner.h * 0.4],
            [inner.l + inner.w * 0.6, inner.t + inner.h * 0.75],
            [inner.l + inner.w * 0.8, inner.t + inner.h * 0.56],
            [inner.l + inner.w, inner.t + inner.h * 0.8],
            [inner.l + inner.w, inner.t + inner.h],
          ]),
          ink,
        );
      } else if (i % 3 === 1) {
        for (const k of [0.3, 0.5, 0.7])
          wire.path(
            stander(inner.l + inner.w * k, inner.t + inner.h, inner.h * (0.6 + (k === 0.5 ? 0.16 : 0))),
            ink,
          );
      } else {
        wire.rect(inner.l + inner.w * 0.2, inner.t + inner.h * 0.35, inner.w * 0.6, inner.h * 0.65, ink);
        for (const k of [0.3, 0.5, 0.64])
          wire.rect(inner.l + inner.w * k, inner.t + inner.h * 0.48, inner.w * 0.08, inner.h * 0.16, pale);
      }
      wire.rect(
        x - 0.7 * u,
        y - 1.4 * u,
        1.4 * u,
        4.4 * u,
        hex(mix(red, palette.near, 0.55)),
        `rx="${n(0.4 * u)}"`,
      );
    });
  }
  layers.push({ kind: 'vector', depth: 0.8, svg: wire.toSvg() });
  const lamp = new Drawing(width, height);
  const lx = head.x + head.lit * (isPoster ? 36 : 52) * u;
  lamp.circle(
    lx,
    9 * u,
    30 * u,
    lamp.radial([lx, 9 * u], 30 * u, [
      [0, mix(red, [1, 0.6, 0.4], 0.4), 0.9],
      [0.2, red, 0.5],
      [1, red, 0],
    ]),
  );
  lamp.circle(lx, 9 * u, 4 * u, hex(mix(red, [1, 0.85, 0.7], 0.7)));
  layers.push({ kind: 'vector', depth: 0.7, svg: lamp.toSvg(), blend: 'screen' });
  return layers;
}
