import HLS from 'hls-parser';
import { describe, expect, it } from 'vitest';
import {
  assetId,
  audioTrack,
  plainIndex,
  plainPart,
  twoPartIndex,
  videoTrack,
} from '../testing/plain-asset.ts';
import { writeHlsMedia, writeHlsMultivariant } from './hls.ts';

HLS.setOptions({ strictMode: true });

const options = { query: 'token=a.b-c_d' };

function multivariant(...args: Parameters<typeof writeHlsMultivariant>) {
  const playlist = HLS.parse(writeHlsMultivariant(...args));
  if (!playlist.isMasterPlaylist) throw new Error('Not a multivariant playlist.');
  return playlist;
}

function media(...args: Parameters<typeof writeHlsMedia>) {
  const playlist = HLS.parse(writeHlsMedia(...args) ?? '');
  if (playlist.isMasterPlaylist) throw new Error('Not a media playlist.');
  return playlist;
}

describe('writeHlsMultivariant', () => {
  it('lists a variant per size, the best for a mobile connection first, with all that it needs', () => {
    const playlist = multivariant(plainIndex(4), options);
    expect(playlist.version).toBe(7);
    expect(playlist.independentSegments).toBe(true);
    expect(playlist.variants).toMatchObject([
      {
        uri: 'v720.m3u8?token=a.b-c_d',
        bandwidth: 1_570_000,
        averageBandwidth: 1_208_000,
        codecs: 'avc1.64001f,mp4a.40.2',
        resolution: { width: 1280, height: 720 },
        frameRate: 25,
      },
      { uri: 'v360.m3u8?token=a.b-c_d', bandwidth: 850_000, resolution: { width: 640, height: 360 } },
    ]);
  });

  it('groups the sounds and the subtitles', () => {
    const [variant] = multivariant(plainIndex(4), options).variants;
    expect(variant?.audio).toMatchObject([
      {
        language: 'ru',
        name: 'Русский',
        isDefault: true,
        autoselect: true,
        channels: '2',
        uri: 'a-rus.m3u8?token=a.b-c_d',
      },
      {
        language: 'en',
        name: 'eng',
        isDefault: false,
        autoselect: true,
        channels: '2',
        uri: 'a-eng.m3u8?token=a.b-c_d',
      },
    ]);
    expect(variant?.subtitles).toMatchObject([
      {
        language: 'ru',
        name: 'Русские',
        isDefault: false,
        autoselect: true,
        uri: 't-rus.m3u8?token=a.b-c_d',
      },
      {
        language: 'hy',
        name: 'Հայերեն',
        isDefault: false,
        autoselect: true,
        uri: 't-hye.m3u8?token=a.b-c_d',
      },
    ]);
  });

  it('makes one sound of each group the default, names them apart, and quotes nothing that breaks the line', () => {
    const part = plainPart(2);
    const audio = [
      audioTrack('rus', 2, { id: 'a-1', label: 'Голос "А"\n', is_default: false }),
      audioTrack('rus', 2, { id: 'a-2', label: 'Голос "А"\n', is_default: false }),
      audioTrack('rus', 2, { id: 'a-6', channels: 6, codecs: 'ac-3', is_default: false }),
    ];
    const playlist = multivariant(plainIndex(2, { parts: [{ ...part, audio }], text: [] }), options);
    const sounds = playlist.variants.map((variant) =>
      variant.audio.map(({ name, isDefault }) => [name, isDefault]),
    );
    expect(sounds).toEqual([
      [
        ['Голос ”А” ', true],
        ['Голос ”А”  (2)', false],
      ],
      [
        ['Голос ”А” ', true],
        ['Голос ”А”  (2)', false],
      ],
      [['Русский', true]],
      [['Русский', true]],
    ]);
    expect(playlist.variants.map(({ codecs }) => codecs)).toEqual([
      'avc1.64001f,mp4a.40.2',
      'avc1.64001f,mp4a.40.2',
      'avc1.64001f,ac-3',
      'avc1.64001f,ac-3',
    ]);
    expect(playlist.variants[0]?.subtitles).toEqual([]);
  });

  it('plays sound alone, and picture alone', () => {
    const part = plainPart(2);
    const [sound, ...others] = multivariant(
      plainIndex(2, { parts: [{ ...part, video: [] }] }),
      options,
    ).variants;
    expect(others).toEqual([]);
    expect(sound).toMatchObject({ uri: 'a-rus.m3u8?token=a.b-c_d', bandwidth: 130_000, codecs: 'mp4a.40.2' });
    const silent = multivariant(plainIndex(2, { parts: [{ ...part, audio: [] }] }), options).variants;
    expect(silent.map(({ codecs, audio }) => [codecs, audio])).toEqual([
      ['avc1.64001f', []],
      ['avc1.64001f', []],
    ]);
  });

  it('says the greatest peak of the parts and their average over time', () => {
    const index = twoPartIndex();
    const parts = index.parts.map((part, ordinal) =>
      ordinal === 0
        ? part
        : {
            ...part,
            audio: part.audio.map((track) => ({ ...track, bandwidth: 200_000, average_bandwidth: 178_000 })),
          },
    );
    const [variant] = multivariant({ ...index, parts }, options).variants;
    expect(variant?.bandwidth).toBe(1_440_000 + 200_000);
    // 2 segments at 128 and 3 at 178 kbit/s.
    expect(variant?.averageBandwidth).toBe(1_080_000 + 158_000);
  });

  it('takes HEVC when asked (DR-022)', () => {
    const part = plainPart(2);
    const video = [...part.video, videoTrack(1080, 2, { id: 'h1080', codecs: 'hvc1.1.6.L120.90' })];
    const index = plainIndex(2, { parts: [{ ...part, video }] });
    const uris = (codec?: 'hevc') =>
      multivariant(index, { ...options, codec }).variants.map(({ uri }) => uri.split('.')[0]);
    expect([uris(), uris('hevc')]).toEqual([['v720', 'v360'], ['h1080']]);
  });
});

