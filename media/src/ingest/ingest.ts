import { availableParallelism } from 'node:os';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedAssetSchema, similaritySchema } from '@kadr/contract';
import type {
  FurtherCodec,
  ingestInputKinds,
  IngestWarning,
  PublishedAsset,
  Similarity,
} from '@kadr/contract';
import { KadrError } from '@kadr/contract/errors';
import { z } from 'zod';
import { publishedAsset } from '../compose/published-asset.ts';
import { refusal } from '../ffmpeg/failure.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import { longestOutput } from '../transcode/transcode-arguments.ts';
import { framesToCover } from '../grid.ts';
import { inFurtherCodecs, ladder } from '../ladder.ts';
import type { EncodingPreset, Rung } from '../ladder.ts';
import { packageFilm } from '../packager/package-film.ts';
import type { MeasuredTrack } from '../packager/package-film.ts';
import type { PackagingKey } from '../packager/packager-arguments.ts';
import { trackDuration } from '../packager/read-mpd.ts';
import { chooseFrames } from '../posters/choose-frames.ts';
import { extractPosters } from '../posters/extract-posters.ts';
import type { Poster } from '../posters/extract-posters.ts';
import { onPicture } from '../picture-work/on-picture.ts';
import { probe } from '../probe/probe.ts';
import type { SourceMedia } from '../probe/source-media.ts';
import { measureSimilarity } from '../quality/measure-similarity.ts';
import type { Storage } from '../storage/storage.ts';
import { extractReadableTexts } from '../subtitles/extract-texts.ts';
import { readLyrics } from '../subtitles/read-lyrics.ts';
import type { LyricsFile } from '../subtitles/read-lyrics.ts';
import { readSidecar } from '../subtitles/read-sidecar.ts';
import type { SidecarFile, SubtitleTrack } from '../subtitles/read-sidecar.ts';
import { cuesWithin, writeWebVtt } from '../subtitles/write-webvtt.ts';
import { planThumbnails, thumbnailsPlaylist, timeOf } from '../thumbnails/plan-thumbnails.ts';
import type { ThumbnailsPlan } from '../thumbnails/plan-thumbnails.ts';
import { audioTrackIds, makeIndex, paths, textTracks } from './asset-files.ts';
import { fingerprint } from './fingerprint.ts';
import { openJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import { createProgressMeter } from './progress.ts';
import type { IngestProgress, ProgressMeter } from './progress.ts';
import { allAtHand, assetPrefix, storeAsset } from './publish.ts';
import type { AssetFile } from './publish.ts';
import { packagedTracksSchema, postersSchema, sourceMediaSchema, subtitleTracksSchema } from './stages.ts';
import { together } from './together.ts';
import { transcode } from '../transcode/transcode.ts';

export interface IngestOptions {
  /** Path of the film or sound, which is not changed. */
  readonly source: string;
  /** Files beside it; those in a language of an embedded track come before it. */
  readonly subtitles?: readonly SidecarFile[];
  /** The words of a song. */
  readonly lyrics?: LyricsFile | null;
  readonly kind: (typeof ingestInputKinds)[number];
  /** Encrypts the asset; clear by default. */
  readonly key?: PackagingKey | undefined;
  /** Id of the new asset: never used before, 16 to 40 lower-case letters and digits. */
  readonly assetId: string;
  /**
   * Made when missing; only for this job, on a disk with room for twice the result. Another call with the same one
   * resumes the job where it stopped.
   */
  readonly workDir: string;
  readonly storage: Storage;
  readonly now: () => Date;
  readonly onProgress?: (progress: IngestProgress) => void;
  /** Called with everything that is left out or altered of the source, also when a job is resumed. */
  readonly onWarning?: (warning: IngestWarning) => void;
  /** Ends the job and its programs. The work directory stays, for resuming the job. */
  readonly signal?: AbortSignal;
  /** `quality` by default. */
  readonly preset?: EncodingPreset;
  /** Codecs of the picture beside H.264; each takes several times as long as H.264. */
  readonly furtherCodecs?: readonly FurtherCodec[];
  /** Bound of the threads of each decoder and encoder; by default the machine's cores, at most 16. */
  readonly threads?: number;
  /** Bound of ffmpeg's address space; 8 GiB by default. */
  readonly memoryBytes?: number;
  /** Paths or names of the programs; by default from the PATH, and from npm's shaka-packager. */
  readonly ffmpeg?: string | undefined;
  readonly ffprobe?: string | undefined;
  readonly packager?: string | undefined;
  /** Starts the programs; by default the room's own spawner. */
  readonly run?: RunProgram;
}

const defaultMemory = 8 * 1024 ** 3;
const mostThreads = 16;
const postersWanted = 5;

/** A film's titles and credits at either end make no posters; a song, and an asset without a title, has none. */
const posterMargin: Readonly<Record<IngestOptions['kind'], number | null>> = {
  film: 0.08,
  episode: 0.08,
  trailer: 0.02,
  karaoke: null,
  material: null,
};

/**
 * Makes an asset from a file: probes it, transcodes it to the grid, packages it, illustrates it and stores everything
 * under `assets/<assetId>/`, the index last. A job that fails leaves nothing in storage.
 *
 * @throws KadrError UNSUPPORTED_MEDIA with the reason when the file cannot be used (the work directory is then
 *   removed); UNAVAILABLE when the machine is at fault; the signal's reason when aborted. After those the work
 *   directory stays, and the same call takes the job up again.
 */
export async function ingest(options: IngestOptions): Promise<PublishedAsset> {
  const { assetId, workDir, storage } = options;
  if (!publishedAssetSchema.shape.id.safeParse(assetId).success) {
    throw new KadrError('INVALID_INPUT', {
      message: 'An asset id is 16 to 40 lower-case letters and digits.',
      field: 'assetId',
    });
  }
  let asset: PublishedAsset;
  try {
    asset = await run(options);
  } catch (error) {
    await storage.deletePrefix(assetPrefix(assetId)).catch(() => undefined);
    if (error instanceof KadrError && error.error === 'UNSUPPORTED_MEDIA')
      await rm(workDir, { recursive: true, force: true });
    throw error;
  }
  // The asset is published: a directory that cannot be removed does not undo that.
  await rm(workDir, { recursive: true, force: true }).catch(() => undefined);
  return asset;
}

function threadsOf({ threads }: IngestOptions): number {
  return threads ?? Math.min(mostThreads, availableParallelism());
}

interface Job {
  readonly options: IngestOptions;
  readonly journal: Journal;
  readonly meter: ProgressMeter;
  readonly signal: AbortSignal;
  readonly tools: {
    readonly ffmpeg: string | undefined;
    readonly ffprobe: string | undefined;
    readonly run: RunProgram | undefined;
  };
  readonly media: SourceMedia;
  readonly rungs: readonly Rung[];
  readonly thumbnails: ThumbnailsPlan | null;
  readonly film: string;
  readonly sprite: string;
}

async function run(options: IngestOptions): Promise<PublishedAsset> {
  const { source, workDir, now, onProgress = () => undefined, onWarning = () => undefined } = options;
  const signal = options.signal ?? new AbortController().signal;
  signal.throwIfAborted();
  const meter = createProgressMeter(onProgress, now);
  meter.at('probing', 0);
  const journal = await openJournal(workDir, await fingerprint(options));
  const tools = { ffmpeg: options.ffmpeg, ffprobe: options.ffprobe, run: options.run };
  const sidecars = await journal.stage('sidecars', subtitleTracksSchema, () =>
    readSidecars(options, { ...tools, signal }),
  );
  const media = await journal.stage('probe', sourceMediaSchema, () => probe(source, { ...tools, signal }));
  for (const warning of media.warnings) onWarning(warning);
  const lyrics = options.lyrics ? await readLyrics(options.lyrics, media.duration) : null;

  const rungs = media.video === null ? [] : inFurtherCodecs(ladder(media.video), options.furtherCodecs ?? []);
  const job: Job = {
    options,
    journal,
    meter,
    signal,
    tools,
    media,
    rungs,
    thumbnails: media.video === null ? null : planThumbnails(media.video, media.duration),
    film: join(workDir, 'film.mp4'),
    sprite: join(workDir, 'sprite.jpg'),
  };
  const [, embedded] = await together(
    signal,
    (both) => makeFilm(job, both),
    (both) => readEmbedded(job, both),
  );
  meter.at('packaging', 0);
  const [packaged, [posters, similarity]] = await together(
    signal,
    (both) => packageTracks(job, both),
    async (both) => [await makePosters(job, both), await compareWithSource(job, both)] as const,
  );
  meter.at('illustrating', 1);
  return publish(job, packaged, { posters, similarity, subtitles: [...sidecars, ...embedded], lyrics });
}

async function readSidecars(
  { subtitles = [], workDir }: IngestOptions,
  tools: Parameters<typeof readSidecar>[2],
): Promise<SubtitleTrack[]> {
  const tracks: SubtitleTrack[] = [];
  for (const sidecar of subtitles) tracks.push(await readSidecar(sidecar, workDir, tools));
  return tracks;
}

async function makeFilm(job: Job, signal: AbortSignal): Promise<void> {
  const { options, journal, meter, media, rungs, thumbnails, film, sprite, tools } = job;
  await journal.stage('transcode', z.literal(true), async () => {
    await transcode({
      source: options.source,
      media,
      rungs,
      thumbnails,
      film,
      sprite,
      signal,
      ffmpeg: tools.ffmpeg,
      run: tools.run,
      preset: options.preset ?? 'quality',
      threads: threadsOf(options),
      memoryBytes: options.memoryBytes ?? defaultMemory,
      unfinished: journal.unfinished,
      onProgress: (fraction) => meter.at('transcoding', fraction),
    });
    return true as const;
  });
}

async function readEmbedded(
  { options, journal, media, tools }: Job,
  signal: AbortSignal,
): Promise<SubtitleTrack[]> {
  const { source, workDir, onWarning } = options;
  const tracks = await journal.stage('embedded', subtitleTracksSchema, async () => {
    const streams = media.text.map(({ index }) => index);
    const texts = await extractReadableTexts({
      source,
      streams,
      duration: media.duration,
      workDir,
      signal,
      ...tools,
    });
    return media.text.map(({ language, title }, place) => ({ language, title, cues: texts[place] ?? [] }));
  });
  return tracks.filter(({ cues, language }, place) => {
    if (cues.length > 0) return true;
    onWarning?.({ code: 'subtitles_unreadable', stream: media.text[place]?.index ?? 0, language });
    return false;
  });
}

/** Subtitles visible in a film of `duration` seconds; warns of the others. */
function shownSubtitles(
  subtitles: readonly SubtitleTrack[],
  duration: number,
  onWarning: IngestOptions['onWarning'],
): SubtitleTrack[] {
  return subtitles.filter(({ cues, language }) => {
    const outside = cues.length - cuesWithin(cues, duration).length;
    if (outside === 0) return true;
    const isAll = outside === cues.length;
    onWarning?.({ code: isAll ? 'subtitles_all_outside' : 'subtitles_outside', language, count: outside });
    return !isAll;
  });
}

/** Names are those under which the tracks lie, in the order of the film's streams. */
function trackNames({ rungs, media }: Job): string[] {
  return [...rungs.map(({ id }) => id), ...audioTrackIds(media.audio)];
}

function packageFolder({ options }: Job): string {
  return join(options.workDir, 'package');
}

async function packageTracks(job: Job, signal: AbortSignal): Promise<MeasuredTrack[]> {
  const { options, journal, media, film, tools } = job;
  const tracks = await journal.stage('package', packagedTracksSchema, async () => {
    const unfinished = journal.unfinished('package');
    const made = await packageFilm({
      film,
      tracks: trackNames(job),
      folder: unfinished,
      duration: media.duration,
      key: options.key,
      signal,
      packager: options.packager,
      run: tools.run,
    });
    await rm(packageFolder(job), { recursive: true, force: true });
    await rename(unfinished, packageFolder(job));
    return made;
  });
  checkLength(tracks, media);
  return tracks;
}

/** The output must be about as long as the input. */
function checkLength(tracks: readonly MeasuredTrack[], media: SourceMedia): void {
  const longest = Math.max(...tracks.map(trackDuration));
  const shortest = Math.min(...tracks.map(trackDuration));
  if (longest >= longestOutput(media.duration) - 1) {
    throw refusal('damaged', 'The clock of the file jumps: it plays longer than it is.');
  }
  if (media.duration - shortest > Math.min(30, 2 + media.duration * 0.02)) {
    throw refusal(
      'damaged',
      `The file is damaged: of ${media.duration.toFixed(1)} s only ${shortest.toFixed(1)} s could be decoded.`,
    );
  }
}

async function makePosters(
  { options, journal, thumbnails, film, sprite, tools }: Job,
  signal: AbortSignal,
): Promise<Poster[]> {
  const margin = posterMargin[options.kind];
  if (thumbnails === null || margin === null) return [];
  return journal.stage('posters', postersSchema, async () => {
    const folder = join(options.workDir, 'posters');
    await mkdir(folder, { recursive: true });
    const frames = chooseFrames({
      sprite: await onPicture('readPixels', { file: sprite }),
      thumbnailHeight: thumbnails.height,
      count: thumbnails.count,
      wanted: postersWanted,
      margin,
    });
    return extractPosters(
      film,
      frames.map((frame) => timeOf(thumbnails, frame)),
      folder,
      { ...tools, signal },
    );
  });
}

/** Null for films of the fast preset, too, whose fidelity is not the point: the demo's. */
async function compareWithSource(job: Job, signal: AbortSignal): Promise<Similarity | null> {
  const { options, journal, media, rungs, film, tools } = job;
  const preset = options.preset ?? 'quality';
  if (preset === 'fast') return null;
  return journal.stage('similarity', similaritySchema.nullable(), async () => {
    try {
      return await measureSimilarity({
        source: options.source,
        media,
        rungs,
        preset,
        film,
        folder: journal.unfinished('similarity'),
        threads: threadsOf(options),
        memoryBytes: options.memoryBytes ?? defaultMemory,
        signal,
        ffmpeg: tools.ffmpeg,
        run: tools.run,
      });
    } catch {
      // A film that decodes from its beginning, and not from its middle, is published without the comparison.
      signal.throwIfAborted();
      return null;
    }
  });
}

interface Extras {
  readonly posters: readonly Poster[];
  readonly similarity: Similarity | null;
  readonly subtitles: readonly SubtitleTrack[];
  readonly lyrics: string | null;
}

async function publish(
  job: Job,
  tracks: MeasuredTrack[],
  { posters, similarity, subtitles, lyrics }: Extras,
): Promise<PublishedAsset> {
  const { options, journal, meter, signal, media, rungs, sprite } = job;
  const { assetId, storage, workDir } = options;
  meter.at('publishing', 0);
  const segments = (packaged: readonly MeasuredTrack[]): AssetFile[] =>
    packaged.flatMap(({ id, files }) =>
      files.map(({ name, size }) => ({
        path: `${id}/${name}`,
        body: { file: join(packageFolder(job), id, name), size },
      })),
    );
  let packaged = tracks;
  if (!(await allAtHand(storage, assetId, segments(packaged)))) {
    await journal.forget('package');
    packaged = await packageTracks(job, signal);
  }

  const duration = Math.max(...packaged.map(trackDuration));
  const shown = shownSubtitles(subtitles, duration, options.onWarning);
  const text = textTracks(shown);
  const thumbnails = playlistOf(job, packaged);
  const { key } = options;
  const protection = key && { scheme: key.scheme, key_id: key.keyId };
  const index = makeIndex({
    assetId,
    rungs,
    audio: media.audio,
    text,
    hasLyrics: lyrics !== null,
    thumbnails,
    packaged,
    protection,
    similarity,
  });
  const files: AssetFile[] = [
    ...segments(packaged),
    ...shown.map(({ cues }, place): AssetFile => ({
      path: text[place]?.file ?? '',
      body: { text: writeWebVtt(cues, duration) },
    })),
    ...(lyrics === null ? [] : [{ path: paths.lyrics, body: { text: lyrics } }]),
    ...posters.map(({ name }): AssetFile => ({
      path: paths.poster(name),
      body: { copyOf: join(workDir, 'posters', name) },
    })),
  ];
  if (thumbnails !== null) {
    files.push(
      { path: paths.playlist, body: { text: JSON.stringify(thumbnails) } },
      { path: paths.sprite, body: { copyOf: sprite } },
    );
  }
  await storeAsset(storage, index, files, {
    signal,
    onStored: (fraction) => meter.at('publishing', fraction * 0.99),
  });
  meter.at('publishing', 1);
  return publishedAsset(
    index,
    posters.map(({ name, color }) => ({ image: assetPrefix(assetId) + paths.poster(name), color })),
  );
}

/** Only of thumbnails that the picture was long enough for. */
function playlistOf({ rungs, thumbnails }: Job, packaged: readonly MeasuredTrack[]) {
  const picture = packaged.find(({ id }) => id === rungs[0]?.id);
  if (thumbnails === null || picture === undefined) return null;
  const drawn = Math.ceil(framesToCover(trackDuration(picture)) / thumbnails.frames);
  return thumbnailsPlaylist({ ...thumbnails, count: Math.min(thumbnails.count, drawn) });
}
