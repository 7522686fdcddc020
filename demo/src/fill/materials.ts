import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MusicMood } from '../content/types.ts';
import { openingsArguments, reelArguments, sceneSize } from '../film/film-arguments.ts';
import type { FilmSound, Size } from '../film/film-arguments.ts';
import { clipSize, filmSize, segmentDuration, showcaseSize } from '../film/timing.ts';
import { joinBeginnings } from '../music/wav.ts';
import { fingerprint, fingerprintsOfContent } from './fingerprints.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import type { Title } from './order.ts';
import { packaged, packagedBefore } from './packaged.ts';
import type { PictureDesk } from './pictures.ts';
import type { Studio } from './studio.ts';

/** Makes what films are composed of, and has the service package it. Every call gives the asset's id. */
export interface MaterialDesk {
  /** Scenes of a mood, out of the titles given, with its music. */
  reel(mood: MusicMood, scenes: readonly Scenery[]): Promise<string>;
  /** The same, upright, for clips. */
  uprightReel(mood: MusicMood, scenes: readonly Scenery[]): Promise<string>;
  /** The openings of the titles given, a segment each, in their order. */
  openings(titles: readonly Title[]): Promise<string>;
  /** The openings of clips, a segment each, in their order. */
  clipOpenings(clips: readonly Clip[]): Promise<string>;
  /** A whole film of one title's own scenes, in a greater size. */
  showcase(title: Title): Promise<string>;
}

/** A title whose art a scene shows. */
export type Scenery = Pick<Title, 'slug'>;

/** An upright film to be made. */
export interface Clip {
  readonly slug: string;
  readonly mood: MusicMood;
}

const scenesOfShowcase = 5;

