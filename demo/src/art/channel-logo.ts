import sharp from 'sharp';
import type { PicturedMark } from '../content/pictured.ts';
import { drawMark } from './channel-marks.ts';
import { hex, mix, shift } from './colour.ts';
import { Drawing, n } from './drawing.ts';
import { openFonts } from './lettering/fonts.ts';
import { createPalette } from './palette.ts';
import { random } from './random.ts';

/** Pixels a logo is drawn with for each that it has: small curves want more than a drawing's decimals give. */
const fineness = 2;

/** A channel's logo (PNG): its letters beside its mark, on a field of its colours. No two channels have the same mark. */
export async function drawChannelLogo({
  key,
  letters,
  palette,
  number,
  size,
}: PicturedMark): Promise<Buffer> {
  const [width, height] = [size[0] * fineness, size[1] * fineness];
  const colours = createPalette(palette, random(key));
  const isBright = palette.mood === 'bright';
  const d = new Drawing(width, height);
  const ground = isBright ? colours.tone(1, 0.5, 0.15) : colours.tone(2, 0.24, 0.09);
  d.rect(
    0,
    0,
    width,
    height,
    d.linear(
      [0, 0],
      [width, height],
      [
        [0, shift(ground, { l: 0.07 })],
        [1, shift(ground, { l: -0.07 })],
      ],
    ),
  );
  const light = mix(colours.sun, [1, 1, 1], 0.75);
  const ink = isBright ? light : colours.tone(0, 0.8, 0.16);
  const second = isBright ? colours.tone(0, 0.84, 0.15) : colours.tone(1, 0.64, 0.19);
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
  drawMark(d, number, { x: markX, y: height / 2, r: markSize / 2, ink, second, ground: hex(ground) });
  const scale = em / 1000;
  d.path(
    shaped.path,
    hex(light),
    `transform="translate(${n(textX - left * em)} ${n(height / 2 - ((top + bottom) / 2) * em)}) scale(${scale})"`,
  );
  return sharp(Buffer.from(d.toSvg()))
    .resize(size[0], size[1])
    .png({ palette: true, colours: 128 })
    .toBuffer();
}
