import { hex, mix, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { clamp, lerp } from '../../noise.ts';
import { sheet } from '../../papercut.ts';
import type { Brief, Layer } from '../../scene.ts';

/** Walls of folders in lamplight, and one of them pulled out. */
export function archive(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers: Layer[] = [];
  const lampY = purpose === 'poster' ? height * 0.2 : height * 0.2;
  for (let i = 0; i < 3; i++) {
    const t = i / 2;
    const d = new Drawing(width, height);
    const gap = lerp(17, 46, t) * u;
    const tall = lerp(13, 21, t) * u;
    for (const side of [-1, 1]) {
      for (let y = -6 * u; y < height; y += tall) {
        const rnd = random.fork(`shelf${i}${side}${Math.round(y)}`);
        const inner = focus.x + side * (gap + lerp(0, 5, Math.abs(y / height - 0.45)) * u);
        const edge = side > 0 ? width + 4 * u : -4 * u;
        d.rect(
          Math.min(inner, edge),
          y,
          Math.abs(edge - inner),
          tall,
          hex(mix(palette.sky[0], palette.near, 0.25 + t * 0.3)),
        );
        for (let x = inner; side > 0 ? x < edge : x > edge;) {
          const w = rnd.range(1.6, 3.8) * u * lerp(0.8, 1.5, t);
          const hgt = tall * rnd.range(0.66, 0.88);
          const far = Math.abs(x - focus.x) / (60 * u);
          const tone = mix(
            rnd.pick([
              palette.tone(0, 0.66, 0.09),
              palette.tone(1, 0.52, 0.09),
              palette.tone(2, 0.46, 0.06),
              palette.tone(0, 0.78, 0.06),
            ]),
            palette.near,
            clamp(far * 0.7 + t * 0.32 + (Math.abs(y - height * 0.42) / height) * 0.5),
          );
          const left = side > 0 ? x : x - w;
          d.rect(left, y + tall - hgt, w * 0.94, hgt, hex(tone), `rx="${n(0.3 * u)}"`);
          d.rect(
            left + w * 0.2,
            y + tall - hgt * 0.7,
            w * 0.5,
            hgt * 0.26,
            hex(mix(tone, palette.sun, 0.45)),
          );
          x += side * w;
        }
        d.rect(
          Math.min(inner, edge),
          y + tall - 0.6 * u,
          Math.abs(edge - inner),
          1.3 * u,
          hex(mix(palette.near, palette.tone(0, 0.5, 0.06), 0.35)),
        );
      }
    }
    layers.push(sheet(d.toSvg(), { lift: (3 + t * 2) * u, depth: 0.3 + t * 0.4, strength: 0.6, way: 0 }));
  }
  const lamp = new Drawing(width, height);
  const light = mix(palette.sun, palette.tone(0, 0.9, 0.1), 0.5);
  const beam = height * 0.74;
  lamp.path(
    polygon([
      [focus.x - 8 * u, lampY + 4 * u],
      [focus.x + 8 * u, lampY + 4 * u],
      [focus.x + 34 * u, beam],
      [focus.x - 34 * u, beam],
    ]),
    lamp.linear(
      [0, lampY],
      [0, beam],
      [
        [0, light, 0.55],
        [1, light, 0.06],
      ],
    ),
  );
  layers.push({ kind: 'vector', depth: 0.6, svg: lamp.toSvg(), blend: 'screen' });
  const front = new Drawing(width, height);
  front.stroke(`M${n(focus.x)} ${n(-u)}V${n(lampY - 4 * u)}`, hex(palette.near), 0.6 * u);
  front.path(
    `M${n(focus.x - 10 * u)} ${n(lampY + 4 * u)}Q${n(focus.x - 9 * u)} ${n(lampY - 6 * u)} ${n(focus.x)} ${n(lampY - 6 * u)}Q${n(focus.x + 9 * u)} ${n(lampY - 6 * u)} ${n(focus.x + 10 * u)} ${n(lampY + 4 * u)}Z`,
    hex(mix(palette.near, palette.sky[1], 0.35)),
  );
  front.ellipse(focus.x, lampY + 4 * u, 9.4 * u, 1.1 * u, hex(mix(light, [1, 1, 1], 0.6)));
  layers.push(sheet(front.toSvg(), { lift: 2 * u, depth: 0.7, strength: 0.4 }));
  const folder = new Drawing(width, height);
  const fy = purpose === 'poster' ? height * 0.5 : height * 0.58;
  folder.group(`transform="rotate(-7 ${n(focus.x)} ${n(fy)})"`, () => {
    const w = 21 * u;
    const h = 27 * u;
    const card = palette.tone(0, 0.78, 0.1);
    folder.path(
      `M${n(focus.x - w)} ${n(fy - h * 0.5)}v${n(-2.6 * u)}h${n(14 * u)}l${n(2.4 * u)} ${n(2.6 * u)}H${n(focus.x + w)}V${n(fy + h * 0.5)}H${n(focus.x - w)}Z`,
      hex(shift(card, { l: -0.14 })),
    );
    for (const [k, slip] of [0, 1, 2].entries())
      folder.rect(
        focus.x - w * 0.86 + k * 1.2 * u,
        fy - h * 0.56 + slip * 0.8 * u,
        w * 1.74,
        h * 0.9,
        hex(mix([1, 1, 1], palette.sun, 0.4 + k * 0.2)),
        `transform="rotate(${n(4 - k * 3)} ${n(focus.x)} ${n(fy)})"`,
      );
    folder.rect(focus.x - w, fy - h * 0.36, w * 2, h * 0.86, hex(card), `rx="${n(0.6 * u)}"`);
    folder.rect(focus.x - w * 0.5, fy - h * 0.16, w, 6.2 * u, hex(mix([1, 1, 1], card, 0.2)));
    for (const k of [0, 1, 2])
      folder.rect(
        focus.x - w * 0.42,
        fy - h * 0.16 + (1.2 + k * 1.5) * u,
        w * (0.84 - k * 0.17),
        0.6 * u,
        hex(mix(palette.near, card, 0.35)),
      );
    folder.group(`transform="rotate(-14 ${n(focus.x + w * 0.42)} ${n(fy + h * 0.3)})"`, () => {
      folder.rect(
        focus.x + w * 0.02,
        fy + h * 0.2,
        w * 0.82,
        5.4 * u,
        'none',
        `stroke="${hex(shift(palette.tone(0, 0.5, 0.2), { h: -30 }))}" stroke-width="${n(0.7 * u)}" rx="${n(0.6 * u)}"`,
      );
      folder.rect(
        focus.x + w * 0.1,
        fy + h * 0.2 + 2.2 * u,
        w * 0.66,
        1 * u,
        hex(shift(palette.tone(0, 0.5, 0.2), { h: -30 })),
      );
    });
  });
  layers.push(sheet(folder.toSvg(), { lift: 3.4 * u, depth: 0.85, strength: 0.6 }));
  return layers;
}
