import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'mpd-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  assetId,
  audioTrack,
  plainIndex,
  plainPart,
  twoPartIndex,
  videoTrack,
} from '../testing/plain-asset.ts';
import { writeDash } from './dash.ts';

const options = { query: 'token=a.b-c_d' };

/** The fields of mpd-parser's result that the tests use. */
const mpdSchema = z.object({
  duration: z.number(),
  playlists: z.array(
    z.object({
      attributes: z.object({ RESOLUTION: z.object({ width: z.number(), height: z.number() }) }),
      segments: z.array(
        z.object({
          duration: z.number(),
          resolvedUri: z.string(),
          map: z.object({ resolvedUri: z.string() }),
        }),
      ),
    }),
  ),
  mediaGroups: z.object({
    AUDIO: z.record(
      z.string(),
      z.record(z.string(), z.object({ language: z.string(), default: z.boolean() })),
    ),
  }),
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const nodeSchema = z.array(z.record(z.string(), z.unknown()));

function readNodes(nodes: unknown): Element[] {
  return nodeSchema.parse(nodes).map((node): Element => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const content = node[name];
    return {
      name,
      attributes: z.record(z.string(), z.string()).parse(node[':@'] ?? {}),
      children: Array.isArray(content) ? readNodes(content) : [],
      text: typeof content === 'string' ? content : '',
    };
  });
}

function readXml(xml: string): Element[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
  });
  return readNodes(parser.parse(xml)).filter(({ name }) => name === 'MPD');
}

/** Every element called `name` among `elements` and below them, in order. */
function all(elements: readonly Element[], name: string): Element[] {
  return elements.flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...all(element.children, name),
  ]);
}

function textOf(element: Element): string {
  return element.children.map(({ text }) => text).join('');
}

