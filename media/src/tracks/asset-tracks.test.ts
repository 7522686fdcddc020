import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredTracks } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDelivery } from '../delivery/delivery.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createStreamTokens } from '../stream-token.ts';
import { mpdFaults } from '../testing/mpd-schema.ts';
import { assetId, plainIndex, storePlainAsset, twoPartIndex } from '../testing/plain-asset.ts';
import { serve } from '../testing/serve.ts';
import type { Served } from '../testing/serve.ts';
import { createTracksStore, takeOverTracks } from './asset-tracks.ts';
import type { TracksStore } from './asset-tracks.ts';

const clock = { seconds: 1_800_000_000 };
const now = () => new Date(clock.seconds * 1000);
const tokens = createStreamTokens({ secret: 'a secret of thirty-two bytes or more', now });
const composed = 'plainasset0000000009';

let dir: string;
let storage: Storage;
let tracks: TracksStore;
let served: Served;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kadr-tracks-'));
  storage = createFolderStorage(dir);
  tracks = createTracksStore(storage);
  await storePlainAsset(storage, plainIndex(4));
  await storePlainAsset(storage, { ...twoPartIndex(), id: composed });
  const delivery = createDelivery({ storage, verifyToken: tokens.verify, now });
  served = await serve(async (req, res) => {
    if (!(await delivery(req, res))) res.writeHead(418).end();
  });
});
afterAll(async () => {
  await served.close();
  await rm(dir, { recursive: true });
});

/** Delivery's answer once it has read the index again. */
async function read(path: string, id = assetId): Promise<string> {
  clock.seconds += 10;
  const token = tokens.sign({ a: id, s: 'session', e: clock.seconds + 60 });
  const response = await fetch(`${served.origin}/stream/vod/${id}/${path}?token=${token}`);
  expect(response.status).toBe(200);
  return response.text();
}

async function change(next: (tracks: StoredTracks) => StoredTracks, id = assetId) {
  const found = await tracks.find(id);
  if (found === null) throw new Error('There is no asset.');
  return tracks.put(id, next(found.tracks));
}

function named<Track extends { readonly id: string }>(list: readonly Track[], id: string): Track {
  const found = list.find((track) => track.id === id);
  if (found === undefined) throw new Error(`There is no track ${id}.`);
  return found;
}

