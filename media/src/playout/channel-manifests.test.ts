import HLS from 'hls-parser';
import { parse } from 'mpd-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { playoutGrid } from '@kadr/contract';
import type { ScheduledRun } from '@kadr/contract';
import { writeMultivariant } from '../manifest/hls.ts';
import { mpdFaults } from '../testing/mpd-schema.ts';
import { audioTrack, plainIndex, plainPart, videoTrack } from '../testing/plain-asset.ts';
import { liveWindow, writeArchiveDash, writeLiveDash } from './channel-dash.ts';
import { writeChannelHls } from './channel-hls.ts';
import { playableParts } from './playable-parts.ts';
import { offeredBy } from './renditions.ts';
import { playedBetween, windowBefore } from './timeline.ts';
import type { PlayedPart } from './timeline.ts';

/** Two films with different ladders and languages: 360 and 720 lines in Russian and English; 540 in Armenian. */
const other = {
  ...plainPart(5, 'other000000000000001'),
  video: [videoTrack(540, 5)],
  audio: [audioTrack('hye', 5, { is_default: true })],
};
const films = new Map([
  ['film', playableParts(plainIndex(9, { parts: [plainPart(9, 'film0000000000000001')] }))],
  ['other', playableParts(plainIndex(5, { parts: [other] }))],
]);
const runs: ScheduledRun[] = [
  { first: 1000, ordinal: 40, assets: [{ id: 'film', segments: [9] }] },
  { first: 1030, ordinal: 44, assets: [{ id: 'other', segments: [5] }] },
];
const options = { query: 'token=t' };
const window = (edge: number, planned = runs): PlayedPart[] =>
  windowBefore(planned, { edge, ticks: liveWindow }, (id) => films.get(id) ?? []);
const hls = (edge: number, rendition = 'v360'): string =>
  writeChannelHls(window(edge), rendition, { ...options, isLive: true }) ?? '';
const seconds = (tick: number): number => playoutGrid.epoch + tick * playoutGrid.tick;
const dash = (edge: number, offset = 0): string =>
  writeLiveDash(window(edge), { now: seconds(edge) + 1 + offset, offset }, options);

HLS.setOptions({ strictMode: true });

function readHls(written: string) {
  const playlist = HLS.parse(written);
  if (playlist.isMasterPlaylist) throw new Error('Not a media playlist.');
  return playlist;
}

/** The fields of mpd-parser's result that the tests use. */
const mpdSchema = z.object({
  duration: z.number().optional(),
  playlists: z.array(z.object({ segments: z.array(z.object({ presentationTime: z.number() })) })),
});
const readMpd = (mpd: string) => mpdSchema.parse(parse(mpd, { manifestUri: 'https://x.example/' }));
/** When pictures of any size begin, in order. */
const timesIn = (mpd: string): number[] =>
  [
    ...new Set(
      readMpd(mpd).playlists.flatMap(({ segments }) =>
        segments.map(({ presentationTime }) => Math.round(presentationTime * 1000)),
      ),
    ),
  ].toSorted((one, two) => one - two);

describe('a live HLS playlist', () => {
  it.each([
    ['', runs, 119],
    [
      ', also behind a film that is not there any more',
      [
        { first: 1000, ordinal: 40, assets: [{ id: 'film', segments: [9] }] },
        { first: 1030, ordinal: 44, assets: [{ id: 'gone', segments: [3, 3] }] },
        { first: 1036, ordinal: 46, assets: [{ id: 'other', segments: [5] }] },
      ],
      113,
    ],
  ])('numbers segments and discontinuities so that they never go back%s (LV-027)', (_, planned, count) => {
    const written = (edge: number): string =>
      writeChannelHls(window(edge, planned), 'v360', { ...options, isLive: true }) ?? '';
    const known = new Map<number, string>();
    let before = { sequence: 0, discontinuities: 0 };
    for (let edge = 1003; edge < 1120; edge += 1) {
      const { mediaSequenceBase = 0, discontinuitySequenceBase = 0, segments } = readHls(written(edge));
      expect(mediaSequenceBase).toBeGreaterThanOrEqual(before.sequence);
      expect(discontinuitySequenceBase).toBeGreaterThanOrEqual(before.discontinuities);
      for (const { mediaSequenceNumber, uri, discontinuitySequence } of segments) {
        const said = `${uri} ${discontinuitySequence}`;
        expect(known.get(mediaSequenceNumber) ?? said).toBe(said);
        known.set(mediaSequenceNumber, said);
      }
      before = { sequence: mediaSequenceBase, discontinuities: discontinuitySequenceBase };
    }
    expect([known.size, Math.min(...known.keys())]).toEqual([count, 1000]);
  });

  it('dates what is on by when it was on the air, and has no end', () => {
    const playlist = hls(1012);
    const at = new Date(seconds(1000) * 1000).toISOString();
    expect(playlist).toContain(`#EXT-X-PROGRAM-DATE-TIME:${at}`);
    expect(playlist).toContain('#EXT-X-MEDIA-SEQUENCE:1000\n#EXT-X-DISCONTINUITY-SEQUENCE:40\n');
    expect(playlist).not.toContain('ENDLIST');
    expect(readHls(playlist).segments).toHaveLength(12);
  });

  it('answers for a rendition that a programme has not with the nearest one, of the other language too', () => {
    const uris = (rendition: string) =>
      readHls(hls(1040, rendition)).segments.map(({ uri }) => uri.split('?')[0] ?? '');
    expect(uris('v720').slice(29, 31)).toEqual([
      'film0000000000000001/v720/00003.m4s',
      'other000000000000001/v540/00001.m4s',
    ]);
    expect(uris('v540').at(0)).toContain('/v360/');
    expect(uris('a-eng').at(-1)).toContain('other000000000000001/a-hye/');
    expect(uris('a-hye').at(0)).toContain('film0000000000000001/a-rus/');
    expect(writeChannelHls(window(1040), 'nothing', { ...options, isLive: true })).toBeNull();
  });

  it('is offered in everything that programmes have', () => {
    const parts = window(1040).map(({ part }) => part);
    const playlist = HLS.parse(writeMultivariant(offeredBy(parts), options));
    if (!playlist.isMasterPlaylist) throw new Error('Not a multivariant playlist.');
    const { variants } = playlist;
    expect(new Set(variants.map(({ uri }) => uri.split('.')[0]))).toEqual(new Set(['v360', 'v540', 'v720']));
    expect(variants[0]?.audio.map(({ language }) => language)).toEqual(['ru', 'en', 'hy']);
  });
});

