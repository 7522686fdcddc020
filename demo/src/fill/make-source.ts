import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import { reelArguments } from '../film/film-arguments.ts';
import type { FilmSound } from '../film/film-arguments.ts';
import { writeSubtitles } from '../film/subtitles.ts';
import { filmDuration, filmSize, segmentsPerFilm, trailerDuration, trailerSegments } from '../film/timing.ts';
import { songArguments } from '../karaoke/song-arguments.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { reelScenes, songScenes } from '../pictures/picture-names.ts';
import type { FillOptions } from './options.ts';
import { playableOf } from './order.ts';
import type { Title } from './order.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';

/** What the ingest worker needs of a source: files, with what lies beside them. */
export interface MadeSourceFiles {
  readonly source: string;
  readonly subtitles: readonly {
    readonly path: string;
    readonly fileName: string;
    readonly language: string;
  }[];
  readonly lyrics: { readonly path: string; readonly fileName: string } | null;
}

export interface SourceMaking {
  /** Empty, and of this source alone. */
  readonly folder: string;
  readonly runFfmpeg: FillOptions['runFfmpeg'];
  readonly signal: AbortSignal;
  /** Told how much is made: 0–1. */
  readonly onProgress: (share: number) => void;
}

interface Making extends SourceMaking {
  readonly studio: Studio;
}

/**
 * Makes the source of a film, an episode, a trailer or a song: the key is `film/`, `trailer/` or `song/` and its slug. It
 * is encoded as the service would encode it, so that packaging copies its pictures.
 *
 * @throws an Error when the demo has no such film, or it cannot be made; the signal's reason when aborted.
 */
export async function makeDemoSource(key: string, making: SourceMaking): Promise<MadeSourceFiles> {
  const [kind = '', slug = ''] = key.split('/');
  const studio = openStudio(2, { signal: making.signal, isQuiet: false });
  try {
    if (kind === 'song') return await makeSong(slug, { ...making, studio });
    const title = titlesByFilm.get(slug);
    if (title === undefined || (kind !== 'film' && kind !== 'trailer'))
      throw new Error(`The demo cannot make “${key}”.`);
    return await makeFilm(title, kind, { ...making, studio });
  } finally {
    await studio.close();
  }
}

/** Titles by their own slugs and by those of their episodes. */
const titlesByFilm: ReadonlyMap<string, Title> = new Map(
  [...demoFilms, ...demoSeries].flatMap((title: Title) =>
    [title.slug, ...playableOf(title).map(({ slug }) => slug)].map((slug) => [slug, title] as const),
  ),
);

async function makeFilm(
  title: Title,
  kind: 'film' | 'trailer',
  { folder, runFfmpeg, signal, onProgress, studio }: Making,
): Promise<MadeSourceFiles> {
  const isTrailer = kind === 'trailer';
  const write = writerIn(folder);
  const scenes = reelScenes(title.mood).slice(isTrailer ? 1 - trailerSegments : 0);
  const [sound, opening, ...stills] = await Promise.all([
    studio.compose(title.mood).then(async ({ rus, eng }): Promise<FilmSound> => ({
      rus: await write('rus.wav', rus),
      eng: await write('eng.wav', eng),
    })),
    studio.letterOpening(title.slug).then((picture) => write('opening.jpg', picture)),
    ...scenes.map(async (name, place) => write(`scene-${place}.jpg`, await studio.toJpeg(name))),
  ]);
  const source = path.join(folder, 'film.mkv');
  const [segments, duration] = isTrailer
    ? [trailerSegments, trailerDuration]
    : [segmentsPerFilm, filmDuration];
  await runFfmpeg(reelArguments({ stills, sound, opening, segments, output: source, ...filmSize }), {
    signal,
    folder,
    onProgress: (seconds) => onProgress(seconds / duration),
  });
  const lines = isTrailer ? title.lines.slice(0, 2) : title.lines;
  const subtitles = writeSubtitles(lines, duration).map(async ({ language, vtt }) => {
    const fileName = `film.${language}.vtt`;
    return { path: await write(fileName, vtt), fileName, language };
  });
  return { source, subtitles: await Promise.all(subtitles), lyrics: null };
}

async function makeSong(
  slug: string,
  { folder, runFfmpeg, signal, onProgress, studio }: Making,
): Promise<MadeSourceFiles> {
  const sheet = songSheets.find((one) => one.slug === slug);
  if (sheet === undefined) throw new Error(`The demo has no song “${slug}”.`);
  const write = writerIn(folder);
  const [{ backing, guided, lyrics, duration }, ...scenes] = await Promise.all([
    studio.playSong(slug),
    ...songScenes(slug).map(async (name, place) => write(`scene-${place}.jpg`, await studio.toJpeg(name))),
  ]);
  const sounds = {
    backing: await write('backing.wav', backing),
    guided: await write('guided.wav', guided),
  };
  const source = path.join(folder, 'song.mkv');
  await runFfmpeg(songArguments({ scenes, ...sounds, language: sheet.language, duration, output: source }), {
    signal,
    folder,
    onProgress: (seconds) => onProgress(seconds / duration),
  });
  const fileName = `${slug}.vtt`;
  return { source, subtitles: [], lyrics: { path: await write(fileName, lyrics), fileName } };
}

/** Writes files into `folder` and gives their paths. */
function writerIn(folder: string): (name: string, content: Uint8Array | string) => Promise<string> {
  return async (name, content) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };
}