describe('tracks of a packaged asset', () => {
  it('are found with what nobody has said of them', async () => {
    expect(await tracks.find('plainasset0000000404')).toBeNull();
    expect(await tracks.find(assetId)).toMatchObject({
      duration: 15.36,
      video: [{ id: 'v360', height: 360 }, { id: 'v720' }],
      audio: { 'a-rus': { channels: 2, bandwidth: 128_000 } },
      tracks: {
        audio: [
          { id: 'a-rus', role: 'main', is_default: true, is_hidden: false },
          { id: 'a-eng', role: 'main', is_default: false },
        ],
        text: [{ id: 't-rus', role: 'subtitle', file: 'text/t-rus.vtt', is_default: false }, { id: 't-hye' }],
      },
    });
  });

  it('are in both manifests as they were corrected: names, languages, roles, defaults and order', async () => {
    const facts = await change(({ audio, text }) => ({
      audio: [
        { ...named(audio, 'a-eng'), label: 'Original', is_default: true },
        { ...named(audio, 'a-rus'), label: 'Многоголосый', role: 'dub', is_default: false },
      ],
      text: [
        { ...named(text, 't-hye'), role: 'sdh', is_default: true },
        { ...named(text, 't-rus'), label: 'Надписи', language: 'ukr', role: 'forced' },
      ],
    }));
    expect(facts).toEqual({
      audio: [
        { language: 'eng', label: 'Original', channels: 2 },
        { language: 'rus', label: 'Многоголосый', channels: 2 },
      ],
      subtitles: [
        { language: 'hye', label: 'Հայերեն' },
        { language: 'ukr', label: 'Надписи' },
      ],
    });
    const hls = await read('playlist.m3u8');
    const media = hls.split('\n').filter((line) => line.startsWith('#EXT-X-MEDIA'));
    expect(media[0]).toMatch(/NAME="Original",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES/);
    expect(media[1]).toMatch(/NAME="Многоголосый",LANGUAGE="ru",DEFAULT=NO/);
    expect(media[2]).toMatch(
      /NAME="Հայերեն".*DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog/,
    );
    expect(media[3]).toMatch(/NAME="Надписи",LANGUAGE="uk",DEFAULT=NO,AUTOSELECT=YES,FORCED=YES/);
    const dash = await read('manifest.mpd');
    expect(mpdFaults(dash)).toEqual([]);
    const roles = [...dash.matchAll(/<Role [^>]*value="([^"]+)"/g)].map(([, role]) => role);
    expect(roles).toEqual(['main', 'dub', 'main', 'caption', 'forced-subtitle']);
  });

  it('leave the manifests when they are hidden, and play on where they play already', async () => {
    await change(({ audio, text }) => ({
      audio: audio.map((track) => (track.id === 'a-rus' ? { ...track, is_hidden: true } : track)),
      text: text.map((track) =>
        track.id === 't-hye' ? { ...track, is_hidden: true, is_default: false } : track,
      ),
    }));
    for (const manifest of [await read('playlist.m3u8'), await read('manifest.mpd')]) {
      expect(manifest).not.toContain('Многоголосый');
      expect(manifest).not.toContain('Հայերեն');
      expect(manifest).toContain('Original');
    }
    expect(await read('a-rus.m3u8')).toContain('a-rus/00001.m4s');
  });

  it('describe the picture for viewers who cannot see it in the words of both formats', async () => {
    await change(({ audio, text }) => ({
      audio: audio.map((track) =>
        track.id === 'a-rus' ? { ...track, is_hidden: false, role: 'description' } : track,
      ),
      text,
    }));
    expect(await read('playlist.m3u8')).toContain('CHARACTERISTICS="public.accessibility.describes-video"');
    const dash = await read('manifest.mpd');
    expect(dash).toMatch(/<Accessibility [^>]*AudioPurposeCS[^>]*value="1"/);
    expect(mpdFaults(dash)).toEqual([]);
  });

  it('change in every part of a composed asset', async () => {
    await change(
      ({ audio, text }) => ({ audio: audio.map((track) => ({ ...track, label: `My ${track.id}` })), text }),
      composed,
    );
    const dash = await read('manifest.mpd', composed);
    expect(dash.match(/<Label>My a-eng<\/Label>/g)).toHaveLength(2);
    expect(mpdFaults(dash)).toEqual([]);
  });
});

describe('the words of subtitles', () => {
  it('are read with their signs as they are, and written safely to another file', async () => {
    const file = await tracks.storeCues(assetId, [
      { start: 4, end: 5, text: 'Tom & <i>Jerry', settings: 'line:0 region:x' },
      { start: 1, end: 2, text: 'first <script>alert(1)</script>', settings: '' },
    ]);
    await change(({ audio, text }) => ({
      audio,
      text: [{ ...named(text, 't-hye'), is_hidden: false, file }, named(text, 't-rus')],
    }));
    expect(await tracks.readCues(assetId, file)).toEqual([
      { start: 1, end: 2, text: 'first alert(1)', settings: '' },
      { start: 4, end: 5, text: 'Tom & <i>Jerry</i>', settings: 'line:0' },
    ]);
    expect(await read(`part-0/${file}`)).toContain('Tom &amp; <i>Jerry</i>');
    expect(await read('manifest.mpd')).toContain(`part-0/${file}`);
  });

  it('and all other corrections go over to an asset that was packaged again', async () => {
    const id = 'plainasset0000000010';
    await storePlainAsset(storage, plainIndex(4, { id, text: [] }));
    expect(await takeOverTracks(storage, 'plainasset0000000404', id)).toBeNull();
    const asset = await takeOverTracks(storage, assetId, id);
    expect(asset).toMatchObject({ id, audio: [{ label: 'Original' }, { label: 'Многоголосый' }] });
    const [old, made] = await Promise.all([tracks.find(assetId), tracks.find(id)]);
    expect(made?.tracks).toEqual(old?.tracks);
    const [first] = made?.tracks.text ?? [];
    expect(await tracks.readCues(id, first?.file ?? '')).toHaveLength(2);
  });
});
