import { describe, expect, it } from 'vitest';
import { thumbnailAt } from './thumbnail-at.ts';
import { loadThumbnails, parseThumbnails } from './thumbnails.ts';

const url = 'https://cdn.example/vod/abc/thumbs/list.json?token=a%2Fb';
const playlist = {
  images: ['hd.jpg'],
  thumb_size: { width: 160, height: 90 },
  thumbs: [
    { timestamp: 10, image: 0, region: { top: 90 } },
    { timestamp: 0, image: 0, region: { top: 0 } },
  ],
};

describe('thumbnails', () => {
  it('take the sprite from beside the playlist, as hd.jpg with the same query (DR-035, CT-087)', () => {
    expect(parseThumbnails(playlist, url)?.entries[0]?.url).toBe(
      'https://cdn.example/vod/abc/thumbs/hd.jpg?token=a%2Fb',
    );
  });

  it('show the entry of a second, cropped by size and top (DR-033, DR-034, DR-040, CT-157)', () => {
    const thumbnails = parseThumbnails(playlist, '/t/list.json');
    expect(thumbnails).not.toBeNull();
    if (thumbnails === null) return;
    expect(thumbnailAt(thumbnails, 12)).toEqual({ url: '/t/hd.jpg', width: 160, height: 90, top: 90 });
  });

  it('hold each picture until the next (DR-064)', () => {
    const thumbnails = parseThumbnails(playlist, url);
    expect(thumbnails).not.toBeNull();
    if (thumbnails === null) return;
    expect([0, 1, 9, 10, 11, 5000].map((second) => thumbnailAt(thumbnails, second)?.top)).toEqual([
      0, 0, 0, 90, 90, 90,
    ]);
  });

  it('know further images by their file name only', () => {
    const two = {
      ...playlist,
      images: ['hd.jpg', 'https://evil.example/x/hd-2.jpg?q'],
      thumbs: [{ timestamp: 0, image: 1, region: { top: 0 } }],
    };
    expect(parseThumbnails(two, url)?.entries[0]?.url).toBe(
      'https://cdn.example/vod/abc/thumbs/hd-2.jpg?token=a%2Fb',
    );
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no size', { ...playlist, thumb_size: undefined }],
    ['a size of nothing', { ...playlist, thumb_size: { width: 0, height: 90 } }],
    ['thumbs of another kind', { ...playlist, thumbs: [{ timestamp: 'soon' }, 7, null] }],
  ])('read %s as no thumbnails', (_what, input) => {
    expect(parseThumbnails(input, url)).toBeNull();
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('failed'))],
    ['the server refuses', () => Promise.resolve(new Response('', { status: 404 }))],
    ['the answer is not JSON', () => Promise.resolve(new Response('<html>'))],
  ])('are silently none when %s (DR-038, CT-087)', async (_what, send) => {
    const options = { fetch: send, headers: {}, signal: new AbortController().signal };
    expect(await loadThumbnails(url, options)).toBeNull();
  });

  it('are asked for with the playback headers', async () => {
    let sent: HeadersInit | undefined;
    const send: typeof fetch = (_url, init) => {
      sent = init?.headers;
      return Promise.resolve(Response.json(playlist));
    };
    const thumbnails = await loadThumbnails(url, {
      fetch: send,
      headers: { 'x-request-counter': '4' },
      signal: new AbortController().signal,
    });
    expect(sent).toEqual({ 'x-request-counter': '4' });
    expect(thumbnails?.entries).toHaveLength(2);
  });
});