describe('a live DASH presentation', () => {
  it('tells segments by a timeline, and every period by the same id and beginning whenever it is written', () => {
    const starts = new Map<string, string>();
    for (let edge = 1003; edge < 1090; edge += 1) {
      const mpd = dash(edge);
      expect(mpd).not.toMatch(/<SegmentTemplate[^>]*\sduration=/);
      for (const [, id = '', start = ''] of mpd.matchAll(/<Period id="([^"]+)" start="([^"]+)"/g)) {
        expect(starts.get(id) ?? start).toBe(start);
        starts.set(id, start);
      }
    }
    expect([...starts].slice(0, 2)).toEqual([
      ['p40', 'PT3840S'],
      ['p41', 'PT3874.56S'],
    ]);
  });

  it('is read by another parser, and keeps the rules of ISO/IEC 23009-1', () => {
    const times = timesIn(dash(1034));
    expect(times).toHaveLength(34);
    const later = timesIn(dash(1035));
    expect(later.slice(0, 34)).toEqual(times);
    expect(later.at(-1)).toBe(1034 * playoutGrid.tick * 1000);
    expect(mpdFaults(dash(1034))).toEqual([]);
  });

  it('leaves the last period open until its end is certain', () => {
    const durations = [...dash(1033).matchAll(/<Period [^>]*>/g)].map(([tag]) => tag.includes('duration='));
    expect(durations).toEqual([true, true, true, true, false]);
    const lastOf = (edge: number) => [...dash(edge).matchAll(/<Period [^>]*>/g)].at(-1)?.[0];
    expect(lastOf(1033)).toBe('<Period id="p44" start="PT3955.2S">');
    expect(lastOf(1034)).toBe('<Period id="p44" start="PT3955.2S" duration="PT19.2S">');
    expect(lastOf(1035)).toBe(lastOf(1034));
    // The film was cut by the programme after it, three segments into its fourth round.
    expect(dash(1033)).toContain('start="PT3943.68S" duration="PT11.52S"');
  });

  it('lets everything become available later for who watches behind now (DR-053, LV-066)', () => {
    const begins = (mpd: string) => Date.parse(/availabilityStartTime="([^"]+)"/.exec(mpd)?.[1] ?? '');
    expect(begins(dash(1033))).toBe(playoutGrid.epoch * 1000);
    expect(begins(dash(1033, 600))).toBe((playoutGrid.epoch + 600) * 1000);
    const segments = (mpd: string) => mpd.slice(mpd.indexOf('<Period'), mpd.indexOf('<UTCTiming'));
    expect(segments(dash(1033, 600))).toBe(segments(dash(1033)));
  });
});

describe('what was on', () => {
  const whole = playedBetween(runs, { from: 1009, to: 1034 }, (id) => films.get(id) ?? []);

  it('is a whole thing in HLS, dated as it was on (LV-060)', () => {
    const playlist = writeChannelHls(whole, 'v360', { ...options, isLive: false }) ?? '';
    const { endlist, segments, mediaSequenceBase, playlistType } = readHls(playlist);
    expect({ endlist, mediaSequenceBase, playlistType }).toEqual({
      endlist: true,
      mediaSequenceBase: 0,
      playlistType: 'VOD',
    });
    expect(segments).toHaveLength(25);
    expect(segments[0]?.programDateTime?.getTime()).toBeCloseTo(seconds(1009) * 1000, 0);
  });

  it('is static in DASH, from zero on', () => {
    const mpd = writeArchiveDash(whole, options);
    expect(mpd).toContain('type="static" mediaPresentationDuration="PT96S"');
    expect(mpd).not.toContain('availabilityStartTime');
    expect(readMpd(mpd).duration).toBe(96);
    expect(timesIn(mpd).at(-1)).toBe(24 * playoutGrid.tick * 1000);
    expect(mpdFaults(mpd)).toEqual([]);
  });

  it('is from zero on, too, where it begins inside a part', () => {
    const cut = playedBetween(runs, { from: 1013, to: 1034 }, (id) => films.get(id) ?? []);
    const mpd = writeArchiveDash(cut, options);
    expect(mpdFaults(mpd)).toEqual([]);
    expect(mpd).toMatch(/<Period id="p41" start="PT0S" duration="PT19.2S"/);
    expect(timesIn(mpd)[0]).toBe(0);
    expect(timesIn(mpd).at(-1)).toBe(20 * playoutGrid.tick * 1000);
  });
});
