import { resolve } from 'node:path';
import { flags } from './flags.ts';

/**
 * Containers that hold their own bytes. Playlists and scripts (HLS, DASH, concat, SDP, IMF …), which open other files,
 * and pictures are not among them.
 */
const containers = [
  'mov,mp4,m4a,3gp,3g2,mj2',
  'matroska,webm',
  'mpegts',
  'mpeg',
  'avi',
  'asf',
  'flv',
  'live_flv',
  'ogg',
  'mxf',
  'gxf',
  'nut',
  'wtv',
  'rm',
  'dv',
  'ivf',
  'yuv4mpegpipe',
  'mp3',
  'aac',
  'ac3',
  'eac3',
  'dts',
  'flac',
  'wav',
  'w64',
  'aiff',
  'caf',
  'ape',
  'wv',
  'tta',
  'amr',
].join(',');

export interface InputBounds {
  /** Demuxers that may open the file; by default the containers of films. */
  readonly formats?: string;
}

/**
 * Arguments that open a local file, for ffmpeg and ffprobe alike: no network, no other file, no playlist, and never an
 * option, whatever the file's name is.
 */
export function inputArguments(path: string, { formats = containers }: InputBounds = {}): string[] {
  return flags({ protocol_whitelist: 'file,pipe', format_whitelist: formats, i: `file:${resolve(path)}` });
}

/** The largest single allocation of ffmpeg and ffprobe, a global option: a decoded picture of 8K at 16 bit fits. */
export const allocationBound: readonly string[] = flags({ max_alloc: 512 * 1024 ** 2 });
