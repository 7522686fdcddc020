import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PublishedAsset } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ingest } from '../ingest/ingest.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { createStreamTokens } from '../stream-token.ts';
import { makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { createDelivery } from './delivery.ts';

const run = promisify(execFile);
const now = () => new Date();
const tokens = createStreamTokens({ secret: 'a secret of thirty-two bytes or more', now });

let dir: string;
let served: Served;
let asset: PublishedAsset;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-codecs-'));
  const storage = createFolderStorage(join(dir, 'storage'));
  await makeSource(dir, `${picture('192x108', 4)} ${tone(330, 4)} ${quickH264} -c:a aac`, 'film.mp4');
  asset = await ingest({
    source: join(dir, 'film.mp4'),
    kind: 'film',
    preset: 'fast',
    furtherCodecs: ['hevc', 'av1'],
    assetId: 'furthercodecs0000001',
    workDir: join(dir, 'work'),
    storage,
    now,
  });
  const delivery = createDelivery({ storage, verifyToken: tokens.verify, now });
  served = await serve(async (req, res) => {
    if (!(await delivery(req, res))) res.writeHead(404).end();
  });
});
afterAll(async () => {
  await served?.close();
  await rm(dir, { recursive: true });
});

const probed = z.object({
  streams: z.array(z.object({ codec_type: z.string(), codec_name: z.string(), nb_read_frames: z.string() })),
});

/** Codecs of a manifest's pictures that ffprobe decodes. */
async function pictures(file: string): Promise<string[]> {
  const token = tokens.sign({ a: asset.id, s: 'viewer', e: Math.floor(now().getTime() / 1000) + 600 });
  const address = `${served.origin}/stream/vod/${asset.id}/${file}${file.includes('?') ? '&' : '?'}token=${token}`;
  const { stdout } = await run('ffprobe', [
    ...'-v error -count_frames -show_entries stream=codec_type,codec_name,nb_read_frames -of json'.split(' '),
    address,
  ]);
  return probed
    .parse(JSON.parse(stdout))
    .streams.filter(
      ({ codec_type, nb_read_frames }) => codec_type === 'video' && Number(nb_read_frames) === 100,
    )
    .map(({ codec_name }) => codec_name);
}

it.each(['manifest.mpd', 'playlist.m3u8'])(
  '%s carries the codec that is asked for, as ffprobe decodes it; without asking H.264 and AV1 (DR-022, DR-023)',
  async (file) => {
    expect(asset.is_hevc).toBe(true);
    expect(await pictures(`${file}?codec=hevc`)).toEqual(['hevc']);
    expect(await pictures(`${file}?codec=av1`)).toEqual(['av1']);
    expect(await pictures(`${file}?codec=h264`)).toEqual(['h264']);
    expect((await pictures(file)).toSorted()).toEqual(['av1', 'h264']);
  },
);
