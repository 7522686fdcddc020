import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoChannels } from '../content/channels.ts';
import { drawChannelLogo, logoSize } from './channel-logo.ts';

it('draws every channel a logo of its own, of the proportions of its card, the same each time', async () => {
  expect(demoChannels.length).toBeGreaterThanOrEqual(30);
  const logos = await Promise.all(demoChannels.map(drawChannelLogo));
  const digests = logos.map((logo) => createHash('sha256').update(logo).digest('hex'));
  expect(new Set(digests).size).toBe(demoChannels.length);
  for (const logo of logos) {
    const { width, height, format } = await sharp(logo).metadata();
    expect([format, width, height]).toEqual(['png', ...logoSize]);
  }
  const [first] = demoChannels;
  if (!first) throw new Error('There are no channels.');
  const again = await drawChannelLogo(first);
  expect(createHash('sha256').update(again).digest('hex')).toBe(digests[0]);
});
