import { expect, it } from 'vitest';
import { rankMediaFiles } from './media-file.ts';
import type { MediaFile } from './media-file.ts';

const file = (height: number, bitrate: number, rest: Partial<MediaFile> = {}): MediaFile => ({
  url: `https://ads.example/${height}-${bitrate}`,
  mimeType: 'video/mp4',
  codec: null,
  width: 0,
  height,
  bitrate,
  apiFramework: null,
  ...rest,
});
const canPlay = (type: string): boolean => type.startsWith('video/mp4') && !type.includes('av99');
const rank = (files: readonly MediaFile[], height: number, bandwidth: number | null) =>
  rankMediaFiles(files, { height, bandwidth, canPlay }).map((one) => `${one.height}-${one.bitrate}`);
const errorOf = (files: readonly MediaFile[]): unknown => {
  try {
    return rank(files, 720, null);
  } catch (error) {
    return (error as { error: string }).error;
  }
};

const ladder = [file(360, 500), file(1080, 4000), file(720, 1800), file(720, 1500)];

it('takes the smallest file that fills the picture', () => {
  expect(rank(ladder, 720, null)[0]).toBe('720-1500');
  expect(rank(ladder, 721, null)[0]).toBe('1080-4000');
  expect(rank(ladder, 2160, null)).toEqual(['1080-4000', '720-1500', '720-1800', '360-500']);
});

it('takes what the network can bring, and the lightest where it can bring none', () => {
  expect(rank(ladder, 1080, 2_300_000)[0]).toBe('720-1500');
  expect(rank(ladder, 1080, 100_000)[0]).toBe('360-500');
});

it('says why nothing can be played; programs are not run (AD-035)', () => {
  expect(errorOf([])).toBe('NO_MEDIA_FILE');
  expect(errorOf([file(720, 1, { apiFramework: 'VPAID', mimeType: 'application/javascript' })])).toBe(
    'VPAID_NOT_SUPPORTED',
  );
  expect(errorOf([file(720, 1, { apiFramework: 'simid', mimeType: 'text/html' })])).toBe(
    'SIMID_NOT_SUPPORTED',
  );
  expect(errorOf([file(720, 1, { apiFramework: 'other', mimeType: '' })])).toBe('INTERACTIVE_NOT_SUPPORTED');
  expect(errorOf([file(720, 1, { url: 'javascript:alert(1)' })])).toBe('MEDIA_FILE_URL_NOT_CORRECT');
});

it('plays the clip beside a program, and ignores a codec that does not exist', () => {
  const files = [
    file(720, 1, { apiFramework: 'VPAID', mimeType: 'application/javascript' }),
    file(720, 2, { codec: '"; x' }),
  ];
  expect(rank(files, 720, null)).toEqual(['720-2']);
});

it('tries what the browser says it does not play after all else, and leaves none of it out', () => {
  const flash = file(720, 1, { mimeType: 'video/x-flv' });
  const unsaid = file(720, 2, { mimeType: '' });
  const exotic = file(720, 3, { codec: 'vp09.99.99.99' });
  const rankWith = (files: readonly MediaFile[]) =>
    rankMediaFiles(files, { height: 720, bandwidth: null, canPlay: (type) => type === 'video/mp4' });
  expect(rankWith([flash, exotic, unsaid, file(720, 4)]).map(({ bitrate }) => bitrate)).toEqual([4, 2, 1, 3]);
  expect(rankWith([flash])).toEqual([flash]);
});

it('takes words for a codec that no browser knows for nothing said', () => {
  for (const codec of ['H.264', 'h264', 'avc1', 'AVC', '', 'mp4', 'h.264/aac'])
    expect(rank([file(360, 1), file(720, 2, { codec })], 720, null)[0]).toBe('720-2');
});
