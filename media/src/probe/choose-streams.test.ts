import { describe, expect, it } from 'vitest';
import { chooseStreams, displaySize } from './choose-streams.ts';
import { probedFileSchema } from './ffprobe-output.ts';

interface FileFacts {
  readonly streams: readonly Record<string, unknown>[];
  readonly programs?: readonly unknown[];
  readonly format?: string;
}

function choose({ streams, programs = [], format = 'matroska,webm' }: FileFacts) {
  const numbered = streams.map((stream, index) => ({ index, ...stream }));
  return chooseStreams(
    probedFileSchema.parse({ streams: numbered, programs, format: { format_name: format } }),
  );
}

const film = { codec_type: 'video', codec_name: 'h264', width: 640, height: 360 };
const sound = { codec_type: 'audio', codec_name: 'aac', channels: 2 };
const text = (codec: string, language = 'rus') => ({
  codec_type: 'subtitle',
  codec_name: codec,
  tags: { language },
});

describe('chooseStreams', () => {
  it('does not take a cover for a film', () => {
    const cover = { codec_type: 'video', codec_name: 'mjpeg', width: 3000, height: 3000 };
    expect(
      choose({ streams: [film, { ...cover, disposition: { attached_pic: 1 } }, sound] }).video?.index,
    ).toBe(0);
    expect(choose({ streams: [sound, cover], format: 'flac' }).video).toBeNull();
    expect(choose({ streams: [cover, sound] }).video?.index).toBe(0);
  });

  it('takes text and leaves out subtitles that are pictures, saying so', () => {
    const chosen = choose({
      streams: [
        film,
        text('subrip'),
        text('hdmv_pgs_subtitle', 'eng'),
        text('mov_text'),
        text('dvb_subtitle'),
      ],
    });
    expect(chosen.text.map(({ index }) => index)).toEqual([1, 3]);
    expect(chosen.warnings).toEqual([
      { code: 'subtitles_are_pictures', stream: 2, language: 'eng', format: 'hdmv_pgs_subtitle' },
      { code: 'subtitles_are_pictures', stream: 4, language: 'rus', format: 'dvb_subtitle' },
    ]);
  });

  it('says that captions lie inside the picture', () => {
    const { warnings } = choose({ streams: [{ ...film, closed_captions: 1 }, sound] });
    expect(warnings).toEqual([{ code: 'captions_left_out', stream: 0 }]);
  });

  it('keeps to the programme of the greatest picture', () => {
    const programs = [{ streams: [{ index: 0 }, { index: 1 }] }, { streams: [{ index: 2 }, { index: 3 }] }];
    const chosen = choose({
      streams: [film, sound, { ...film, width: 1280, height: 720 }, sound],
      programs,
      format: 'mpegts',
    });
    expect([chosen.video?.index, chosen.audio.map(({ index }) => index)]).toEqual([2, [3]]);
  });

  it('refuses what is protected, undecodable or absurd, in a sentence', () => {
    expect(() => choose({ streams: [{ ...film, codec_tag_string: 'encv' }] })).toThrow('copy-protected');
    expect(() => choose({ streams: [{ codec_type: 'video', width: 10, height: 10 }] })).toThrow(
      'cannot be decoded',
    );
    expect(() => choose({ streams: [{ codec_type: 'audio', channels: 2 }] })).toThrow(
      'sound is coded in a way',
    );
    expect(() => choose({ streams: [{ ...film, width: 65_000 }] })).toThrow('at most 8192 a side');
    expect(() => choose({ streams: [{ codec_type: 'data' }] })).toThrow('neither moving pictures nor sound');
  });

  it('leaves out sound that cannot be decoded, and more than sixteen tracks', () => {
    const chosen = choose({
      streams: [film, { codec_type: 'audio', channels: 0 }, ...Array.from({ length: 20 }, () => sound)],
    });
    expect(chosen.audio).toHaveLength(16);
    expect(chosen.warnings).toEqual([
      { code: 'sounds_unreadable', count: 1 },
      { code: 'sounds_too_many', count: 4 },
    ]);
  });
});

it('does not believe absurd pixel shapes', () => {
  const sizeWith = (ratio: string) => {
    const { video } = choose({ streams: [{ ...film, sample_aspect_ratio: ratio }] });
    return video && displaySize(video);
  };
  expect(sizeWith('4:3')).toEqual({ width: 853, height: 360 });
  for (const ratio of ['0:1', '1:0', 'N/A', '1:1000', '-4:3', ''])
    expect(sizeWith(ratio)).toEqual({ width: 640, height: 360 });
});
