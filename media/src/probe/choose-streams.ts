import type { IngestWarning } from '@kadr/contract';
import { cleanTitle } from '../clean-title.ts';
import { refusal } from '../ffmpeg/failure.ts';
import { languageCode } from '../language.ts';
import type { ProbedFile, ProbedStream } from './ffprobe-output.ts';

export interface ChosenStreams {
  readonly video: ProbedStream | null;
  /** The file's other moving pictures; they are used only if they are renditions of this one. */
  readonly otherPictures: readonly ProbedStream[];
  readonly audio: readonly ProbedStream[];
  readonly text: readonly ProbedStream[];
  readonly warnings: readonly IngestWarning[];
}

const mostStreams = 100;
const mostAudio = 16;
const mostText = 32;
const greatestSide = 8192;
const leastSide = 32;
const steepestAspect = 10;

const textCodecs = new Set([
  'subrip',
  'srt',
  'ass',
  'ssa',
  'webvtt',
  'mov_text',
  'text',
  'subviewer',
  'microdvd',
  'sami',
  'stl',
]);
const bitmapCodecs = new Set([
  'hdmv_pgs_subtitle',
  'dvd_subtitle',
  'dvb_subtitle',
  'xsub',
  'dvb_teletext',
  'arib_caption',
]);
const stillCodecs = new Set(['mjpeg', 'png', 'bmp', 'gif', 'tiff', 'webp', 'jpegls', 'svg']);
const audioContainers = new Set([
  'mp3',
  'aac',
  'ac3',
  'eac3',
  'dts',
  'flac',
  'wav',
  'w64',
  'aiff',
  'ape',
  'wv',
  'tta',
  'asf',
  'ogg',
]);

/**
 * The streams of a file that the service uses: its greatest picture, every sound and every text; of a multiplex with
 * several programmes, those of the picture's programme.
 *
 * @throws KadrError UNSUPPORTED_MEDIA when there is neither picture nor sound, or they are not fit for use.
 */
export function chooseStreams(file: ProbedFile): ChosenStreams {
  if (file.streams.length > mostStreams) {
    throw refusal(
      'streams',
      `The file has ${file.streams.length} streams; at most ${mostStreams} are accepted.`,
    );
  }
  if (file.streams.some(({ codec_tag_string: tag }) => tag === 'encv' || tag === 'enca' || tag === 'drms')) {
    throw refusal('protected', 'The file is copy-protected and cannot be decoded.');
  }
  const warnings: IngestWarning[] = [];
  const pictures = file.streams.filter((stream) => isMovingPicture(stream, file.format.format_name));
  const video = pictures.filter(isDecodable).reduce<ProbedStream | null>(greaterPicture, null);
  if (video === null && pictures.length > 0)
    throw refusal('coding', 'The picture is coded in a way that cannot be decoded.');
  if (video !== null) {
    checkSize(video);
    if (video.closed_captions === 1) warnings.push({ code: 'captions_left_out', stream: video.index });
  }

  const programme = file.programs.length > 1 ? programmeOf(file, video) : null;
  const candidates = file.streams.filter(({ index }) => programme === null || programme.has(index));
  const sounds = candidates.filter((stream) => stream.codec_type === 'audio');
  const audio = sounds.filter(
    (stream) => isDecodable(stream) && stream.channels > 0 && stream.channels <= 64,
  );
  const texts = candidates.filter((stream) => stream.codec_type === 'subtitle');
  const text = texts.filter(({ codec_name: codec }) => textCodecs.has(codec ?? ''));

  if (video === null && audio.length === 0) {
    throw refusal(
      sounds.length > 0 ? 'coding' : 'no_media',
      sounds.length > 0
        ? 'The sound is coded in a way that cannot be decoded.'
        : 'The file holds neither moving pictures nor sound.',
    );
  }
  if (audio.length < sounds.length)
    warnings.push({ code: 'sounds_unreadable', count: sounds.length - audio.length });
  if (audio.length > mostAudio) warnings.push({ code: 'sounds_too_many', count: audio.length - mostAudio });
  if (text.length > mostText) warnings.push({ code: 'subtitles_too_many', count: text.length - mostText });
  for (const stream of texts) {
    const format = stream.codec_name ?? 'unknown';
    if (textCodecs.has(format)) continue;
    const code = bitmapCodecs.has(format) ? 'subtitles_are_pictures' : 'subtitles_of_unknown_kind';
    warnings.push({ code, stream: stream.index, language: languageOf(stream), format });
  }
  return {
    video,
    otherPictures: pictures.filter((picture) => picture !== video),
    audio: audio.slice(0, mostAudio),
    text: text.slice(0, mostText),
    warnings,
  };
}

export function languageOf({ tags }: ProbedStream): string {
  return languageCode(tags.get('language'));
}

export function titleOf({ tags }: ProbedStream): string {
  return cleanTitle(tags.get('title') ?? '');
}

/** Displayed size: square pixels, upright. */
export function displaySize(stream: ProbedStream): { width: number; height: number } {
  const [across = 1, down = 1] = (stream.sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const isUsable = across > 0 && down > 0 && across / down < 8 && down / across < 8;
  const width = Math.round(stream.width * (isUsable ? across / down : 1));
  const rotation =
    Math.abs(stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0) % 180;
  const isTurned = Math.abs(rotation - 90) < 1;
  return isTurned ? { width: stream.height, height: width } : { width, height: stream.height };
}

function isMovingPicture(stream: ProbedStream, formats: string): boolean {
  const { disposition } = stream;
  const isStill = disposition.attached_pic + disposition.timed_thumbnails + disposition.still_image > 0;
  const isCover =
    stillCodecs.has(stream.codec_name ?? '') &&
    formats.split(',').some((format) => audioContainers.has(format));
  return stream.codec_type === 'video' && !isStill && !isCover;
}

function isDecodable({ codec_name: codec }: ProbedStream): boolean {
  return codec !== undefined && codec !== 'none' && codec !== 'unknown';
}

function greaterPicture(best: ProbedStream | null, next: ProbedStream): ProbedStream {
  if (best === null) return next;
  const difference = next.width * next.height - best.width * best.height;
  return difference > 0 || (difference === 0 && next.disposition.default > best.disposition.default)
    ? next
    : best;
}

function programmeOf(file: ProbedFile, video: ProbedStream | null): ReadonlySet<number> | null {
  const programme = file.programs.find(
    ({ streams }) => video === null || streams.some(({ index }) => index === video.index),
  );
  return programme === undefined ? null : new Set(programme.streams.map(({ index }) => index));
}

function checkSize(video: ProbedStream): void {
  const { width, height } = displaySize(video);
  if (video.width === 0 || video.height === 0)
    throw refusal('damaged', 'The picture has no size; the file is damaged or cut short.');
  const sides = [video.width, video.height, width, height];
  if (sides.some((side) => side > greatestSide)) {
    throw refusal(
      'size',
      `The picture is ${width} × ${height} pixels; at most ${greatestSide} a side are accepted.`,
    );
  }
  if (sides.some((side) => side < leastSide)) {
    throw refusal(
      'size',
      `The picture is ${width} × ${height} pixels; at least ${leastSide} a side are needed.`,
    );
  }
  if (Math.max(width / height, height / width) > steepestAspect) {
    throw refusal('size', `The picture is ${width} × ${height} pixels, which is no shape of a film.`);
  }
}
