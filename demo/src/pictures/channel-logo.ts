import sharp from 'sharp';
import type { DemoChannel } from '../content/types.ts';
import { openFonts } from './lettering/fonts.ts';
import { channelInPack } from './pack-index.ts';
import { readMark } from './pack.ts';
import { SvgDrawing, n } from './svg-drawing.ts';

/** Pixels of a logo: the proportions of a channel's card (CT-106). */
export const logoSize = [352, 200] as const;
/** Pixels a logo is drawn with for each that it has: small curves want more than a drawing's decimals give. */
const fineness = 2;

/** A channel's logo (PNG): its letters beside its mark, on a field of its colours. No two channels have the same mark. */
export async function drawChannelLogo({
  slug,
  letters,
  number,
}: Pick<DemoChannel, 'slug' | 'letters' | 'number'>): Promise<Buffer> {
  const [width, height] = [logoSize[0] * fineness, logoSize[1] * fineness];
  const { ground, letters: ink } = channelInPack(slug);
  const d = new SvgDrawing(width, height);
  const field = d.linear(
    [0, 0],
    [width, height],
    [
      [0, ground[0]],
      [1, ground[1]],
    ],
  );
  d.rect([0, 0, width, height], field);
  const fonts = await openFonts();
  const face = { weight: number % 3 === 0 ? 560 : 850, tracking: letters.length > 1 ? -0.02 : 0 };
  const shaped = fonts.shape(letters, face);
  const markSize = height * 0.56;
  const gap = height * 0.14;
  const room = width - markSize - gap - height * 0.36;
  const [left, top, right, bottom] = shaped.bounds;
  const em = Math.min((height * 0.44) / (bottom - top), room / (right - left));
  const wide = markSize + gap + (right - left) * em;
  const x = (width - wide) / 2;
  // Two of three marks stand before their letters.
  const isBefore = number % 3 !== 1;
  const markX = isBefore ? x + markSize / 2 : x + wide - markSize / 2;
  const textX = isBefore ? x + markSize + gap : x;
  d.nest(await readMark(slug), [markX, height / 2], markSize);
  const place = `translate(${n(textX - left * em)} ${n(height / 2 - ((top + bottom) / 2) * em)})`;
  d.path(shaped.path, ink, `transform="${place} scale(${em / 1000})"`);
  return sharp(Buffer.from(d.toSvg()))
    .resize(...logoSize)
    .png({ palette: true, colours: 128 })
    .toBuffer();
}