describe('writeDash', () => {
  it('is read by mpd-parser: sizes, sounds, segments with the token in each address', () => {
    const manifestUri = `https://cdn.example/stream/vod/${assetId}/manifest.mpd?token=x`;
    const parsed = mpdSchema.parse(parse(writeDash(plainIndex(4), options), { manifestUri }));
    expect(parsed.duration).toBe(15.36);
    expect(parsed.playlists.map(({ attributes }) => attributes.RESOLUTION)).toEqual([
      { width: 640, height: 360 },
      { width: 1280, height: 720 },
    ]);
    const folder = `https://cdn.example/stream/vod/${assetId}/${assetId}/v360`;
    const map = { resolvedUri: `${folder}/init.mp4?token=a.b-c_d` };
    expect(parsed.playlists[0]?.segments).toEqual(
      [1, 2, 3, 4].map((number) => ({
        duration: 3.84,
        resolvedUri: `${folder}/0000${number}.m4s?token=a.b-c_d`,
        map,
      })),
    );
    const sounds = Object.values(parsed.mediaGroups.AUDIO['audio'] ?? {});
    expect(sounds.map(({ language, default: isDefault }) => [language, isDefault])).toEqual([
      ['ru', true],
      ['en', false],
    ]);
  });

  it('lays parts one after the other as periods, each on its own media time, with its own text', () => {
    const periods = all(readXml(writeDash(twoPartIndex(), options)), 'Period');
    expect(periods.map(({ attributes }) => attributes)).toEqual([
      { id: 'p0', start: 'PT0S', duration: 'PT7.68S' },
      { id: 'p1', start: 'PT7.68S', duration: 'PT11.52S' },
    ]);
    const second = periods.slice(1);
    expect(
      all(second, 'SegmentTemplate').map(({ attributes }) => attributes['presentationTimeOffset']),
    ).toEqual(['98304', '98304', '368640', '368640']);
    expect(all(second, 'S').map(({ attributes }) => attributes)).toEqual([
      { t: '98304', d: '49152', r: '2' },
      { t: '98304', d: '49152', r: '2' },
      { t: '368640', d: '184320', r: '2' },
      { t: '368640', d: '184320', r: '2' },
    ]);
    expect(all(second, 'BaseURL').map(textOf)).toEqual([
      'part-1/text/t-rus.vtt?token=a.b-c_d',
      'part-1/text/t-hye.vtt?token=a.b-c_d',
    ]);
  });

  it('never tells segments by @duration', () => {
    for (const template of all(readXml(writeDash(twoPartIndex(), options)), 'SegmentTemplate')) {
      expect(template.attributes).not.toHaveProperty('duration');
      expect(template.children).toHaveLength(1);
    }
  });

  it('moves sound by as much as the picture where its segments begin a little later', () => {
    const part = plainPart(2);
    const lagging = part.audio.map((track) => ({ ...track, start: 184_320 + 1024 }));
    const video = part.video.map((track) => ({ ...track, start: 49_152 }));
    const mpd = readXml(writeDash(plainIndex(2, { parts: [{ ...part, video, audio: lagging }] }), options));
    const sound = all(mpd, 'SegmentTemplate')[2];
    expect(sound?.attributes['presentationTimeOffset']).toBe('184320');
    expect(all(sound?.children ?? [], 'S')[0]?.attributes['t']).toBe('185344');
  });

  it('names languages by BCP 47, with labels, roles and channels', () => {
    const part = plainPart(2);
    const audio = [
      audioTrack('rus', 2, { label: 'Перевод <Гоблина> & "Ко"' }),
      audioTrack('hye', 2, { channels: 6 }),
      audioTrack('und', 2),
    ];
    const sets = all(
      readXml(writeDash(plainIndex(2, { parts: [{ ...part, audio }] }), options)),
      'AdaptationSet',
    );
    expect(sets.map(({ attributes: { contentType, lang } }) => [contentType, lang])).toEqual([
      ['video', undefined],
      ['audio', 'ru'],
      ['audio', 'hy'],
      ['audio', 'und'],
      ['text', 'ru'],
      ['text', 'hy'],
    ]);
    const roles = sets.map((set) => all([set], 'Role').map(({ attributes }) => attributes['value']));
    expect(roles).toEqual([[], ['main'], ['alternate'], ['alternate'], ['subtitle'], ['subtitle']]);
    expect(all(sets, 'Label').map(textOf)[0]).toBe('Перевод <Гоблина> & "Ко"');
    expect(all(sets, 'AudioChannelConfiguration').map(({ attributes }) => attributes['value'])).toEqual([
      '2',
      '6',
      '2',
    ]);
  });

  it('takes HEVC when asked and when there is any (DR-022)', () => {
    const hevc = videoTrack(1080, 2, { id: 'h1080', codecs: 'hvc1.1.6.L120.90' });
    const part = plainPart(2);
    const both = plainIndex(2, { parts: [{ ...part, video: [...part.video, hevc] }] });
    const heights = (index: typeof both, codec?: 'hevc') =>
      all(readXml(writeDash(index, { ...options, codec })), 'Representation').flatMap(
        ({ attributes: { height } }) => height ?? [],
      );
    expect(heights(both)).toEqual(['360', '720']);
    expect(heights(both, 'hevc')).toEqual(['1080']);
    expect(heights(plainIndex(2), 'hevc')).toEqual(['360', '720']);
    expect(heights(plainIndex(2, { parts: [{ ...part, video: [hevc] }] }))).toEqual(['1080']);
  });

  it('tells of AV1 beside H.264, and of either alone when asked', () => {
    const part = plainPart(2);
    const further = [
      videoTrack(720, 2, { id: 'v720-hevc', codecs: 'hvc1.1.6.L120.90' }),
      videoTrack(720, 2, { id: 'v720-av1', codecs: 'av01.0.05M.08' }),
    ];
    const index = plainIndex(2, { parts: [{ ...part, video: [...part.video, ...further] }] });
    const ids = (codec?: 'h264' | 'hevc' | 'av1', of = index) =>
      all(readXml(writeDash(of, { ...options, codec })), 'Representation').flatMap(({ attributes: { id } }) =>
        id?.startsWith('v') === true ? [id] : [],
      );
    const usual = part.video.map(({ id }) => id);
    expect(ids()).toEqual([...usual, 'v720-av1']);
    expect(ids('h264')).toEqual(usual);
    expect(ids('av1')).toEqual(['v720-av1']);
    expect(ids('hevc')).toEqual(['v720-hevc']);
    expect(ids('av1', plainIndex(2))).toEqual(usual);
  });

  it('writes frame rates as numbers or fractions', () => {
    const part = plainPart(2);
    const video = [25, 29.97, 23.976, 12.5].map((frame_rate, index) =>
      videoTrack(180 * (index + 1), 2, { frame_rate }),
    );
    const mpd = readXml(writeDash(plainIndex(2, { parts: [{ ...part, video }] }), options));
    const rates = all(mpd, 'Representation').flatMap(({ attributes: { frameRate } }) => frameRate ?? []);
    expect(rates).toEqual(['25', '30000/1001', '24000/1001', '12500/1000']);
  });

  it('keeps a `$` of a query from being taken for a variable', () => {
    const template = all(readXml(writeDash(plainIndex(2), { query: 'token=$Time$' })), 'SegmentTemplate')[0];
    expect(template?.attributes['media']).toBe(`${assetId}/v360/$Number%05d$.m4s?token=$$Time$$`);
  });
});
