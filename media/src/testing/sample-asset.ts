import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { AssetIndex, AudioTrack, VideoTrack } from '../asset-index.ts';
import { grid } from '../grid.ts';
import { packageFilm } from '../packager/package-film.ts';
import type { MeasuredTrack } from '../packager/package-film.ts';
import type { PackagingKey } from '../packager/packager-arguments.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import type { Storage } from '../storage/storage.ts';

const heights = [180, 270];
const voices = [
  { id: 'a-rus', language: 'rus', label: 'Русский', frequency: 440 },
  { id: 'a-eng', language: 'eng', label: 'English & “more”', frequency: 880 },
];
const thumbnail = { width: 64, height: 36 };

/**
 * Makes a real asset of `segments` segments in two sizes, with B-frames, two voices, Russian subtitles (a cue a second,
 * `{id} {second}`) and thumbnails (a picture a second, brighter by the second), and stores it as `assets/{id}/…`.
 */
export async function storeSampleAsset(
  storage: Storage,
  id: string,
  segments: number,
  key?: PackagingKey,
): Promise<AssetIndex> {
  const folder = await mkdtemp(join(tmpdir(), 'kadr-sample-'));
  try {
    const seconds = segments * grid.segmentDuration;
    await encode(folder, seconds);
    const tracks = [...heights.map((height) => `v${height}`), ...voices.map((voice) => voice.id)];
    const film = join(folder, 'film.mp4');
    const packaged = await packageFilm({ film, tracks, folder, duration: seconds, key });
    for (const track of packaged) {
      for (const { name } of track.files) {
        const path = `${track.id}/${name}`;
        await storage.putFile(`assets/${id}/${path}`, join(folder, path), contentTypeOf(path));
      }
    }
    const index = describe(id, seconds, packaged);
    for (const part of index.parts)
      if (key !== undefined) part.protection = { scheme: key.scheme, key_id: key.keyId };
    await storeSidecars(storage, index, Math.ceil(seconds));
    return index;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function encode(folder: string, seconds: number): Promise<void> {
  const gop = grid.framesPerGop;
  const inputs = [
    `testsrc2=s=480x270:r=${grid.frameRate}`,
    ...voices.map(({ frequency }) => `sine=f=${frequency}:r=${grid.sampleRate}`),
  ];
  const args = [
    ...'-nostdin -loglevel error -y'.split(' '),
    ...inputs.flatMap((input) => ['-f', 'lavfi', '-t', String(seconds), '-i', input]),
    '-filter_complex',
    '[0:v]split=2[v270][a];[a]scale=320:180[v180]',
    ...heights.flatMap((height, place) => ['-map', `[v${height}]`, `-b:v:${place}`, `${height}k`]),
    ...voices.flatMap((_, place) => ['-map', `${place + 1}:a`]),
    ...`-c:v libx264 -preset veryfast -pix_fmt yuv420p -sc_threshold 0 -g ${gop} -keyint_min ${gop}`.split(
      ' ',
    ),
    ...'-c:a aac -b:a 64k -ac 2 film.mp4'.split(' '),
  ];
  await promisify(execFile)('ffmpeg', args, { cwd: folder });
}

function describe(id: string, duration: number, packaged: readonly MeasuredTrack[]): AssetIndex {
  const shared = packaged.map((track) => ({
    id: track.id,
    codecs: track.codecs,
    bandwidth: track.bandwidth,
    average_bandwidth: track.average,
    timescale: track.timescale,
    init: `${track.id}/init.mp4`,
    segment: `${track.id}/$Number$.m4s`,
    first: track.first,
    start: track.start,
    timeline: track.timeline,
  }));
  const video = heights.flatMap((height) =>
    shared
      .filter((track) => track.id === `v${height}`)
      .map((track): VideoTrack => Object.assign(track, { width: (height * 16) / 9, height, frame_rate: 25 })),
  );
  const audio = voices.flatMap((voice, place) =>
    shared
      .filter((track) => track.id === voice.id)
      .map((track): AudioTrack =>
        Object.assign(track, {
          language: voice.language,
          label: voice.label,
          channels: 2,
          sample_rate: grid.sampleRate,
          is_default: place === 0,
        }),
      ),
  );
  return {
    version: 1,
    id,
    duration,
    parts: [{ source: id, duration, video, audio }],
    text: [{ id: 't-rus', language: 'rus', label: 'Русские', file: 'text/t-rus.vtt' }],
    thumbnails: { playlist: 'thumbs/hd.json', image: 'thumbs/hd.jpg' },
  };
}

async function storeSidecars(storage: Storage, index: AssetIndex, count: number): Promise<void> {
  const put = (path: string, body: string | Buffer) =>
    storage.put(`assets/${index.id}/${path}`, Buffer.from(body), contentTypeOf(path));
  const clock = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`;
  const seconds = Array.from({ length: count }, (_, second) => second);
  const cues = seconds.map((second) => `${clock(second)} --> ${clock(second + 1)}\n${index.id} ${second}`);
  const thumbs = seconds.map((second) => ({
    timestamp: second,
    image: 0,
    region: { top: second * thumbnail.height },
  }));
  const pixels = Buffer.concat(
    seconds.map((second) => Buffer.alloc(thumbnail.width * thumbnail.height * 3, second * 10)),
  );
  const raw = { width: thumbnail.width, height: thumbnail.height * count, channels: 3 as const };
  await put('text/t-rus.vtt', `WEBVTT\n\n${cues.join('\n\n')}\n`);
  await put('thumbs/hd.json', JSON.stringify({ images: ['hd.jpg'], thumb_size: thumbnail, thumbs }));
  await put('thumbs/hd.jpg', await sharp(pixels, { raw }).jpeg().toBuffer());
  await put('index.json', JSON.stringify(index));
}
