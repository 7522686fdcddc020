import { renditionsOf } from '../film/renditions.ts';
import { scenesPerSong } from '../pictures/picture-names.ts';

/** Pixels of the picture behind a song, small because the words are what counts. */
export const songSize = { width: 640, height: 360 } as const;
const songFrameRate = 12.5;
/** Seconds in which one scene turns into the next. */
const dissolve = 2;

export interface SongFilePlan {
  /** Pictures of {@link songSceneSize}. */
  readonly scenes: readonly string[];
  /** Paths of the band alone, and of the band with the guide. */
  readonly backing: string;
  readonly guided: string;
  readonly language: string;
  /** Seconds. */
  readonly duration: number;
  readonly output: string;
}

/** How long every scene stands, the dissolves at its ends included. */
function sceneLength(duration: number): number {
  return (duration + dissolve * (scenesPerSong - 1)) / scenesPerSong;
}

/** The size of a scene that the view can drift over, one pixel a picture. */
export function songSceneSize(duration: number): { readonly width: number; readonly height: number } {
  return { width: songSize.width + 2 * Math.ceil((framesOf(duration) + 1) / 2), height: songSize.height };
}

function framesOf(duration: number): number {
  return Math.ceil(sceneLength(duration) * songFrameRate);
}

/** ffmpeg's arguments for a song: scenes that drift by and turn into each other, two sound tracks, the bare one first. */
export function songArguments({
  scenes,
  backing,
  guided,
  language,
  duration,
  output,
}: SongFilePlan): string[] {
  const { width, height } = songSize;
  const { graph, output: pictures } = renditionsOf(songSize);
  const area = songSceneSize(duration);
  const frames = framesOf(duration);
  const step = sceneLength(duration) - dissolve;
  const drifts = scenes.map((_, place) =>
    [
      `[${place}:v]scale=${area.width}:${area.height}:force_original_aspect_ratio=increase:flags=bicubic:out_color_matrix=bt709:out_range=tv`,
      `crop=${area.width}:${area.height}`,
      'format=yuv420p,setsar=1',
      `loop=loop=${frames - 1}:size=1:start=0,setpts=N/${songFrameRate}/TB`,
      `crop=${width}:${height}:x='${place % 2 === 0 ? 'n' : `${frames}-n`}':y=0:exact=1[s${place}]`,
    ].join(','),
  );
  const joins = scenes.slice(1).map((_, place) => {
    const from = place === 0 ? '[s0]' : `[x${place}]`;
    return `${from}[s${place + 1}]xfade=transition=fade:duration=${dissolve}:offset=${(step * (place + 1)).toFixed(2)}[x${place + 1}]`;
  });
  const last = scenes.length === 1 ? '[s0]' : `[x${scenes.length - 1}]`;
  return [
    scenes.flatMap((scene) => ['-framerate', String(songFrameRate), '-i', scene]),
    ['-i', backing, '-i', guided],
    ['-filter_complex', [...drifts, ...joins, `${last}null[film]`, graph].join(';'), ...pictures],
    ['-map', `${scenes.length}:a`, '-map', `${scenes.length + 1}:a`],
    [
      '-c:a',
      'pcm_s16le',
      '-metadata:s:a:0',
      `language=${language}`,
      '-metadata:s:a:1',
      `language=${language}`,
    ],
    ['-metadata:s:a:1', 'title=Guide', '-disposition:a:0', 'default', '-disposition:a:1', '0'],
    ['-f', 'matroska', '-t', duration.toFixed(2), output],
  ].flat();
}
