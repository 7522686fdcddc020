import { expect, it } from 'vitest';
import { readMpd, segmentCount, trackDuration } from './read-mpd.ts';

const mpd = (timeline: string): string => `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT17.319999S">
  <Period id="0"><AdaptationSet id="0" contentType="audio">
    <Representation id="0" bandwidth="130925" codecs="mp4a.40.2" mimeType="audio/mp4">
      <SegmentTemplate timescale="48000" initialization="a-rus/init.mp4" media="a-rus/$Number%05d$.m4s" startNumber="1">
        <SegmentTimeline>${timeline}</SegmentTimeline>
      </SegmentTemplate>
    </Representation>
  </AdaptationSet></Period>
</MPD>`;

it('reads tracks and their timeline, run by run', () => {
  const [track] = readMpd(mpd('<S t="0" d="184320" r="3"/><S t="737280" d="94080"/>'));
  expect(track).toEqual({
    id: 'a-rus',
    codecs: 'mp4a.40.2',
    bandwidth: 130_925,
    timescale: 48_000,
    first: 1,
    start: 0,
    timeline: [
      [184_320, 4],
      [94_080, 1],
    ],
  });
  expect(track && segmentCount(track)).toBe(5);
  expect(track && trackDuration(track)).toBeCloseTo(17.32, 6);
});

it('refuses a manifest of another form', () => {
  expect(() => readMpd(mpd(''))).toThrow(/SegmentTimeline/);
  expect(() => readMpd('<MPD/>')).toThrow(/MPD/);
});