export function openMaterialDesk(
  options: Pick<FillOptions, 'client' | 'uploadSource' | 'runFfmpeg' | 'cacheDir' | 'signal'> & {
    readonly pause: NonNullable<FillOptions['pause']>;
  },
  {
    studio,
    journal,
    pictures,
  }: { studio: Studio; journal: Journal; pictures: Pick<PictureDesk, 'cardOf' | 'clipOpening'> },
): MaterialDesk {
  const { client, uploadSource, runFfmpeg, cacheDir, signal } = options;
  const folder = path.join(cacheDir, 'films');
  const content = fingerprintsOfContent();
  const music = new Map<MusicMood, Promise<FilmSound>>();

  const musicOf = (mood: MusicMood): Promise<FilmSound> => {
    const composed = music.get(mood) ?? composeOnce(mood);
    music.set(mood, composed);
    return composed;
  };
  const composeOnce = async (mood: MusicMood): Promise<FilmSound> => {
    let beds: ReturnType<Studio['compose']> | null = null;
    const bed = async (language: keyof FilmSound): Promise<Uint8Array> =>
      (await (beds ??= studio.compose(mood)))[language];
    const rus = await drawn(`${mood}-rus.wav`, () => bed('rus'));
    return { rus, eng: await drawn(`${mood}-eng.wav`, () => bed('eng')) };
  };
  /** A drawn or composed file; one that an earlier attempt left is taken as it is. */
  const drawn = async (name: string, draw: () => Promise<Uint8Array>): Promise<string> => {
    const file = path.join(folder, name);
    if ((await stat(file).catch(() => null)) !== null) return file;
    const picture = await draw();
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.partial`, picture);
    await rename(`${file}.partial`, file);
    return file;
  };
  /** A title's card is its title frame as well; where it is drawn already, it is taken. */
  const openingOf = ({ slug }: Scenery, { width, height }: Size): Promise<string> =>
    drawn(`${slug}-opening-${height}.jpg`, async () => {
      const card = height <= filmSize.height ? pictures.cardOf(slug) : undefined;
      return card ?? studio.drawOpening(slug, width, height);
    });
  const scenesOf = (titles: readonly Scenery[], size: Size, name: string): Promise<string[]> =>
    Promise.all(
      titles.map(({ slug }, place) => {
        const { width, height } = sceneSize(place, titles.length, size);
        return drawn(`${name}-scene-${place}.jpg`, () =>
          studio.drawScene(slug, new Set(titles).size === 1 ? place : 0, width, height),
        );
      }),
    );

  const material = async (name: string, makeSource: (output: string) => Promise<void>): Promise<string> => {
    const before = journal.materials[name];
    if (before !== undefined) {
      const asset = before.asset ?? (await packagedBefore(before.ingest, options));
      if (asset !== null) return keep(name, before.ingest, asset);
    }
    signal.throwIfAborted();
    await mkdir(folder, { recursive: true });
    const source = path.join(folder, `${name}.mkv`);
    await makeSource(source);
    const upload_id = await uploadSource(source);
    await rm(source, { force: true });
    const { id } = await client.operator.createIngest({
      kind: 'material',
      encoding: 'fast',
      upload_id,
      file_name: `${name}.mkv`,
    });
    journal.materials[name] = { ingest: id, asset: null };
    await journal.save();
    return keep(name, id, await packaged(id, options));
  };
  const keep = async (name: string, ingest: number, asset: string): Promise<string> => {
    journal.materials[name] = { ingest, asset };
    await journal.save();
    return asset;
  };

  const reelNamed = (name: string, mood: MusicMood, scenes: readonly Scenery[], size: Size) =>
    material(`reel-${name}`, async (output) => {
      const [sound, stills] = await Promise.all([musicOf(mood), scenesOf(scenes, size, name)]);
      await runFfmpeg(reelArguments({ stills, sound, output, ...size }), { signal, folder });
    });
  /** Title frames in a row, over the beginnings of their moods' music. */
  const row = (
    kind: 'openings' | 'clips',
    shown: readonly Clip[],
    { size, frameOf }: { size: Size; frameOf: (one: Clip) => Promise<string> },
  ): Promise<string> => {
    const name = `${kind}-${fingerprint(shown.map(({ slug }) => [slug, content.get(`film/${slug}`)]))}`;
    return material(name, async (output) => {
      const frames = await Promise.all(shown.map(frameOf));
      const sounds = await Promise.all(shown.map(({ mood }) => musicOf(mood)));
      const sound: FilmSound = {
        rus: path.join(folder, `${name}-rus.wav`),
        eng: path.join(folder, `${name}-eng.wav`),
      };
      for (const language of ['rus', 'eng'] as const) {
        const files = new Map<string, Buffer>();
        for (const { [language]: file } of sounds) files.set(file, files.get(file) ?? (await readFile(file)));
        const beginnings = sounds.flatMap(({ [language]: file }) => files.get(file) ?? []);
        await writeFile(sound[language], joinBeginnings(beginnings, segmentDuration));
      }
      await runFfmpeg(openingsArguments({ frames, sound, output, ...size }), { signal, folder });
      await Promise.all(Object.values(sound).map((file) => rm(file, { force: true })));
    });
  };

  return {
    reel: (mood, scenes) => reelNamed(mood, mood, scenes, filmSize),
    uprightReel: (mood, scenes) => reelNamed(`${mood}-upright`, mood, scenes, clipSize),
    openings: (titles) =>
      row('openings', titles, { size: filmSize, frameOf: (title) => openingOf(title, filmSize) }),
    clipOpenings: (clips) =>
      row('clips', clips, {
        size: clipSize,
        frameOf: ({ slug }) =>
          drawn(`${slug}-opening-${clipSize.height}.jpg`, () => pictures.clipOpening(slug)),
      }),
    showcase: (title) =>
      material(`showcase-${title.slug}`, async (output) => {
        const scenes = Array.from({ length: scenesOfShowcase }, () => title);
        const [sound, opening, stills] = await Promise.all([
          musicOf(title.mood),
          openingOf(title, showcaseSize),
          scenesOf(scenes, showcaseSize, title.slug),
        ]);
        await runFfmpeg(reelArguments({ stills, sound, opening, output, ...showcaseSize }), {
          signal,
          folder,
        });
      }),
  };
}
