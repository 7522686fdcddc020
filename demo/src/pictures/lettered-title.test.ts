import { createHash } from 'node:crypto';
import { languages } from '@kadr/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import type { Lettering } from './lettering/typeset.ts';
import { layTitle, letterInEveryLanguage, letterPicture, openGround, safeArea } from './lettered-title.ts';
import type { Shape } from './lettered-title.ts';
import { titleInPack } from './pack-index.ts';
import { readPicture } from './pack.ts';
import { cardOf, posterOf } from './picture-names.ts';

const titles = [...demoFilms, ...demoSeries];
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Laid {
  readonly name: string;
  readonly title: Lettering;
  readonly credit: Lettering;
}

async function layAll(shape: Shape, width: number, height: number): Promise<Laid[]> {
  const laid: Laid[] = [];
  for (const title of titles) {
    for (const language of languages)
      laid.push({
        name: `${title.slug} ${language}`,
        ...(await layTitle({ width, height }, shape, {
          thing: title,
          lettering: titleInPack(title.slug),
          language,
        })),
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
    async (shape, width, height) => {
      const area = safeArea(shape, width, height);
      const isOutside = ({ bounds }: Lettering): boolean =>
        bounds[0] < area.left - 0.5 ||
        bounds[1] < area.top - 0.5 ||
        bounds[2] > area.right + 0.5 ||
        bounds[3] > area.bottom + 0.5;
      const laid = await layAll(shape, width, height);
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

describe('a lettered picture', () => {
  const [title] = demoSeries;
  if (!title) throw new Error('The demo has no series.');
  const what = { thing: title, lettering: titleInPack(title.slug) };

  it('is a JPEG of the size of the picture, another one in every language', async () => {
    const lettered = await letterInEveryLanguage(await readPicture(cardOf(title.slug)), 'card', what);
    for (const language of languages) {
      const { format, width, height } = await sharp(lettered[language]).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1160, 660]);
    }
    expect(new Set(languages.map((language) => digest(lettered[language]))).size).toBe(languages.length);
  });

  it('is the same each time, and lettered only where lettering may stand', async () => {
    const ground = await openGround(await readPicture(posterOf(title.slug)));
    const letter = () => letterPicture(ground, 'poster', { ...what, language: 'rus' });
    const once = await letter();
    expect(digest(await letter())).toBe(digest(once));
    const { bytes } = await openGround(once);
    const middle = Math.floor(ground.height * 0.5) * ground.width * 3;
    expect(difference(bytes.subarray(0, middle), ground.bytes.subarray(0, middle))).toBeLessThan(2);
    expect(difference(bytes.subarray(middle), ground.bytes.subarray(middle))).toBeGreaterThan(3);
  });
});

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
