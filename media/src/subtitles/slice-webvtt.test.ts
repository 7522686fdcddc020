import { describe, expect, it } from 'vitest';
import { checkVtt, sliceVtt } from './slice-webvtt.ts';

const vtt = `\uFEFFWEBVTT - Фильм\r
Kind: captions\r
X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\r
\r
STYLE\r
::cue { color: lime }\r
\r
NOTE a translator's remark\r
\r
1\r
00:01.000 --> 00:03.500 line:10% align:start\r
First <00:02.000>word\r
of two lines\r
\r
\r
second\r
00:00:07.000 --> 00:00:09.000\r
Over the edge\r
\r
100:00:10.000 --> 100:00:12.000\r
Late\r
\r
broken --> cue\r
`;

describe('sliceVtt', () => {
  it('keeps the cues of the slice on its own timeline, cut at its edges, with styles and settings', () => {
    expect(sliceVtt(vtt, { from: 1.5, to: 7.68, mediaStart: 12 })).toBe(`WEBVTT - Фильм
X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:1080000
Kind: captions

STYLE
::cue { color: lime }

1
00:00:00.000 --> 00:00:02.000 line:10% align:start
First <00:00:00.500>word
of two lines

second
00:00:05.500 --> 00:00:06.180
Over the edge
`);
  });

  it('gives the rest of a cut cue to the next slice, and nothing twice', () => {
    expect(sliceVtt(vtt, { from: 7.68, to: 20 })).toBe(`WEBVTT - Фильм
Kind: captions

STYLE
::cue { color: lime }

second
00:00:00.000 --> 00:00:01.320
Over the edge
`);
    expect(sliceVtt('WEBVTT', { from: 0, to: 1 })).toBe('WEBVTT\n');
  });

  it('counts hours beyond a day, and lets the MPEG clock roll over', () => {
    const late = sliceVtt(vtt, { from: 0, to: Infinity, mediaStart: 2 ** 33 / 90_000 + 1 });
    expect(late).toContain('100:00:10.000 --> 100:00:12.000\nLate');
    expect(late).toContain('MPEGTS:90000\n');
  });
});

describe('checkVtt', () => {
  it.each(['WEBVTT', 'WEBVTT\n', '\uFEFFWEBVTT - x\r\n'])('takes %j', (text) => {
    expect(() => checkVtt(text, 'vtt')).not.toThrow();
  });
  it.each(['', 'WEBVTTX', '1\n00:00:01,000 --> 00:00:02,000\nx'])('refuses %j', (text) => {
    expect(() => checkVtt(text, 'vtt')).toThrow(
      expect.objectContaining({ error: 'INVALID_INPUT', field: 'vtt' }),
    );
  });
});
