import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { onPicture, pictureProcesses } from './on-picture.ts';

let picture: Uint8Array;
beforeAll(async () => {
  picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});

it('is done in another process, which is replaced when it was ended', async () => {
  expect(await onPicture('describe', { picture })).toEqual({ width: 640, height: 360, color: '#386898' });
  const [first = 0] = pictureProcesses();
  expect(first).toBeGreaterThan(0);
  process.kill(first, 'SIGKILL');
  await expect
    .poll(() => onPicture('sizeOf', { picture }).catch(() => null))
    .toEqual({ width: 640, height: 360 });
  expect(pictureProcesses()).not.toContain(first);
});

it('says what was wrong with a picture that cannot be read', async () => {
  await expect(onPicture('sizeOf', { picture: picture.subarray(0, 20) })).rejects.toThrow(
    /sizeOf.*(?:corrupt|header|unsupported)/i,
  );
});

it('does more pieces at once than there are processes', async () => {
  const sizes = await Promise.all(Array.from({ length: 9 }, () => onPicture('sizeOf', { picture })));
  expect(sizes).toEqual(Array.from({ length: 9 }, () => ({ width: 640, height: 360 })));
  expect(pictureProcesses().length).toBeLessThanOrEqual(2);
});
