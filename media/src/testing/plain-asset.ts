import type { AssetIndex, AssetPart, AudioTrack, VideoTrack } from '../asset-index.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import type { Storage } from '../storage/storage.ts';

export const assetId = 'plainasset0000000001';

export function videoTrack(height: number, segments: number, changes: Partial<VideoTrack> = {}): VideoTrack {
  const id = `v${height}`;
  return {
    id,
    codecs: 'avc1.64001f',
    bandwidth: height * 2000,
    average_bandwidth: height * 1500,
    timescale: 12_800,
    init: `${id}/init.mp4`,
    segment: `${id}/$Number$.m4s`,
    first: 1,
    start: 0,
    timeline: [[49_152, segments]],
    width: (height * 16) / 9,
    height,
    frame_rate: 25,
    ...changes,
  };
}

export function audioTrack(
  language: string,
  segments: number,
  changes: Partial<AudioTrack> = {},
): AudioTrack {
  const id = `a-${language}`;
  return {
    id,
    codecs: 'mp4a.40.2',
    bandwidth: 130_000,
    average_bandwidth: 128_000,
    timescale: 48_000,
    init: `${id}/init.mp4`,
    segment: `${id}/$Number$.m4s`,
    first: 1,
    start: 0,
    timeline: [[184_320, segments]],
    language,
    label: language === 'rus' ? 'Русский' : language,
    channels: 2,
    sample_rate: 48_000,
    is_default: language === 'rus',
    ...changes,
  };
}

/** 360 and 720 lines, Russian and English sound, each of `segments` × 3.84 s. */
export function plainPart(segments: number, source = assetId): AssetPart {
  return {
    source,
    duration: Number((segments * 3.84).toFixed(6)),
    video: [videoTrack(360, segments), videoTrack(720, segments)],
    audio: [audioTrack('rus', segments), audioTrack('eng', segments)],
  };
}

/** An index of `segments` × 3.84 s in one part, with Russian and Armenian subtitles. */
export function plainIndex(segments: number, changes: Partial<AssetIndex> = {}): AssetIndex {
  const id = changes.id ?? assetId;
  const part = plainPart(segments, id);
  return {
    version: 1,
    id,
    duration: part.duration,
    parts: [part],
    text: [
      { id: 't-rus', language: 'rus', label: 'Русские', file: 'text/t-rus.vtt' },
      { id: 't-hye', language: 'hye', label: 'Հայերեն', file: 'text/t-hye.vtt' },
    ],
    thumbnails: null,
    ...changes,
  };
}

/** The same in two parts, of which the second begins at segment 3 of another asset. */
export function twoPartIndex(): AssetIndex {
  const video = { first: 3, start: 2 * 49_152 };
  const audio = { first: 3, start: 2 * 184_320 };
  const second: AssetPart = {
    source: 'plainasset0000000002',
    duration: 11.52,
    video: [videoTrack(360, 3, video), videoTrack(720, 3, video)],
    audio: [audioTrack('rus', 3, audio), audioTrack('eng', 3, audio)],
  };
  return plainIndex(5, { parts: [plainPart(2), second] });
}

/** Stores an index with segments that hold their own key, and subtitles of one cue per 3.84 s. */
export async function storePlainAsset(storage: Storage, index: AssetIndex): Promise<AssetIndex> {
  const put = (key: string, body: string) => storage.put(key, Buffer.from(body), contentTypeOf(key));
  for (const { source, video, audio } of index.parts) {
    for (const track of [...video, ...audio]) {
      await put(`assets/${source}/${track.init}`, `init of ${track.id}`);
      const count = track.timeline.reduce((sum, [, repeated]) => sum + repeated, 0);
      for (let number = track.first; number < track.first + count; number += 1) {
        const key = `assets/${source}/${track.segment.replace('$Number$', String(number).padStart(5, '0'))}`;
        await put(key, key);
      }
    }
  }
  for (const { file, id } of index.text) {
    await put(
      `assets/${index.id}/${file}`,
      `WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n${id} 1\n\n00:00:07.000 --> 00:00:09.000\n${id} 2\n`,
    );
  }
  await put(`assets/${index.id}/index.json`, JSON.stringify(index));
  return index;
}
