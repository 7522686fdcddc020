import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoPictured } from '../content/pictured.ts';
import { drawChannelLogo } from './channel-logo.ts';

const channels = demoPictured.filter((one) => 'letters' in one);

it('draws every channel a logo of its own, of the proportions of its card, the same each time', async () => {
  expect(channels.length).toBeGreaterThanOrEqual(30);
  const logos = await Promise.all(channels.map(drawChannelLogo));
  const digests = logos.map((logo) => createHash('sha256').update(logo).digest('hex'));
  expect(new Set(digests).size).toBe(channels.length);
  for (const logo of logos) {
    const { width, height, format } = await sharp(logo).metadata();
    expect([format, width, height]).toEqual(['png', 352, 200]);
  }
  const [first] = channels;
  if (!first) throw new Error('There are no channels.');
  const again = await drawChannelLogo(first);
  expect(createHash('sha256').update(again).digest('hex')).toBe(digests[0]);
});
