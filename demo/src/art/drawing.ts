import { hex } from './colour.ts';
import type { Rgb } from './colour.ts';

export type Point = readonly [number, number];
/** Offset 0…1, colour, opacity 0…1. */
export type Stop = readonly [number, Rgb, number?];

/** One decimal is finer than a pixel's smoothing and keeps the documents small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Collects shapes and the gradients they use into one SVG document of `width` × `height` pixels. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  #defs = '';
  #body = '';
  #count = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#count++}`;
    this.#defs += make(id);
    return `url(#${id})`;
  }

  /** A paint running from one point to the other (pixels). */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A paint running out from `centre`; `squash` flattens it vertically. */
  radial(centre: Point, radius: number, stops: readonly Stop[], squash = 1): string {
    const transform =
      squash === 1
        ? ''
        : ` gradientTransform="translate(0 ${n(centre[1] * (1 - squash))}) scale(1 ${squash})"`;
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"${transform}>${stopTags(stops)}</radialGradient>`,
    );
  }

  /** A clip for use as `attributes: clip-path="…"`. */
  clip(shape: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** A soft edge; costly on large shapes. */
  blur(radius: number): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
    );
  }

  path(d: string, fill: string, attributes = ''): void {
    if (d !== '') this.#body += `<path d="${d}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  stroke(d: string, colour: string, width: number, attributes = ''): void {
    this.#body += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(Math.max(width, 0.1))}" stroke-linecap="round" stroke-linejoin="round"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  circle(x: number, y: number, radius: number, fill: string, attributes = ''): void {
    this.#body += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): void {
    this.#body += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): void {
    this.#body += `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  /** Everything `draw` adds, inside one group with these attributes. */
  group(attributes: string, draw: () => void): void {
    this.#body += `<g ${attributes}>`;
    draw();
    this.#body += '</g>';
  }

  get isEmpty(): boolean {
    return this.#body === '';
  }

  /** The document from the row `top` on. */
  toSvg(top = 0): string {
    const height = this.height - top;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${height}" viewBox="0 ${top} ${this.width} ${height}"><defs>${this.#defs}</defs>${this.#body}</svg>`;
  }
}

/** Several documents of {@link Drawing}s of one size as one, the last one uppermost: rasterising is paid by the pixel. */
export function stack(svgs: readonly [string, ...string[]], width: number, height: number): string {
  if (svgs.length === 1) return svgs[0];
  const sheets = svgs.map((svg, place) => svg.replaceAll(/\b(id="|url\(#)d/g, `$1s${place}d`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sheets.join('')}</svg>`;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${hex(colour)}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('');
}

/** Straight lines through the points. */
export function polygon(points: readonly Point[], close = true): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (close ? 'Z' : '');
}

/** A smooth curve through the points (Catmull–Rom); closed by default. `tension` 0 is straight, 1 is round. */
export function curve(points: readonly Point[], close = true, tension = 1): string {
  const count = points.length;
  const point = (i: number): Point =>
    points[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const [x0, y0] = point(0);
  let d = `M${n(x0)} ${n(y0)}`;
  const k = tension / 6;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [ax, ay] = point(i - 1);
    const [bx, by] = point(i);
    const [cx, cy] = point(i + 1);
    const [dx, dy] = point(i + 2);
    d += `C${n(bx + (cx - ax) * k)} ${n(by + (cy - ay) * k)} ${n(cx - (dx - bx) * k)} ${n(cy - (dy - by) * k)} ${n(cx)} ${n(cy)}`;
  }
  return close ? `${d}Z` : d;
}

/** Many small squares in one path: stars, dust, snow. */
export function specks(points: readonly (readonly [number, number, number])[]): string {
  return points
    .map(
      ([x, y, size]) =>
        `M${n(x - size / 2)} ${n(y)}a${n(size / 2)} ${n(size / 2)} 0 1 0 ${n(size)} 0a${n(size / 2)} ${n(size / 2)} 0 1 0 ${n(-size)} 0`,
    )
    .join('');
}
