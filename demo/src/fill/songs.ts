import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SongSheet } from '../karaoke/sheet.ts';
import { songArguments } from '../karaoke/song-arguments.ts';
import { songScenes } from '../pictures/picture-names.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import { packaged, packagedBefore } from './packaged.ts';
import type { Studio } from './studio.ts';

/** Makes the songs of the karaoke catalogue and has the service package them, each with its words. */
export interface SongDesk {
  make(sheet: SongSheet): Promise<void>;
}

/** A song to be made. */
export interface SongStep {
  /** Begins a sentence. */
  readonly what: string;
  readonly run: () => Promise<void>;
}

/** The songs that are not there. */
export function planSongs(songs: readonly SongSheet[], journal: Journal, desk: SongDesk): SongStep[] {
  return songs
    .filter(({ slug }) => journal.songs[slug]?.isPublished !== true)
    .map((sheet) => ({ what: `The song “${sheet.slug}”`, run: () => desk.make(sheet) }));
}

export function openSongDesk(
  options: Pick<FillOptions, 'client' | 'uploadSource' | 'runFfmpeg' | 'cacheDir' | 'signal' | 'onChange'> & {
    readonly pause: NonNullable<FillOptions['pause']>;
  },
  { studio, journal }: { readonly studio: Studio; readonly journal: Journal },
): SongDesk {
  const { client, uploadSource, runFfmpeg, cacheDir, signal, onChange } = options;
  const folder = path.join(cacheDir, 'songs');

  /** Plays and writes down a song, and hands it in. Gives the ingest's id. */
  const handIn = async (sheet: SongSheet): Promise<number> => {
    const own = path.join(folder, sheet.slug);
    const file = (name: string): string => path.join(own, name);
    await mkdir(own, { recursive: true });
    try {
      const { backing, guided, lyrics, duration } = await studio.playSong(sheet.slug);
      const scenes = await Promise.all(
        songScenes(sheet.slug).map(async (name, place) => {
          await writeFile(file(`${place}.jpg`), await studio.toJpeg(name));
          return file(`${place}.jpg`);
        }),
      );
      await writeFile(file('backing.wav'), backing);
      await writeFile(file('guided.wav'), guided);
      await writeFile(file('lyrics.vtt'), lyrics);
      const sounds = { backing: file('backing.wav'), guided: file('guided.wav') };
      const output = file('song.mkv');
      await runFfmpeg(songArguments({ scenes, ...sounds, language: sheet.language, duration, output }), {
        signal,
        folder: own,
      });
      const { id } = await client.operator.createIngest({
        kind: 'karaoke',
        encoding: 'fast',
        slug: sheet.slug,
        upload_id: await uploadSource(output),
        file_name: `${sheet.slug}.mkv`,
        lyrics: { upload_id: await uploadSource(file('lyrics.vtt')), file_name: `${sheet.slug}.vtt` },
      });
      return id;
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  };

  return {
    make: async (sheet) => {
      const before = journal.songs[sheet.slug];
      const known = before !== undefined && (await packagedBefore(before.ingest, options)) !== null;
      signal.throwIfAborted();
      const ingest = known ? before.ingest : await handIn(sheet);
      journal.songs[sheet.slug] = { ingest, isPublished: false };
      await journal.save();
      if (!known) await packaged(ingest, options);
      journal.songs[sheet.slug] = { ingest, isPublished: true };
      await journal.save();
      onChange?.();
    },
  };
}
