import { describe, expect, it } from 'vitest';
import { inFurtherCodecs, ladder } from '../ladder.ts';
import type { SourceAudio, SourceVideo } from '../probe/source-media.ts';
import { planThumbnails } from '../thumbnails/plan-thumbnails.ts';
import { transcodeArguments } from './transcode-arguments.ts';
import type { TranscodePlan } from './transcode-arguments.ts';

const video: SourceVideo = {
  index: 0,
  width: 1280,
  height: 720,
  interlaced: false,
  matrix: 'bt709',
  hdr: null,
  end: 10,
  ready: [],
};
const audio: SourceAudio = {
  index: 1,
  language: 'rus',
  title: '',
  channels: 2,
  hasLayout: true,
  isDefault: true,
  end: 10,
};

function args(changes: Partial<SourceVideo> = {}, plan: Partial<TranscodePlan> = {}): string[] {
  return transcodeArguments({
    source: '/films/a.mkv',
    media: { duration: 10, video: { ...video, ...changes }, audio: [audio], text: [], warnings: [] },
    rungs: ladder(video),
    preset: 'quality',
    threads: 2,
    canToneMap: true,
    output: '/work/film.mp4',
    thumbnails: { ...planThumbnails(video, 10), output: '/work/sprite.jpg' },
    ...plan,
  });
}

function graph(changes: Partial<SourceVideo> = {}, plan: Partial<TranscodePlan> = {}): string {
  const all = args(changes, plan);
  return all[all.indexOf('-filter_complex') + 1] ?? '';
}

describe('transcodeArguments', () => {
  it('decodes once for every rung, every sound and the thumbnails', () => {
    expect(args().filter((arg) => arg === '-i')).toHaveLength(1);
    expect(graph().match(/\[0:0\]/g)).toHaveLength(1);
    expect(args().filter((_, place, all) => all[place - 1] === '-map')).toEqual([
      '[v720]',
      '[v480]',
      '[v360]',
      '[v240]',
      '[a0]',
      '[sprite]',
    ]);
  });

  it('scales each rung from the one above', () => {
    expect(graph()).toContain('[below0]scale=854:480:flags=bicubic,setsar=1,split[v480at][below1]');
    expect(graph({}, { preset: 'fast' })).toContain('scale=854:480:flags=fast_bilinear');
  });

  it('removes interlacing, maps tones and converts colours only where there is something to', () => {
    expect(graph()).not.toMatch(/yadif|zscale|tonemap|colorspace/);
    expect(graph({ interlaced: true })).toMatch(/^\[0:0\]yadif/);
    expect(graph({ matrix: 'bt601' })).toContain('colorspace=all=bt709:iall=bt601-6-625');
    expect(graph({ hdr: 'smpte2084', matrix: 'bt2020' })).toContain('zscale=tin=smpte2084');
    expect(graph({ hdr: 'smpte2084', matrix: 'bt2020' }, { canToneMap: false })).not.toContain('zscale');
  });

  it('makes picture and sound equally long', () => {
    expect(graph({ end: 9.2 })).toContain('tpad=stop_mode=clone:stop=20');
    expect(graph()).not.toContain('tpad');
    expect(graph()).toContain('apad=whole_dur=10.000');
  });

  it('keeps every group of pictures in its place', () => {
    const text = args().join(' ');
    expect(text).toContain('-g 48 -keyint_min 48 -flags:v +cgop');
    expect(text).toContain('-sc_threshold:v:3 0');
    expect(text).toContain('-video_track_timescale 12800');
    expect(graph().match(/fps=25:start_time=0\[v\d+\]/g)).toHaveLength(4);
  });

  it('gives the encoders of a size the same pictures', () => {
    const rungs = inFurtherCodecs(ladder(video), ['hevc', 'av1']);
    expect(graph({}, { rungs })).toContain('fps=25:start_time=0,split=3[v720][v720-hevc][v720-av1]');
    const text = args({}, { rungs }).join(' ');
    expect(text).toContain('-map [v240] -map [v720-hevc]');
    expect(text).toContain('-c:v:4 libx265 -profile:v:4 main -tag:v:4 hvc1');
    expect(text).toContain('-c:v:8 libsvtav1');
  });

  it('copies what is ready, and decodes key pictures only where nothing is left to encode', () => {
    const ready = [
      { rung: 'v720', index: 0 },
      { rung: 'v480', index: 2 },
    ];
    const some = args({ ready }).join(' ');
    expect(some).toContain('-map 0:0 -map 0:2 -map [v360] -map [v240]');
    expect(some).toContain('-c:v:0 copy -c:v:1 copy -c:v:2 libx264');
    expect(some).not.toContain('skip_frame');
    expect(graph({ ready })).toMatch(/^\[0:0\].*scale=640:360/);
    expect(graph({ ready })).not.toMatch(/scale=1280|scale=854/);

    const whole = [...ready, { rung: 'v360', index: 3 }, { rung: 'v240', index: 4 }];
    const all = args({ ready: whole }).join(' ');
    expect(all).toContain('-map 0:0 -map 0:2 -map 0:3 -map 0:4 -map [a0] -c:v copy');
    expect(all).toContain('-skip_frame:v nokey -protocol_whitelist');
    expect(graph({ ready: whole })).toContain('[0:4]fps=');
    expect(all).not.toContain('libx264');
  });

  it('encodes nothing that is not there', () => {
    const sound = args(
      {},
      {
        media: { duration: 10, video: null, audio: [audio], text: [], warnings: [] },
        rungs: [],
        thumbnails: null,
      },
    );
    expect(sound.join(' ')).not.toMatch(/libx264|sprite/);
    const silent = args({}, { media: { duration: 10, video, audio: [], text: [], warnings: [] } });
    expect(silent).not.toContain('aac');
  });

  it('mixes channels that have no names by their numbers', () => {
    const unnamed = { ...audio, channels: 5, hasLayout: false };
    expect(graph({}, { media: { duration: 10, video, audio: [unnamed], text: [], warnings: [] } })).toContain(
      '[0:1]pan=stereo|c0=c0|c1=c1',
    );
  });
});
