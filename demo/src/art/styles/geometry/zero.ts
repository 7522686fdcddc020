import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { sitter } from '../../figures.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** Nothing, very large. */
export function zero(brief: Brief): Layer[] {
  const { frame, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { paper, strong, second, third, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const d = new Drawing(width, height);
  const x = isPoster ? width / 2 : focus.x;
  const y = isPoster ? height * 0.38 : height * 0.48;
  const rx = isPoster ? 38 * u : 33 * u;
  const ry = isPoster ? 46 * u : 41 * u;
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2;
    const long = i % 2 === 0 ? 1.6 : 1.35;
    d.path(
      polygon([
        [x + Math.cos(a - 0.045) * rx * 1.14, y + Math.sin(a - 0.045) * ry * 1.14],
        [x + Math.cos(a) * rx * long, y + Math.sin(a) * ry * long],
        [x + Math.cos(a + 0.045) * rx * 1.14, y + Math.sin(a + 0.045) * ry * 1.14],
      ]),
      hex(i % 3 === 0 ? second : mix(second, paper, 0.55)),
    );
  }
  const ellipse = (k: number): string =>
    `M${n(x - rx * k)} ${n(y)}a${n(rx * k)} ${n(ry * k)} 0 1 0 ${n(rx * 2 * k)} 0a${n(rx * k)} ${n(ry * k)} 0 1 0 ${n(-rx * 2 * k)} 0Z`;
  d.path(
    ellipse(1.02) + ellipse(0.6),
    d.linear(
      [x - rx, y - ry],
      [x + rx, y + ry],
      [
        [0, mix(strong, [1, 1, 1], 0.2)],
        [0.45, strong],
        [1, third],
      ],
    ),
    'fill-rule="evenodd"',
  );
  d.path(
    ellipse(0.6),
    d.linear(
      [x, y - ry * 0.6],
      [x, y + ry * 0.6],
      [
        [0, ink],
        [1, mix(ink, third, 0.6)],
      ],
    ),
  );
  const stars: string[] = [];
  for (let i = 0; i < 40; i++) {
    const a = random.next() * Math.PI * 2;
    const r = Math.sqrt(random.next()) * 0.54;
    const s = random.range(0.2, 0.6) * u;
    stars.push(
      `M${n(x + Math.cos(a) * rx * r - s)} ${n(y + Math.sin(a) * ry * r)}h${n(s * 2)}M${n(x + Math.cos(a) * rx * r)} ${n(y + Math.sin(a) * ry * r - s)}v${n(s * 2)}`,
    );
  }
  d.stroke(stars.join(''), hex(mix(paper, [1, 1, 1], 0.5)), 0.18 * u);
  d.path(sitter(x, y + ry * 0.985 * 0.62 + 0.6 * u, 13 * u, 1), hex(mix(paper, [1, 1, 1], 0.4)));
  for (let i = -7; i <= 7; i++) {
    const px = x + i * 8.6 * u;
    const py = y + ry * 1.26;
    d.stroke(
      `M${n(px)} ${n(py - (i % 5 === 0 ? 2.4 : 1.3) * u)}v${n((i % 5 === 0 ? 4.8 : 2.6) * u)}`,
      hex(ink),
      0.5 * u,
    );
  }
  d.stroke(`M${n(x - 66 * u)} ${n(y + ry * 1.26)}H${n(x + 66 * u)}`, hex(ink), 0.4 * u);
  d.circle(x, y + ry * 1.26, 1.5 * u, hex(strong));
  return [ground(frame, paper, mix(paper, second, 0.45)), { kind: 'vector', depth: 0.4, svg: d.toSvg() }];
}
