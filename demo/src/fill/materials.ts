import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MusicMood } from '../content/types.ts';
import { openingsArguments, reelArguments } from '../film/film-arguments.ts';
import type { FilmSound } from '../film/film-arguments.ts';
import type { Size } from '../film/renditions.ts';
import { clipSize, filmSize, segmentDuration, showcaseSize } from '../film/timing.ts';
import { joinBeginnings } from '../music/wav.ts';
import { clipPicture, reelScenes } from '../pictures/picture-names.ts';
import { fingerprint } from './fingerprints.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import type { Title } from './order.ts';
import { packaged, packagedBefore } from './packaged.ts';
import type { Studio } from './studio.ts';

/** Makes what films are composed of, and has the service package it. Every call gives the asset's id. */
export interface MaterialDesk {
  /** The scenes of a mood with its music. */
  reel(mood: MusicMood): Promise<string>;
  /** The same, upright, for clips. */
  uprightReel(mood: MusicMood): Promise<string>;
  /** The openings of the titles given, a segment each, in their order. */
  openings(titles: readonly Title[]): Promise<string>;
  /** The openings of clips, a segment each, in their order. */
  clipOpenings(clips: readonly Clip[]): Promise<string>;
  /** A whole film of one title's own scenes, in a greater size. */
  showcase(title: Title): Promise<string>;
}

/** An upright film to be made. */
export interface Clip {
  readonly slug: string;
  readonly mood: MusicMood;
}

type MaterialOptions = Pick<
  FillOptions,
  'client' | 'readImage' | 'uploadSource' | 'runFfmpeg' | 'cacheDir' | 'signal'
> & {
  readonly pause: NonNullable<FillOptions['pause']>;
};

export function openMaterialDesk(
  options: MaterialOptions,
  { studio, journal, content }: { studio: Studio; journal: Journal; content: Fingerprints },
): MaterialDesk {
  const { readImage, runFfmpeg, cacheDir, signal } = options;
  const folder = path.join(cacheDir, 'films');
  const made = filesIn(folder);
  const musicOf = musicFrom(studio, made);

  /** A title's card is its title frame as well; it is there unless its pictures could not be made. */
  const openingOf = ({ slug }: { readonly slug: string }): Promise<string> =>
    made(`${slug}-opening-${content.get(`film/${slug}`)}.jpg`, async () => {
      const card = journal.titles[slug]?.visit_card.rus;
      const stored = card === undefined ? null : await readImage(card);
      return stored ?? studio.letterOpening(slug);
    });
  const scenesOf = (reel: string): Promise<string[]> =>
    Promise.all(
      reelScenes(reel).map((name, place) =>
        made(`${reel}-scene-${place}-${content.get(`reel/${reel}`)}.jpg`, () => studio.toJpeg(name)),
      ),
    );

  const material = materialsIn(folder, options, journal);

  const reelNamed = (reel: string, mood: MusicMood, size: Size): Promise<string> =>
    material(`reel-${reel}-${content.get(`reel/${reel}`)}`, async (output) => {
      const [sound, stills] = await Promise.all([musicOf(mood), scenesOf(reel)]);
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
      const sound = await joinSounds(sounds, path.join(folder, name));
      await runFfmpeg(openingsArguments({ frames, sound, output, ...size }), { signal, folder });
      await Promise.all(Object.values(sound).map((file) => rm(file, { force: true })));
    });
  };

  return {
    reel: (mood) => reelNamed(mood, mood, filmSize),
    uprightReel: (mood) => reelNamed(`${mood}-upright`, mood, clipSize),
    openings: (titles) => row('openings', titles, { size: filmSize, frameOf: openingOf }),
    clipOpenings: (clips) =>
      row('clips', clips, {
        size: clipSize,
        // Without lettering: the feed says the title over the picture.
        frameOf: ({ slug }) =>
          made(`${slug}-opening-${content.get(`film/${slug}`)}.jpg`, () => studio.toJpeg(clipPicture(slug))),
      }),
    showcase: (title) =>
      material(`showcase-${title.slug}-${content.get(`film/${title.slug}`)}`, async (output) => {
        const [sound, opening, stills] = await Promise.all([
          musicOf(title.mood),
          openingOf(title),
          scenesOf(title.slug),
        ]);
        await runFfmpeg(reelArguments({ stills, sound, opening, output, ...showcaseSize }), {
          signal,
          folder,
        });
      }),
  };
}

/** Gives the asset of the material `name`. `makeSource` writes its source, unless an earlier start had it packaged. */
type MakeMaterial = (name: string, makeSource: (output: string) => Promise<void>) => Promise<string>;

/** Has the service package sources that are made in `folder`. */
function materialsIn(folder: string, options: MaterialOptions, journal: Journal): MakeMaterial {
  const { client, uploadSource, signal } = options;
  const keep = async (name: string, ingest: number, asset: string): Promise<string> => {
    journal.materials[name] = { ingest, asset };
    await journal.save();
    return asset;
  };
  return async (name, makeSource) => {
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
}

/** Gives the path of a file that `make` has written, or that an earlier attempt left. */
type MakeFile = (name: string, make: () => Promise<Uint8Array>) => Promise<string>;

/** Files for ffmpeg in `folder`. */
function filesIn(folder: string): MakeFile {
  return async (name, make) => {
    const file = path.join(folder, name);
    if ((await stat(file).catch(() => null)) !== null) return file;
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.partial`, bytes);
    await rename(`${file}.partial`, file);
    return file;
  };
}

/** The music of each mood, composed when it is first wanted. */
function musicFrom(studio: Studio, made: MakeFile): (mood: MusicMood) => Promise<FilmSound> {
  const music = new Map<MusicMood, Promise<FilmSound>>();
  const compose = async (mood: MusicMood): Promise<FilmSound> => {
    let beds: ReturnType<Studio['compose']> | null = null;
    const bed = async (language: keyof FilmSound): Promise<Uint8Array> =>
      (await (beds ??= studio.compose(mood)))[language];
    const rus = await made(`${mood}-rus.wav`, () => bed('rus'));
    return { rus, eng: await made(`${mood}-eng.wav`, () => bed('eng')) };
  };
  return (mood) => {
    const composed = music.get(mood) ?? compose(mood);
    music.set(mood, composed);
    return composed;
  };
}

/** Writes the beginnings of `sounds` one after the other, a segment each, to files whose paths begin with `prefix`. */
async function joinSounds(sounds: readonly FilmSound[], prefix: string): Promise<FilmSound> {
  const sound: FilmSound = { rus: `${prefix}-rus.wav`, eng: `${prefix}-eng.wav` };
  for (const language of ['rus', 'eng'] as const) {
    const files = new Map<string, Buffer>();
    for (const { [language]: file } of sounds) files.set(file, files.get(file) ?? (await readFile(file)));
    const beginnings = sounds.flatMap(({ [language]: file }) => files.get(file) ?? []);
    await writeFile(sound[language], joinBeginnings(beginnings, segmentDuration));
  }
  return sound;
}
