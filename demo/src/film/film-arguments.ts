import { renditionsOf } from './renditions.ts';
import type { Size } from './renditions.ts';
import { frameRate, framesPerSegment, segmentDuration, segmentsPerFilm } from './timing.ts';

/** Paths of a film's sound, one a language; the first is the one that players begin with. */
export interface FilmSound {
  readonly rus: string;
  readonly eng: string;
}

export interface ReelPlan extends Size {
  /** Pictures of the scenes, of {@link sceneSize} or cropped to it. */
  readonly stills: readonly string[];
  readonly sound: FilmSound;
  /** Title frame for the first segment, which is black without one. */
  readonly opening?: string | undefined;
  /** Its length, {@link segmentsPerFilm} when left out: the opening, and at least one for each scene. */
  readonly segments?: number;
  readonly output: string;
}

export interface OpeningsPlan extends Size {
  /** Title frames: each becomes one segment, in this order. */
  readonly frames: readonly string[];
  /** As long as all of them. */
  readonly sound: FilmSound;
  readonly output: string;
}

/** Seconds in which one scene turns into the next. */
const dissolve = 1;

/**
 * ffmpeg's arguments for a whole film: one segment for the opening, then scenes through which the view drifts. It moves
 * by exactly one pixel a picture: that is smooth without a resampled frame, and costs next to nothing to draw and encode.
 */
export function reelArguments({
  stills,
  sound,
  opening,
  segments = segmentsPerFilm,
  output,
  width,
  height,
}: ReelPlan): string[] {
  const plan = { count: stills.length, segments };
  const lengths = sceneLengths(plan);
  const inputs = opening === undefined ? stills : [...stills, opening];
  const scenes = stills.map(
    (_, place) => `[${place}:v]${drift(place, framesOf(place, plan), { width, height })}[s${place}]`,
  );
  let boundary = 0;
  const joins = stills.slice(1).map((_, place) => {
    boundary += lengths[place] ?? 0;
    const from = place === 0 ? '[s0]' : `[x${place}]`;
    return `${from}[s${place + 1}]xfade=transition=fade:duration=${dissolve}:offset=${(boundary - dissolve / 2).toFixed(2)}[x${place + 1}]`;
  });
  const frames = framesPerSegment * (segments - 1);
  const joined = stills.length === 1 ? '[s0]' : `[x${stills.length - 1}]`;
  const rest = `${joined}trim=end_frame=${frames},fade=t=in:s=0:n=16,fade=t=out:s=${frames - 38}:n=36[rest]`;
  const first =
    opening === undefined
      ? `color=black:s=${width}x${height}:r=${frameRate},trim=end_frame=${framesPerSegment},format=yuv420p[first]`
      : `[${stills.length}:v]${titleCard({ width, height })}[first]`;
  return [
    inputs.flatMap(still),
    soundInputs(sound),
    encoding([...scenes, ...joins, rest, first, '[first][rest]concat=n=2[film]'], { width, height }),
    soundOutput(inputs.length),
    ['-t', (segments * segmentDuration).toFixed(2), output],
  ].flat();
}

/**
 * ffmpeg's arguments for the openings of many films in a row, a segment each. Between its fades a picture stands still:
 * it is scaled once.
 */
export function openingsArguments({ frames, sound, output, width, height }: OpeningsPlan): string[] {
  const cards = frames.map((_, place) => `[${place}:v]${titleCard({ width, height })}[c${place}]`);
  const row = `${frames.map((_, place) => `[c${place}]`).join('')}concat=n=${frames.length},${onlyChanges}[film]`;
  return [
    frames.flatMap(still),
    soundInputs(sound),
    encoding([...cards, row], { width, height }),
    soundOutput(frames.length),
    ['-t', (frames.length * segmentDuration).toFixed(2), output],
  ].flat();
}

/** Scenes of a film, and its segments. */
interface ScenePlan {
  readonly count: number;
  readonly segments: number;
}

/** Seconds of each scene after the opening; a scene ends where a segment does. */
function sceneLengths({ count, segments }: ScenePlan): number[] {
  const end = (place: number): number => Math.round(((segments - 1) * place) / count);
  return Array.from({ length: count }, (_, place) => (end(place + 1) - end(place)) * segmentDuration);
}

function framesOf(place: number, plan: ScenePlan): number {
  return Math.round((sceneLengths(plan)[place] ?? 0) * frameRate) + dissolve * frameRate;
}

/** The size of a scene that the view can drift over, in pixels: wide or tall. */
export function sceneSize(place: number, count: number, { width, height }: Size): Size {
  const way = even(framesOf(place, { count, segments: segmentsPerFilm }));
  return isTilt(place) ? { width: even(width), height: height + way } : { width: even(width) + way, height };
}

/** Two drifts to the sides, then one upwards. */
function isTilt(place: number): boolean {
  return place % 3 === 2;
}

/** One still, seen through a window that moves over it: to the right, to the left, upwards. */
function drift(place: number, frames: number, { width, height }: Size): string {
  const area = isTilt(place) ? { width, height: height + frames } : { width: width + frames, height };
  const x = ['n', `${frames}-n`, '0'][place % 3];
  const y = isTilt(place) ? `${frames}-n` : '0';
  return [
    `scale=${even(area.width)}:${even(area.height)}:force_original_aspect_ratio=increase:flags=bicubic:${colour}`,
    `crop=${even(area.width)}:${even(area.height)}`,
    'format=yuv420p,setsar=1',
    `loop=loop=${frames - 1}:size=1:start=0,setpts=N/${frameRate}/TB`,
    `crop=${width}:${height}:x='${x}':y='${y}':exact=1`,
  ].join(',');
}

/** Pictures of a title card's fades. */
const fadeFrames = 14;

function titleCard({ width, height }: Size): string {
  return [
    `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic:${colour},crop=${width}:${height}`,
    'format=yuv420p,setsar=1',
    `loop=loop=${framesPerSegment - 1}:size=1:start=0,setpts=N/${frameRate}/TB`,
    `fade=t=in:s=0:n=${fadeFrames},fade=t=out:s=${framesPerSegment - fadeFrames}:n=${fadeFrames - 1}`,
  ].join(',');
}

/** Of title cards in a row, what differs from the picture before. */
const onlyChanges = `select='lte(mod(n,${framesPerSegment}),${fadeFrames})+gte(mod(n,${framesPerSegment}),${framesPerSegment - fadeFrames})'`;

const colour = 'out_color_matrix=bt709:out_range=tv';

function still(path: string): string[] {
  return ['-framerate', String(frameRate), '-i', path];
}

function soundInputs({ rus, eng }: FilmSound): string[] {
  return ['-i', rus, '-i', eng];
}

/** Filters that make `[film]`, and what is made of it. */
function encoding(filters: readonly string[], size: Size): string[] {
  const { graph, output } = renditionsOf(size);
  return ['-filter_complex', [...filters, graph].join(';'), ...output];
}

/** The sound is encoded by the service. */
function soundOutput(soundFrom: number): string[] {
  return [
    ['-map', `${soundFrom}:a`, '-map', `${soundFrom + 1}:a`],
    ['-c:a', 'pcm_s16le', '-metadata:s:a:0', 'language=rus', '-metadata:s:a:1', 'language=eng'],
    ['-disposition:a:0', 'default', '-disposition:a:1', '0', '-f', 'matroska'],
  ].flat();
}

function even(length: number): number {
  return 2 * Math.ceil(length / 2);
}
