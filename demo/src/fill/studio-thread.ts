import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@kadr/contract';
import { z } from 'zod';
import { demoAds } from '../ads/ad-clips.ts';
import { composeJingle } from '../ads/jingle.ts';
import { drawChannelLogo } from '../art/channel-logo.ts';
import { drawClipPictures } from '../art/clip-pictures.ts';
import { drawPortrait } from '../art/portrait-pictures.ts';
import { encode, paintTitle } from '../art/title-art.ts';
import { drawTitleFrame } from '../art/title-frame.ts';
import { drawTitlePictures } from '../art/title-pictures.ts';
import { toneOf } from '../art/tone.ts';
import { demoFilms } from '../content/films.ts';
import { demoSongs } from '../content/karaoke.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import type { Pictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import type { DemoTitle, MusicMood } from '../content/types.ts';
import { composeBeds } from '../music/bed.ts';
import { wav } from '../music/wav.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { writeLyrics } from '../karaoke/song-lyrics.ts';
import { scoreOf } from '../karaoke/song-score.ts';
import { playSong } from '../karaoke/song-sound.ts';
import type { DrawnClip, DrawnTitle, PlayedSong } from './studio.ts';

export type StudioJob =
  | { readonly kind: 'title'; readonly slug: string; readonly stills: number }
  | { readonly kind: 'clip'; readonly slug: string }
  | {
      readonly kind: 'opening';
      readonly slug: string;
      readonly width: number;
      readonly height: number;
      readonly language: Language;
    }
  | {
      readonly kind: 'scene';
      readonly slug: string;
      readonly place: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'portrait'; readonly slug: string }
  | { readonly kind: 'other'; readonly key: string }
  | { readonly kind: 'song'; readonly slug: string }
  | {
      readonly kind: 'song-scene';
      readonly slug: string;
      readonly place: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'jingle'; readonly slug: string }
  | { readonly kind: 'music'; readonly mood: MusicMood };

export type StudioAnswer =
  | { readonly kind: 'title'; readonly art: DrawnTitle }
  | { readonly kind: 'clip'; readonly clip: DrawnClip }
  | { readonly kind: 'picture'; readonly picture: Uint8Array }
  | { readonly kind: 'music'; readonly rus: Uint8Array; readonly eng: Uint8Array }
  | { readonly kind: 'jingle'; readonly sound: Uint8Array }
  | { readonly kind: 'song'; readonly song: PlayedSong }
  | { readonly kind: 'failure'; readonly failure: string };

type Drawable = Omit<DemoTitle, 'lines'>;
/** What has its name set upon it. */
type Named = Pick<Drawable, 'slug' | 'name' | 'art'> & Partial<Pick<Drawable, 'cast'>>;
/** What a scene is drawn of. */
type Drawn = Pick<Drawable, 'slug' | 'name' | 'art'>;

const titles: ReadonlyMap<string, Drawable> = new Map(
  [...demoFilms, ...demoSeries, ...demoShortSeries].map((title) => [title.slug, title]),
);
const seriesOfClips: ReadonlyMap<string, Drawable> = new Map(
  demoShortSeries.flatMap((series) => series.episodes.map(({ slug }) => [slug, series])),
);
const persons = new Map(demoPersons.map((person) => [person.slug, person]));
const sheets = new Map(songSheets.map((sheet) => [sheet.slug, sheet]));
const songs: ReadonlyMap<string, Drawn> = new Map(demoSongs.map((song) => [song.slug, song]));
const ads = new Map(demoAds.map((ad) => [ad.slug, ad]));
const named: ReadonlyMap<string, Named> = new Map<string, Named>([...titles, ...ads]);
const others = new Map(demoPictured.map((one) => [one.key, one]));

// On Linux a priority is a thread's own; elsewhere it would slow the answers to viewers down as well.
const { isQuiet } = z.object({ isQuiet: z.boolean() }).parse(workerData);
if (isQuiet && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (job: StudioJob) => {
  void work(job)
    .catch((error: unknown): StudioAnswer => ({
      kind: 'failure',
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((answer) => parentPort?.postMessage(answer));
});

async function work(job: StudioJob): Promise<StudioAnswer> {
  switch (job.kind) {
    case 'title': {
      const title = known(titles, job.slug);
      return {
        kind: 'title',
        art: { ...(await drawTitlePictures(title, job.stills)), color: toneOf(title) },
      };
    }
    case 'clip':
      return { kind: 'clip', clip: await drawClipPictures(known(seriesOfClips, job.slug), job.slug) };
    case 'opening':
      return {
        kind: 'picture',
        picture: await drawTitleFrame(known(named, job.slug), job.width, job.height, job.language),
      };
    case 'scene':
      return { kind: 'picture', picture: await drawScene(known(named, job.slug), job) };
    case 'portrait':
      return { kind: 'picture', picture: await drawPortrait(known(persons, job.slug)) };
    case 'other':
      return { kind: 'picture', picture: await drawOther(known(others, job.key)) };
    case 'song':
      return { kind: 'song', song: played(job.slug) };
    case 'song-scene':
      return { kind: 'picture', picture: await drawScene(known(songs, job.slug), job) };
    case 'jingle': {
      const { mood, duration } = known(ads, job.slug);
      return { kind: 'jingle', sound: wav(composeJingle(mood, duration)) };
    }
    case 'music':
      return { kind: 'music', ...composeFiles(job.mood) };
    default:
      return job satisfies never;
  }
}

function composeFiles(mood: MusicMood) {
  const { rus, eng } = composeBeds(mood);
  return { rus: wav(rus), eng: wav(eng) };
}

function played(slug: string): PlayedSong {
  const sheet = known(sheets, slug);
  const score = scoreOf(sheet);
  const { backing, guided } = playSong(sheet, score);
  return {
    backing: wav(backing),
    guided: wav(guided),
    lyrics: writeLyrics(score),
    duration: score.duration,
  };
}

/** A wide picture, or a tall one, of a title; of its second, fourth … the country alone. */
async function drawScene(
  title: Drawn,
  { place, width, height }: { place: number; width: number; height: number },
): Promise<Uint8Array> {
  const variation = { key: `${title.slug}/scene${place}`, ...(place % 2 === 1 && { motif: null }) };
  return encode(await paintTitle(title, width > height ? 'plate' : 'still', width, height, variation));
}

/** One picture without lettering, or a channel's mark. */
async function drawOther(one: Pictured): Promise<Uint8Array> {
  if ('letters' in one) return drawChannelLogo(one);
  const {
    key,
    name,
    art,
    size: [width, height],
  } = one;
  const title = { slug: key, art, name: { rus: name, eng: name, hye: name } };
  return encode(await paintTitle(title, width > height ? 'plate' : 'still', width, height));
}

function known<T>(things: ReadonlyMap<string, T>, slug: string): T {
  const thing = things.get(slug);
  if (thing === undefined) throw new Error(`The demo has no “${slug}”.`);
  return thing;
}
