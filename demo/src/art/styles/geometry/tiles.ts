import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { lerp } from '../../noise.ts';
import { elephant } from '../../props/beasts.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** Glazed stars and crosses round a pointed arch, an elephant before it. */
export function tiles(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { strong, second, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const d = new Drawing(width, height);
  const step = 17 * u;
  const glaze = [
    strong,
    mix(strong, palette.sky[0], 0.35),
    third,
    mix(third, strong, 0.5),
    shift(strong, { h: 25 }),
  ];
  const gold = mix(second, palette.sun, 0.25);
  const ox = (isPoster ? width / 2 : focus.x) % step;
  for (let row = -1; row * step < height + step; row++) {
    for (let column = -1; column * step < width + step; column++) {
      const x = ox + column * step;
      const y = row * step + step * 0.4;
      const r = step * 0.49;
      const star: Point[] = [];
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * Math.PI * 2 + Math.PI / 8;
        const reach = k % 2 === 0 ? r * 1.02 : r * 0.74;
        star.push([x + Math.cos(a + Math.PI / 8) * reach, y + Math.sin(a + Math.PI / 8) * reach]);
      }
      const colour = random.pick(glaze as [Rgb, ...Rgb[]]);
      d.path(
        polygon(star),
        d.linear(
          [x - r, y - r],
          [x + r, y + r],
          [
            [0, mix(colour, [1, 1, 1], 0.16)],
            [1, shift(colour, { l: -0.09 })],
          ],
        ),
        `stroke="${hex(gold)}" stroke-width="${n(0.5 * u)}"`,
      );
      const petals: string[] = [];
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * Math.PI * 2;
        petals.push(
          `M${n(x)} ${n(y)}Q${n(x + Math.cos(a - 0.36) * r * 0.4)} ${n(y + Math.sin(a - 0.36) * r * 0.4)} ${n(x + Math.cos(a) * r * 0.58)} ${n(y + Math.sin(a) * r * 0.58)}Q${n(x + Math.cos(a + 0.36) * r * 0.4)} ${n(y + Math.sin(a + 0.36) * r * 0.4)} ${n(x)} ${n(y)}`,
        );
      }
      d.path(petals.join(''), hex(mix(colour, palette.sun, 0.5)));
      d.circle(x, y, r * 0.12, hex(gold));
      const cx = x + step / 2;
      const cy = y + step / 2;
      const c = step * 0.2;
      d.path(
        polygon([
          [cx - c * 0.5, cy - c * 0.5],
          [cx, cy - c * 1.5],
          [cx + c * 0.5, cy - c * 0.5],
          [cx + c * 1.5, cy],
          [cx + c * 0.5, cy + c * 0.5],
          [cx, cy + c * 1.5],
          [cx - c * 0.5, cy + c * 0.5],
          [cx - c * 1.5, cy],
        ]),
        hex(mix(gold, ink, 0.15)),
      );
    }
  }
  const arch = new Drawing(width, height);
  const cx = isPoster ? width / 2 : focus.x;
  const w = isPoster ? 34 * u : 36 * u;
  const top = isPoster ? height * 0.1 : height * 0.04;
  const foot = isPoster ? height * 0.66 : height * 0.86;
  const shape = (grow: number): string =>
    `M${n(cx - w - grow)} ${n(foot + grow)}V${n(top + w * 0.95)}C${n(cx - w - grow)} ${n(top + w * 0.42 - grow)} ${n(cx - w * 0.3)} ${n(top + w * 0.2 - grow)} ${n(cx)} ${n(top - grow * 1.3)}C${n(cx + w * 0.3)} ${n(top + w * 0.2 - grow)} ${n(cx + w + grow)} ${n(top + w * 0.42 - grow)} ${n(cx + w + grow)} ${n(top + w * 0.95)}V${n(foot + grow)}Z`;
  arch.path(shape(5 * u), hex(ink), 'fill-opacity="0.35"');
  arch.path(shape(3.6 * u), hex(gold));
  arch.path(shape(2.4 * u), hex(mix(third, ink, 0.5)));
  arch.path(
    shape(0),
    arch.linear(
      [0, top],
      [0, foot],
      [
        [0, palette.sky[0]],
        [0.55, palette.sky[1]],
        [1, mix(palette.sky[2], palette.sun, 0.45)],
      ],
    ),
  );
  const clip = arch.clip(`<path d="${shape(0)}"/>`);
  arch.group(`clip-path="${clip}"`, () => {
    arch.circle(cx + 6 * u, foot - 27 * u, 12 * u, hex(mix(palette.sun, palette.sky[2], 0.15)));
    const far = hex(mix(palette.sky[2], palette.sky[1], 0.5));
    for (const [k, s] of [
      [-22, 10],
      [21, 8],
      [-8, 6],
    ] as const)
      arch.path(
        `M${n(cx + k * u - s * u)} ${n(foot)}v${n(-s * 0.9 * u)}q0 ${n(-s * u)} ${n(s * u)} ${n(-s * 1.35 * u)}q${n(s * u)} ${n(s * 0.35 * u)} ${n(s * u)} ${n(s * 1.35 * u)}v${n(s * 0.9 * u)}Z`,
        far,
      );
    for (const k of [-31, 30]) arch.rect(cx + k * u - 1.2 * u, foot - 34 * u, 2.4 * u, 36 * u, far);
    for (let i = 0; i < 70; i++)
      arch.circle(
        cx + random.range(-1, 1) * w,
        lerp(top, foot, random.next()),
        random.range(0.18, 0.5) * u,
        '#fff',
        'fill-opacity="0.85"',
      );
    arch.rect(cx - w, foot - 3 * u, w * 2, 5 * u, hex(ink));
    elephant(arch, cx - 2 * u, foot - 2.6 * u, 33 * u, { dark: ink, light: palette.sun, accent: strong }, 1);
  });
  return [
    ground(frame, ink, ink),
    { kind: 'vector', depth: 0.2, svg: d.toSvg() },
    { kind: 'vector', depth: 0.5, svg: arch.toSvg() },
  ];
}
