import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { decode, makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { serve } from '../testing/serve.ts';
import { adClipKey, createAdClips } from './deliver-ad-clips.ts';
import { makeAdClip } from './make-ad-clip.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'ad-clip-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const make = async (source: string) => {
  const folder = join(place, `made-of-${source}`);
  await mkdir(folder);
  const signal = new AbortController().signal;
  return makeAdClip(join(place, source), { folder, threads: 1, preset: 'fast', signal });
};

it('makes MP4 files of two sizes, which are sent whole or in ranges', async () => {
  await makeSource(place, picture('426x240', 1), tone(440, 1), `${quickH264} -c:a libopus tea.mkv`);
  const { duration, files } = await make('tea.mkv');
  expect(duration).toBeCloseTo(1, 1);
  expect(files).toMatchObject([
    { width: 426, height: 240 },
    { width: 256, height: 144 },
  ]);
  const [best] = files;
  expect(await decode(join(place, 'made-of-tea.mkv'), 'v240.mp4')).toMatchObject({
    codec: 'h264',
    pixelFormat: 'yuv420p',
  });

  const storage = createFolderStorage(join(place, 'storage'));
  const key = 'a'.repeat(32);
  await storage.putCopy(adClipKey(key, 240), best?.path ?? '', 'video/mp4');
  const clips = createAdClips({ storage });
  const server = await serve(async (req, res) => void (await clips(req, res)));
  const address = `${server.origin}/ad-clips/${key}-240.mp4`;
  const part = await fetch(address, { headers: { range: 'bytes=0-9' } });
  expect([
    part.status,
    part.headers.get('content-type'),
    part.headers.get('access-control-allow-origin'),
  ]).toEqual([206, 'video/mp4', '*']);
  expect((await part.arrayBuffer()).byteLength).toBe(10);
  for (const wrong of [`/ad-clips/${key}-720.mp4`, '/ad-clips/x-360.mp4'])
    expect((await fetch(server.origin + wrong)).status).toBe(404);
  await server.close();
});

it('says why it makes no clip', async () => {
  await makeSource(place, tone(440, 1), '-c:a aac sound.mp4');
  await expect(make('sound.mp4')).rejects.toMatchObject({ message: 'The file has no picture.' });
});
