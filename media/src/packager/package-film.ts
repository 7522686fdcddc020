import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runProgram } from '../ffmpeg/run-program.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import {
  initSegment,
  keyFlags,
  keyFlagsFile,
  packagerArguments,
  packagerManifest,
} from './packager-arguments.ts';
import type { PackagingKey } from './packager-arguments.ts';
import { packagerPath } from './packager-path.ts';
import { readMpd, segmentCount, trackDuration } from './read-mpd.ts';
import type { PackagedTrack } from './read-mpd.ts';

export interface PackageOptions {
  readonly film: string;
  /** Ids of the film's streams, in their order. */
  readonly tracks: readonly string[];
  /** Folder of the result, made when missing; beside or above the film's, so arguments contain no foreign path. */
  readonly folder: string;
  /** Seconds, for the time limit. */
  readonly duration: number;
  /** Encrypts every segment; clear by default. */
  readonly key?: PackagingKey | undefined;
  readonly packager?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly run?: RunProgram | undefined;
}

export interface MeasuredTrack extends PackagedTrack {
  /** Bits per second over the whole track. */
  readonly average: number;
  /** Init segment and media segments, file names within the track's folder, in order. */
  readonly files: { readonly name: string; readonly size: number }[];
}

/**
 * Cuts a film on the grid into CMAF segments under `folder`, one folder a track.
 *
 * @throws ProgramError when the packager fails; an Error when it left out a track.
 */
export async function packageFilm(options: PackageOptions): Promise<MeasuredTrack[]> {
  const {
    film,
    tracks,
    folder,
    duration,
    key,
    packager = packagerPath(),
    signal,
    run = runProgram,
  } = options;
  await mkdir(folder, { recursive: true });
  const flags = join(folder, keyFlagsFile);
  if (key !== undefined) await writeFile(flags, keyFlags(key), { mode: 0o600 });
  try {
    await run(packager, packagerArguments(relative(folder, film), tracks, key !== undefined), {
      folder,
      reads: [film],
      signal,
      seconds: 120 + duration,
      memoryBytes: 4 * 1024 ** 3,
    });
  } finally {
    await rm(flags, { force: true });
  }
  const packaged = new Map(
    readMpd(await readFile(join(folder, packagerManifest), 'utf8')).map((track) => [track.id, track]),
  );
  return Promise.all(
    tracks.map((id) => {
      const track = packaged.get(id);
      if (track === undefined) throw new Error(`The packager made no track "${id}".`);
      return measure(track, folder);
    }),
  );
}

async function measure(track: PackagedTrack, folder: string): Promise<MeasuredTrack> {
  const numbers = Array.from({ length: segmentCount(track) }, (_, place) => track.first + place);
  const names = [initSegment, ...numbers.map((number) => segmentName(number))];
  const files = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(join(folder, track.id, name))).size })),
  );
  const bytes = files.slice(1).reduce((sum, { size }) => sum + size, 0);
  return { ...track, average: Math.max(1, Math.round((bytes * 8) / trackDuration(track))), files };
}

/** The name of segment `number` by the segment template. */
function segmentName(number: number): string {
  return `${String(number).padStart(5, '0')}.m4s`;
}
