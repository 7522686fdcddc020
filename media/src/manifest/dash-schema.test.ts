import { expect, it } from 'vitest';
import { mpdFaults } from '../testing/mpd-schema.ts';
import { audioTrack, plainIndex, plainPart, twoPartIndex, videoTrack } from '../testing/plain-asset.ts';
import { writeDash } from './dash.ts';

const options = { query: 'token=a.b-c_d&x="<1>"' };
const part = plainPart(4);

it.each([
  ['of one part', plainIndex(4)],
  ['of two parts', twoPartIndex()],
  ['of sound alone', plainIndex(4, { parts: [{ ...part, video: [] }], text: [] })],
  ['of picture alone', plainIndex(4, { parts: [{ ...part, audio: [] }], text: [] })],
  [
    'in two codecs, of odd rates, with languages and labels of any kind',
    plainIndex(4, {
      parts: [
        {
          ...part,
          video: [
            videoTrack(360, 4, { frame_rate: 23.976 }),
            videoTrack(720, 4, { codecs: 'hvc1.1.6.L93.B0' }),
          ],
          audio: [audioTrack('und', 4, { label: '<&"\u0007' }), audioTrack('x!', 4, { channels: 6 })],
        },
      ],
    }),
  ],
])('a manifest %s keeps the rules of ISO/IEC 23009-1', (_, index) => {
  expect(mpdFaults(writeDash(index, options))).toEqual([]);
});

it.each([
  ['Role before Label', (mpd: string) => mpd.replace(/(<Label>.*?<\/Label>)(<Role [^>]*>)/, '$2$1')],
  ['a bandwidth that is none', (mpd: string) => mpd.replace(/bandwidth="\d+"/, 'bandwidth="fast"')],
  ['no bandwidth', (mpd: string) => mpd.replace(/ bandwidth="\d+"/, '')],
  ['an attribute of no kind', (mpd: string) => mpd.replace('<Period ', '<Period hidden="true" ')],
  ['a duration in words', (mpd: string) => mpd.replace(/start="PT[^"]*"/, 'start="at once"')],
  ['two sets of one id', (mpd: string) => mpd.replace('<AdaptationSet id="1"', '<AdaptationSet id="0"')],
  ['a timeline without segments', (mpd: string) => mpd.replace(/<S [^>]*>/g, '')],
  ['no periods', (mpd: string) => mpd.replace(/<Period[^]*<\/Period>/, '')],
  ['an element that is not closed', (mpd: string) => mpd.replace('</Period>', '')],
])('a manifest with %s breaks them', (_, spoil) => {
  const mpd = writeDash(plainIndex(4), options);
  const spoilt = spoil(mpd);
  expect(spoilt).not.toBe(mpd);
  expect(mpdFaults(spoilt).length).toBeGreaterThan(0);
});
