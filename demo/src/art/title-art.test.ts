import { createHash } from 'node:crypto';
import { languages } from '@kadr/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import { artStyles } from '../content/schemas.ts';
import type { Lettering } from './lettering/typeset.ts';
import { encodeWithTitle, layTitle, paintTitle, safeArea } from './title-art.ts';
import { drawTitleFrame } from './title-frame.ts';
import { drawTitlePictures } from './title-pictures.ts';

const titles = [...demoFilms, ...demoSeries];
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Laid {
  readonly name: string;
  readonly title: Lettering;
  readonly credit: Lettering;
}

async function layAll(purpose: 'poster' | 'card', width: number, height: number): Promise<Laid[]> {
  const laid: Laid[] = [];
  for (const title of titles) {
    for (const language of languages)
      laid.push({
        name: `${title.slug} ${language}`,
        ...(await layTitle(title, language, purpose, width, height)),
      });
  }
  return laid;
}

const touches = ({ lines }: Lettering): boolean =>
  lines.some((below, i) => {
    const above = lines[i - 1];
    return (
      above !== undefined &&
      above.y + above.shaped.bounds[3] * above.size >= below.y + below.shaped.bounds[1] * below.size
    );
  });

describe('lettering', () => {
  it.each([
    ['poster', 460, 690],
    ['card', 1160, 660],
  ] as const)(
    'keeps every title in every language inside the safe area of a %s, above its credit',
    async (purpose, width, height) => {
      const area = safeArea(purpose, width, height);
      const isOutside = ({ bounds }: Lettering): boolean =>
        bounds[0] < area.left - 0.5 ||
        bounds[1] < area.top - 0.5 ||
        bounds[2] > area.right + 0.5 ||
        bounds[3] > area.bottom + 0.5;
      const laid = await layAll(purpose, width, height);
      expect(laid).toHaveLength(titles.length * 3);
      expect(
        laid.filter(
          ({ title, credit }) =>
            title.lines.length === 0 ||
            isOutside(title) ||
            isOutside(credit) ||
            title.bounds[3] >= credit.bounds[1],
        ),
      ).toEqual([]);
    },
  );

  it('sets no title smaller than can be read on a small poster, and lets no line touch the next one', async () => {
    const laid = await layAll('poster', 460, 690);
    expect(
      laid
        .filter(({ title }) => Math.min(...title.lines.map(({ size }) => size)) < 22)
        .map(({ name }) => name),
    ).toEqual([]);
    expect(laid.filter(({ title }) => touches(title)).map(({ name }) => name)).toEqual([]);
  });
});

describe('pictures', () => {
  it('draws the same title to the same bytes, and other titles to others', async () => {
    const [first, second] = titles;
    if (!first || !second) throw new Error('The demo has no titles.');
    const draw = async (title: typeof first): Promise<string> =>
      digest(await encodeWithTitle(await paintTitle(title, 'poster', 230, 345), title, 'rus', 'poster'));
    const once = await draw(first);
    expect(await draw(first)).toBe(once);
    expect(await draw(second)).not.toBe(once);
  });

  it.each(artStyles)('tells two titles of the style %s apart', async (style) => {
    const title = (slug: string, motif: string | undefined) => ({
      slug,
      name: { rus: 'Имя', eng: 'Name', hye: 'Անուն' },
      art: {
        style,
        palette: { hues: [60, 250, 280] as const, mood: 'dusk' as const },
        ...(motif !== undefined && { motif }),
      },
    });
    const paintings = await Promise.all(
      ['one', 'two'].map((slug) => paintTitle(title(slug, undefined), 'still', 240, 136)),
    );
    const [a, b] = paintings;
    if (!a || !b) throw new Error('Nothing was painted.');
    expect(difference(a.bytes, b.bytes)).toBeGreaterThan(2);
    expect(spread(a.bytes)).toBeGreaterThan(12);
  });

  it('makes every picture of a title in its size', async () => {
    const [title] = demoSeries;
    if (!title) throw new Error('The demo has no series.');
    const { logo, visit_card, background, screenshots } = await drawTitlePictures(title);
    const sizeOf = async (bytes: Buffer): Promise<string> => {
      const { width, height, format } = await sharp(bytes).metadata();
      return `${format} ${width}×${height}`;
    };
    for (const language of languages) {
      expect(await sizeOf(logo[language])).toBe('jpeg 460×690');
      expect(await sizeOf(visit_card[language])).toBe('jpeg 1160×660');
    }
    expect(digest(logo.rus)).not.toBe(digest(logo.hye));
    expect(await sizeOf(background)).toBe('jpeg 1920×1080');
    expect(screenshots).toHaveLength(3);
    for (const still of screenshots) expect(await sizeOf(still)).toBe('jpeg 960×540');
    expect(new Set(screenshots.map(digest)).size).toBe(3);
  });

  it('leaves the left of a key visual calm and dark enough for white text', async () => {
    const glaring: string[] = [];
    for (const title of titles.filter((_, i) => i % 9 === 0)) {
      const { bytes } = await paintTitle(title, 'hero', 480, 270);
      let bright = 0;
      for (let y = 90; y < 250; y++)
        for (let x = 16; x < 150; x++) bright = Math.max(bright, (bytes[(y * 480 + x) * 3 + 1] ?? 0) / 255);
      if (bright > 0.62) glaring.push(title.slug);
    }
    expect(glaring).toEqual([]);
  });

  it('draws the opening frame of a film in the size that is asked for', async () => {
    const [title] = demoFilms;
    if (!title) throw new Error('The demo has no films.');
    const { width, height } = await sharp(await drawTitleFrame(title, 426, 240, 'eng')).metadata();
    expect([width, height]).toEqual([426, 240]);
  });
});

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}

function spread(bytes: Buffer): number {
  const mean = bytes.reduce((sum, value) => sum + value, 0) / bytes.length;
  return Math.sqrt(bytes.reduce((sum, value) => sum + (value - mean) ** 2, 0) / bytes.length);
}