describe('writeHlsMedia', () => {
  it('lists the segments after their initialization, with the token in each address', () => {
    const playlist = media(plainIndex(4), 'v360', options);
    expect(playlist).toMatchObject({
      version: 7,
      targetDuration: 4,
      playlistType: 'VOD',
      endlist: true,
      mediaSequenceBase: 0,
    });
    expect(playlist.segments.map(({ uri, duration }) => [uri, duration])).toEqual(
      [1, 2, 3, 4].map((number) => [`${assetId}/v360/0000${number}.m4s?token=a.b-c_d`, 3.84]),
    );
    expect(playlist.segments[0]?.map?.uri).toBe(`${assetId}/v360/init.mp4?token=a.b-c_d`);
  });

  it('marks the join of parts in picture, sound and text alike', () => {
    const index = twoPartIndex();
    for (const track of ['v720', 'a-eng']) {
      const { segments } = media(index, track, options);
      expect(segments.map(({ discontinuity }) => discontinuity === true)).toEqual([
        false,
        false,
        true,
        false,
        false,
      ]);
      expect(segments.map(({ discontinuitySequence }) => discontinuitySequence)).toEqual([0, 0, 1, 1, 1]);
      expect(segments[2]?.uri).toBe(`plainasset0000000002/${track}/00003.m4s?token=a.b-c_d`);
      expect(segments[2]?.map?.uri).toBe(`plainasset0000000002/${track}/init.mp4?token=a.b-c_d`);
    }
    const text = media(index, 't-rus', options);
    expect(text.targetDuration).toBe(12);
    expect(
      text.segments.map(({ uri, duration, discontinuity }) => [uri, duration, discontinuity === true]),
    ).toEqual([
      ['part-0/text/t-rus.vtt?token=a.b-c_d', 7.68, false],
      ['part-1/text/t-rus.vtt?token=a.b-c_d', 11.52, true],
    ]);
  });

  it('knows no other track', () => {
    expect(writeHlsMedia(plainIndex(2), 'v1080', options)).toBeNull();
  });
});
