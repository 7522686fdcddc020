import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { compose } from '../compose/compose.ts';
import { grid } from '../grid.ts';
import { mpdFaults } from '../testing/mpd-schema.ts';
import { answerPlayerPage } from '../testing/player-pages.ts';
import type { OtherPlayer } from '../testing/player-pages.ts';
import { openPlayerSite } from '../testing/player-site.ts';
import type { PlayerSite } from '../testing/player-site.ts';
import { storeSampleAsset } from '../testing/sample-asset.ts';

const run = promisify(execFile);
const mpv = process.env['KADR_MPV'] ?? 'mpv';
const hasMpv = (): Promise<boolean> =>
  run(mpv, ['--version']).then(
    () => true,
    () => false,
  );

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

const probeSchema = z.object({
  format: z.object({ duration: z.string() }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      height: z.int().optional(),
      nb_read_frames: z.string().optional(),
    }),
  ),
});

const first = 'sampleasset000000001';
const second = 'sampleasset000000002';
/** The first asset, then the second without its first segment: as long as the second alone. */
const joined = 'joinedasset000000001';
/** Seconds. */
const duration = 3 * grid.segmentDuration;

let site: PlayerSite;

beforeAll(async () => {
  const at = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;
  const cue = (second: number) => `${at(second)} --> ${at(second + 1)}\nsecond ${second}`;
  const vtt = `WEBVTT\n\n${Array.from({ length: 12 }, (_, number) => cue(number)).join('\n\n')}\n`;
  site = await openPlayerSite({
    fill: async (storage) => {
      await storeSampleAsset(storage, first, 1);
      await storeSampleAsset(storage, second, 3);
      await compose({
        storage,
        newId: () => joined,
        parts: [{ asset_id: first }, { asset_id: second, from: 1 }],
        subtitles: [{ language: 'rus', label: 'Русские', vtt }],
      });
    },
    answer: answerPlayerPage,
  });
});
afterAll(() => site?.close());

const addressOf = (assetId: string, file: string): string =>
  site.addressOf(`vod/${assetId}/${file}`, { a: assetId }, 'profile=web_auto&');

async function open(player: OtherPlayer, file: string): Promise<Page> {
  const viewer = await site.browser.newPage();
  await viewer.goto(`${site.origin}/players/${player}/`);
  await viewer.evaluate(`start(${JSON.stringify(addressOf(joined, file))})`);
  await viewer.waitForFunction('playsFrom(0.2)');
  return viewer;
}

async function seek(viewer: Page, time: number): Promise<void> {
  await viewer.evaluate(`void (video.currentTime = ${time})`);
  await viewer.waitForFunction(`playsFrom(${time} + 0.1)`);
}

it.each([
  ['dashjs', 'manifest.mpd'],
  ['hls.js', 'playlist.m3u8'],
] as const)(
  '%s plays %s over the join of two assets, with its sizes, voices and subtitles',
  async (name, file) => {
    const viewer = await open(name, file);
    expect(await viewer.evaluate('tracks()')).toEqual({
      heights: [180, 270],
      sounds: ['ru', 'en'],
      texts: ['ru'],
    });
    await viewer.waitForFunction(`cues().includes('second ' + Math.floor(video.currentTime))`);
    await seek(viewer, grid.segmentDuration - 0.5);
    await viewer.waitForFunction(`playsFrom(${grid.segmentDuration} + 0.5)`);
    // dash.js leaves out the beginning of the second period when it places the cues of its file.
    if (name !== 'dashjs')
      await viewer.waitForFunction(`cues().includes('second ' + Math.floor(video.currentTime))`);
    // hls.js places the media after a join by its decoding time, two pictures late, and so misses the very end.
    await seek(viewer, duration - 0.8);
    await viewer.waitForFunction(`playsFrom(${duration - 0.3})`);
    expect(await viewer.evaluate('failures')).toEqual([]);
    await viewer.close();
  },
);

// FFmpeg's DASH reader, which mpv uses too, reads one period only; its HLS reader reads them all.
const streams = [
  ['manifest.mpd', second],
  ['playlist.m3u8', joined],
] as const;

it.each(streams)('ffprobe reads %s and decodes all of it', async (file, asset) => {
  const { stdout, stderr }: Output = await run('ffprobe', [
    ...'-v error -of json -count_frames -show_entries'.split(' '),
    'format=duration:stream=codec_type,codec_name,height,nb_read_frames',
    addressOf(asset, file),
  ]);
  const read = probeSchema.parse(JSON.parse(stdout));
  expect(stderr).toBe('');
  const pictures = read.streams.filter(({ codec_type }) => codec_type === 'video');
  expect(new Set(pictures.map(({ height }) => height))).toEqual(new Set([180, 270]));
  // Its DASH reader ends with the last whole second.
  const seconds = file === 'manifest.mpd' ? Math.floor(duration) : duration;
  expect(Number(read.format.duration)).toBeCloseTo(seconds, 1);
  for (const { nb_read_frames } of pictures)
    expect(Number(nb_read_frames)).toBeGreaterThanOrEqual(Math.floor(seconds * grid.frameRate) - 1);
  expect(read.streams.filter(({ codec_type }) => codec_type === 'audio')).toHaveLength(2);
});

it.for(streams)('mpv plays %s to its end', async ([file, asset], { skip }) => {
  skip(!(await hasMpv()), 'mpv is not installed: as root npm test installs it, KADR_MPV names another one');
  const { stdout, stderr }: Output = await run(mpv, [
    ...'--no-config --no-ytdl --vo=null --ao=null --untimed --ao-null-untimed'.split(' '),
    '--msg-level=all=error,cplayer=info,term-msg=info,statusline=status',
    '--term-status-msg=at ${=time-pos}',
    addressOf(asset, file),
  ]);
  expect(stdout).toMatch(/Video --vid=1 .*h264/);
  expect(stdout.match(/Audio --aid=\d/g)).toHaveLength(2);
  expect(stdout).toContain('End of file');
  const last = Number([...stderr.matchAll(/at ([\d.]+)/g)].at(-1)?.[1]);
  expect(last).toBeGreaterThan(duration - 0.2);
});

it('writes manifests that keep the rules of ISO/IEC 23009-1', async () => {
  for (const asset of [second, joined]) {
    const manifest = await fetch(addressOf(asset, 'manifest.mpd'));
    expect(mpdFaults(await manifest.text())).toEqual([]);
  }
});
