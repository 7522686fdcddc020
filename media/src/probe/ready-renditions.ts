import { framesToCover, grid } from '../grid.ts';
import { ladder } from '../ladder.ts';
import type { Rung } from '../ladder.ts';
import { displaySize } from './choose-streams.ts';
import type { ChosenStreams } from './choose-streams.ts';
import { inLines } from './ffprobe-output.ts';
import type { ProbedFile, ProbedStream } from './ffprobe-output.ts';
import type { ReadyRendition } from './source-media.ts';

/** Containers that keep a picture's parameters apart from its pictures, as the service's own do. */
const containers = /^(?:mov|matroska)(?:,|$)/;

const profiles = new Set(['Constrained Baseline', 'Main', 'High']);

/** Seconds by which a picture's time may differ from its place on the grid: Matroska counts in milliseconds. */
const tolerance = 0.001;

/** Reads ffprobe's lines of {@link readyPacketEntries} of every picture of the file. */
type ReadPackets = (read: (text: string) => void) => Promise<void>;

/** The entries that are read, for ffprobe's `-show_entries`. */
export const readyPacketEntries = 'packet=stream_index,pts_time,size,flags';

/**
 * Renditions that the file has already as the service would make them: H.264 without reordered pictures, 25 a second
 * from the first moment to the last, a key picture every 1.92 s, of the size and within the limits of a rung. Files
 * that say so of themselves are worth reading whole. None unless the greatest picture is among them: the others are
 * then renditions of it.
 */
export async function findReadyRenditions(
  { format }: ProbedFile,
  { video, otherPictures }: Pick<ChosenStreams, 'video' | 'otherPictures'>,
  duration: number,
  readPackets: ReadPackets,
): Promise<ReadyRendition[]> {
  if (video === null || !containers.test(format.format_name) || (format.start_time ?? 0) !== 0) return [];
  const candidates = ladder(displaySize(video)).flatMap((rung) => {
    const stream = [video, ...otherPictures].find((picture) => isLike(picture, rung));
    return stream === undefined ? [] : [{ index: stream.index, rung: rung.id, check: gridCheck(rung) }];
  });
  if (candidates[0]?.index !== video.index) return [];
  const checks = new Map(candidates.map(({ index, check }) => [index, check]));
  await readPackets(
    inLines((line) => {
      const [stream, time, size, flags = ''] = line.split(',');
      checks.get(Number(stream))?.take(Number(time), Number(size), flags);
    }),
  );
  const ready = candidates.filter(({ check }) => check.isReady(framesToCover(duration)));
  return ready[0]?.index === video.index ? ready.map(({ index, rung }) => ({ index, rung })) : [];
}

/** Whether the stream's own description matches the service's encoder. */
function isLike(stream: ProbedStream, { width, height, level }: Rung): boolean {
  const isUpright = stream.side_data_list.every(({ rotation = 0 }) => rotation === 0);
  return (
    stream.codec_name === 'h264' &&
    profiles.has(stream.profile ?? '') &&
    (stream.level ?? Number.POSITIVE_INFINITY) <= Number(level) * 10 &&
    stream.width === width &&
    stream.height === height &&
    (stream.sample_aspect_ratio ?? '1:1') === '1:1' &&
    isUpright &&
    stream.pix_fmt === 'yuv420p' &&
    stream.color_space === 'bt709' &&
    stream.color_range === 'tv' &&
    stream.field_order === 'progressive' &&
    stream.r_frame_rate === `${grid.frameRate}/1` &&
    stream.has_b_frames === 0
  );
}

/** Sees every packet of a stream: whether each picture is in its place and no segment beyond the encoder's limits. */
function gridCheck({ maxBitrate }: Rung) {
  const framesPerSegment = 2 * grid.framesPerGop;
  // The encoder's buffer holds two seconds at its greatest rate.
  const mostBytes = (maxBitrate * (grid.segmentDuration + 2)) / 8;
  let frames = 0;
  let bytes = 0;
  let isOnGrid = true;
  return {
    take: (time: number, size: number, flags: string): void => {
      if (frames % framesPerSegment === 0) bytes = 0;
      bytes += size;
      const isInPlace = Math.abs(time - frames / grid.frameRate) <= tolerance;
      const isKeyWhereNeeded = frames % grid.framesPerGop !== 0 || flags.startsWith('K');
      const isWhole = !/[DC]/.test(flags);
      isOnGrid &&= isInPlace && isKeyWhereNeeded && isWhole && bytes <= mostBytes;
      frames += 1;
    },
    isReady: (length: number): boolean => isOnGrid && frames === length,
  };
}
