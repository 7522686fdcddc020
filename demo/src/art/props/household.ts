import { hex, mix, shift } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import { glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** Held in a hand; `size` is its height. */
export const lantern: Prop = (d, x, y, size, { dark, light }) => {
  glow(d, x, y, size * 6, light, 0.55);
  glow(d, x, y, size * 2, light, 0.95);
  d.rect(
    x - size * 0.26,
    y - size * 0.4,
    size * 0.52,
    size * 0.8,
    hex(mix(light, [1, 1, 1], 0.65)),
    `rx="${n(size * 0.08)}"`,
  );
  d.rect(x - size * 0.32, y - size * 0.5, size * 0.64, size * 0.14, hex(dark));
  d.rect(x - size * 0.32, y + size * 0.36, size * 0.64, size * 0.14, hex(dark));
  d.stroke(
    `M${n(x - size * 0.2)} ${n(y - size * 0.5)}Q${n(x)} ${n(y - size)} ${n(x + size * 0.2)} ${n(y - size * 0.5)}`,
    hex(dark),
    size * 0.06,
  );
};

/** A cask on its side, its head towards us; `size` is its height. */
export const barrel: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const r = size / 2;
  const cy = y - r;
  const wood = mix(dark, accent, 0.55);
  d.ellipse(x - way * r * 0.5, cy, r * 0.98, r, hex(mix(wood, dark, 0.55)));
  d.ellipse(
    x,
    cy,
    r * 0.92,
    r,
    d.linear(
      [x - r, cy - r],
      [x + r * 0.4, cy + r],
      [
        [0, mix(wood, light, 0.45)],
        [0.5, wood],
        [1, mix(wood, dark, 0.7)],
      ],
    ),
  );
  d.ellipse(
    x,
    cy,
    r * 0.78,
    r * 0.86,
    d.linear(
      [x - way * r, cy],
      [x + way * r, cy],
      [
        [0, mix(wood, dark, 0.6)],
        [1, mix(wood, light, 0.25)],
      ],
    ),
  );
  for (const k of [-0.5, -0.17, 0.17, 0.5])
    d.stroke(
      `M${n(x + r * k * 1.15)} ${n(cy - r * 0.82 * Math.sqrt(1 - k * k))}V${n(cy + r * 0.82 * Math.sqrt(1 - k * k))}`,
      hex(mix(wood, dark, 0.75)),
      r * 0.03,
      'stroke-opacity="0.7"',
    );
  d.stroke(
    `M${n(x - r * 0.92)} ${n(cy)}A${n(r * 0.92)} ${n(r)} 0 0 1 ${n(x + r * 0.92)} ${n(cy)}`,
    hex(mix(dark, light, 0.5)),
    r * 0.05,
    'stroke-opacity="0.8"',
  );
  d.circle(x, cy + r * 0.45, r * 0.07, hex(dark));
};

/** `size` is its height. */
export const weddingCake: Prop = (d, x, y, size, { dark, light, accent }) => {
  for (const [i, w] of [0.42, 0.32, 0.22, 0.13].entries()) {
    const top = y - size * (0.22 * (i + 1));
    d.rect(
      x - size * w,
      top,
      size * w * 2,
      size * 0.22,
      d.linear(
        [x - size * w, 0],
        [x + size * w, 0],
        [
          [0, mix(light, dark, 0.05)],
          [0.4, light],
          [1, mix(light, dark, 0.4)],
        ],
      ),
      `rx="${n(size * 0.02)}"`,
    );
    for (let k = 0; k < 7 - i; k++)
      d.circle(
        x - size * w + ((k + 0.5) / (7 - i)) * size * w * 2,
        top + size * 0.035,
        size * 0.028,
        hex(mix(accent, light, 0.25)),
      );
  }
  d.circle(x, y - size * 0.92, size * 0.045, hex(accent));
};

/** A letter; `size` is its width. */
export const envelope: Prop = (d, x, y, size, { light, accent, dark }) => {
  const h = size * 0.64;
  const left = x - size / 2;
  const top = y - h / 2;
  d.rect(left, top, size, h, hex(light), `rx="${n(size * 0.03)}"`);
  d.path(
    polygon([
      [left, top + h],
      [x, top + h * 0.46],
      [left + size, top + h],
    ]),
    hex(mix(light, dark, 0.1)),
  );
  d.path(
    polygon([
      [left, top],
      [x, top + h * 0.6],
      [left + size, top],
    ]),
    hex(mix(light, dark, 0.18)),
  );
  d.path(
    polygon([
      [left, top],
      [x, top + h * 0.55],
      [left + size, top],
    ]),
    hex(mix(light, [1, 1, 1], 0.4)),
  );
  d.circle(x, top + h * 0.52, size * 0.085, hex(accent));
  d.circle(x, top + h * 0.52, size * 0.05, hex(shift(accent, { l: -0.1 })));
};

/** Leaning to the left or right; `size` is its length. */
export const ladder: Prop = (d, x, y, size, { dark }, way) => {
  const lean = size * 0.2 * way;
  const w = size * 0.055;
  for (const side of [-1, 1])
    d.stroke(
      `M${n(x + side * w * 1.25)} ${n(y)}L${n(x + lean + side * w)} ${n(y - size)}`,
      hex(dark),
      size * 0.022,
    );
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    d.stroke(`M${n(x + lean * t - w)} ${n(y - size * t)}h${n(w * 2)}`, hex(dark), size * 0.015);
  }
};

/** With a cloth, a jug, a ledger and a bowl of fruit; `size` is its width. */
export const table: Prop = (d, x, y, size, { dark, light, accent }) => {
  const top = y - size * 0.42;
  for (const k of [-0.42, 0.38]) d.rect(x + size * k, top, size * 0.05, size * 0.44, hex(dark));
  d.path(
    polygon([
      [x - size * 0.52, top],
      [x + size * 0.52, top],
      [x + size * 0.56, top + size * 0.2],
      [x + size * 0.3, top + size * 0.15],
      [x, top + size * 0.21],
      [x - size * 0.3, top + size * 0.15],
      [x - size * 0.56, top + size * 0.2],
    ]),
    hex(light),
  );
  d.path(
    polygon([
      [x - size * 0.4, top],
      [x - size * 0.12, top],
      [x - size * 0.14, top - size * 0.05],
      [x - size * 0.38, top - size * 0.05],
    ]),
    hex(mix(accent, dark, 0.5)),
  );
  d.path(
    curve(
      [
        [x + size * 0.02, top],
        [x - size * 0.01, top - size * 0.14],
        [x + size * 0.03, top - size * 0.24],
        [x + size * 0.11, top - size * 0.24],
        [x + size * 0.15, top - size * 0.14],
        [x + size * 0.12, top],
      ],
      true,
      0.7,
    ),
    hex(mix(dark, accent, 0.25)),
  );
  d.path(
    `M${n(x + size * 0.2)} ${n(top - size * 0.07)}h${n(size * 0.26)}q${n(-size * 0.03)} ${n(size * 0.075)} ${n(-size * 0.13)} ${n(size * 0.075)}q${n(-size * 0.1)} 0 ${n(-size * 0.13)} ${n(-size * 0.075)}Z`,
    hex(dark),
  );
  for (const [px, py] of [
    [0.26, 0.09],
    [0.33, 0.1],
    [0.4, 0.09],
    [0.3, 0.13],
    [0.37, 0.135],
  ] as const)
    d.circle(x + size * px, top - size * py, size * 0.036, hex(mix(accent, light, 0.2)));
};
