import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allocationBound, inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import { readCues } from './cues.ts';
import type { Cue } from './cues.ts';

export interface TextTools {
  readonly ffmpeg?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly run?: RunProgram | undefined;
}

export interface ExtractOptions extends TextTools {
  readonly source: string;
  /** Stream indexes of text tracks. */
  readonly streams: readonly number[];
  /** Demuxers that may open the source; by default the containers of films. */
  readonly formats?: string;
  /** Seconds, for the time limit. */
  readonly duration: number;
  readonly workDir: string;
}

/**
 * Cues of the text tracks of `source`, in the order of `streams`, in one reading that decodes neither picture nor
 * sound.
 *
 * @throws ProgramError when ffmpeg fails, with any of them.
 */
export async function extractTexts(options: ExtractOptions): Promise<Cue[][]> {
  const { source, streams, formats, duration, workDir, ...tools } = options;
  if (streams.length === 0) return [];
  const files = streams.map((stream) => join(workDir, `text-${stream}.vtt`));
  try {
    await runFfmpeg(
      [
        ...allocationBound,
        ...inputArguments(source, formats === undefined ? {} : { formats }),
        ...streams.flatMap((stream, place) => [
          '-map',
          `0:${stream}`,
          '-c:s',
          'webvtt',
          '-f',
          'webvtt',
          `file:${files[place]}`,
        ]),
      ],
      {
        ...tools,
        seconds: 120 + duration,
        memoryBytes: 4 * 1024 ** 3,
        fileBytes: 64 * 1024 ** 2,
        reads: [source],
        folder: workDir,
      },
    );
    return await Promise.all(files.map(async (file) => readCues(await readFile(file, 'utf8'))));
  } finally {
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }
}

/** As {@link extractTexts}, but a track that cannot be read costs only itself: its place is null. */
export async function extractReadableTexts(options: ExtractOptions): Promise<(Cue[] | null)[]> {
  try {
    return await extractTexts(options);
  } catch {
    options.signal?.throwIfAborted();
    const texts: (Cue[] | null)[] = [];
    for (const stream of options.streams) {
      const [cues = null] = await extractTexts({ ...options, streams: [stream] }).catch(() => []);
      options.signal?.throwIfAborted();
      texts.push(cues);
    }
    return texts;
  }
}
