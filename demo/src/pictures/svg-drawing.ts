export type Point = readonly [number, number];
/** Offset 0…1 and colour, `#rrggbb`. */
export type Stop = readonly [number, string];

/** One decimal is finer than a pixel's smoothing and keeps the documents small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A rectangle of a drawing, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Collects shapes and the gradients they use into one SVG document of `width` × `height` pixels. */
export class SvgDrawing {
  readonly width: number;
  readonly height: number;
  #defs = '';
  #body = '';
  #count = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** A paint running from one point to the other (pixels). */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const id = `d${this.#count++}`;
    const tags = stops
      .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join('');
    this.#defs += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${tags}</linearGradient>`;
    return `url(#${id})`;
  }

  path(d: string, fill: string, attributes = ''): void {
    if (d !== '') this.#body += `<path d="${d}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  /** `place` is left, top, width and height. */
  rect(place: readonly [number, number, number, number], fill: string, attributes = ''): void {
    const [x, y, width, height] = place.map(n);
    this.#body += `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`;
  }

  /** Another document, whose root names its viewBox and no size, in a square of `side` pixels about `centre`. */
  nest(svg: string, centre: Point, side: number): void {
    const place = `x="${n(centre[0] - side / 2)}" y="${n(centre[1] - side / 2)}" width="${n(side)}" height="${n(side)}" overflow="visible"`;
    this.#body += svg.replace('<svg', `<svg ${place}`);
  }

  /** The document, or a part of it. */
  toSvg(
    { left, top, width, height }: Region = { left: 0, top: 0, width: this.width, height: this.height },
  ): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><defs>${this.#defs}</defs>${this.#body}</svg>`;
  }
}
