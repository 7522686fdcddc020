import type { Pixels } from '../picture-work/picture-work.ts';

export interface FrameChoice {
  /** Thumbnails in one column. */
  readonly sprite: Pixels;
  readonly thumbnailHeight: number;
  readonly count: number;
  /** The number of frames. */
  readonly wanted: number;
  /** Part of the film at either end that is skipped, 0 to 0.5: titles and credits. */
  readonly margin: number;
}

/**
 * Indexes of the thumbnails that would make the best posters, best first: well lit, sharp, rich in contrast and colour,
 * and unlike each other. Fewer than requested when the film has no more distinct pictures.
 */
export function chooseFrames(choice: FrameChoice): number[] {
  const { count, wanted, margin } = choice;
  const first = Math.floor(count * margin);
  const last = Math.max(first, Math.ceil(count * (1 - margin)) - 1);
  const frames = Array.from({ length: last - first + 1 }, (_, place) =>
    describeFrame(choice, first + place),
  ).sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen: FrameFacts[] = [];
  for (const frame of frames) {
    if (chosen.length === wanted) break;
    // Any picture will do for the first; the others must be good enough.
    const isWorthIt = chosen.length === 0 || frame.score > 0.15;
    if (isWorthIt && chosen.every((other) => differ(frame, other))) chosen.push(frame);
  }
  return chosen.map(({ index }) => index);
}

interface FrameFacts {
  readonly index: number;
  readonly score: number;
  /** Mean brightness of each of 8 × 8 fields. */
  readonly fields: readonly number[];
}

const fieldsAcross = 8;

function describeFrame({ sprite, thumbnailHeight }: FrameChoice, index: number): FrameFacts {
  const { width } = sprite;
  const top = index * thumbnailHeight;
  const light = new Float32Array(width * thumbnailHeight);
  const fields = Array.from({ length: fieldsAcross ** 2 }, () => 0);
  let sum = 0;
  let squares = 0;
  let chroma = 0;
  for (let y = 0; y < thumbnailHeight; y++) {
    for (let x = 0; x < width; x++) {
      const at = ((top + y) * width + x) * 3;
      const red = sprite.data[at] ?? 0;
      const green = sprite.data[at + 1] ?? 0;
      const blue = sprite.data[at + 2] ?? 0;
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      light[y * width + x] = luma;
      sum += luma;
      squares += luma * luma;
      chroma += Math.max(red, green, blue) - Math.min(red, green, blue);
      const field =
        Math.floor((y * fieldsAcross) / thumbnailHeight) * fieldsAcross +
        Math.floor((x * fieldsAcross) / width);
      fields[field] = (fields[field] ?? 0) + luma;
    }
  }
  const pixels = width * thumbnailHeight;
  const mean = sum / pixels;
  const contrast = Math.sqrt(Math.max(0, squares / pixels - mean * mean));
  // Dark and glaring pictures make poor posters: full score from 60 to 170, none at 10 and 245.
  const lit = Math.max(0, Math.min(1, (mean - 10) / 50, (245 - mean) / 75));
  const score =
    lit *
    (0.4 * Math.min(1, contrast / 60) +
      0.35 * Math.min(1, detail(light, width) / 18) +
      0.25 * Math.min(1, chroma / pixels / 70));
  return { index, score, fields: fields.map((field) => (field * fieldsAcross ** 2) / pixels) };
}

/** Mean strength of edges: low in blurred and empty pictures. */
function detail(light: Float32Array, width: number): number {
  const height = light.length / width;
  let edges = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const here = light[y * width + x] ?? 0;
      edges +=
        Math.abs(here - (light[y * width + x - 1] ?? 0)) + Math.abs(here - (light[(y - 1) * width + x] ?? 0));
    }
  }
  return edges / Math.max(1, (width - 1) * (height - 1));
}

function differ(a: FrameFacts, b: FrameFacts): boolean {
  const difference = a.fields.reduce(
    (sum, field, place) => sum + Math.abs(field - (b.fields[place] ?? 0)),
    0,
  );
  return difference / a.fields.length > 8;
}
