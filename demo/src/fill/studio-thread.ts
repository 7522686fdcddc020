import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@kadr/contract';
import sharp from 'sharp';
import { z } from 'zod';
import { demoAds } from '../ads/ad-clips.ts';
import { composeJingle } from '../ads/jingle.ts';
import { demoChannels } from '../content/channels.ts';
import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import type { MusicMood } from '../content/types.ts';
import { composeBeds } from '../music/bed.ts';
import { wav } from '../music/wav.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { writeLyrics } from '../karaoke/song-lyrics.ts';
import { scoreOf } from '../karaoke/song-score.ts';
import { playSong } from '../karaoke/song-sound.ts';
import { drawChannelLogo } from '../pictures/channel-logo.ts';
import { letterInEveryLanguage, letterPicture, openGround } from '../pictures/lettered-title.ts';
import type { LetteredThing } from '../pictures/lettered-title.ts';
import { adInPack, titleInPack } from '../pictures/pack-index.ts';
import { readPicture } from '../pictures/pack.ts';
import { adCard, cardOf, posterOf } from '../pictures/picture-names.ts';
import type { LetteredTitle, PlayedSong } from './studio.ts';

export type StudioJob =
  | { readonly kind: 'title'; readonly slug: string }
  | { readonly kind: 'opening'; readonly slug: string; readonly language: Language }
  | { readonly kind: 'logo'; readonly slug: string }
  | { readonly kind: 'jpeg'; readonly name: string }
  | { readonly kind: 'song'; readonly slug: string }
  | { readonly kind: 'jingle'; readonly slug: string }
  | { readonly kind: 'music'; readonly mood: MusicMood };

export type StudioAnswer =
  | { readonly kind: 'title'; readonly pictures: LetteredTitle }
  | { readonly kind: 'picture'; readonly picture: Uint8Array }
  | { readonly kind: 'music'; readonly rus: Uint8Array; readonly eng: Uint8Array }
  | { readonly kind: 'jingle'; readonly sound: Uint8Array }
  | { readonly kind: 'song'; readonly song: PlayedSong }
  | { readonly kind: 'failure'; readonly failure: string };

const titles: ReadonlyMap<string, LetteredThing> = new Map(
  [...demoFilms, ...demoSeries, ...demoShortSeries].map((title) => [title.slug, title]),
);
const sheets = new Map(songSheets.map((sheet) => [sheet.slug, sheet]));
const ads = new Map(demoAds.map((ad) => [ad.slug, ad]));
const channels = new Map(demoChannels.map((channel) => [channel.slug, channel]));

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
    case 'title':
      return { kind: 'title', pictures: await letteredTitle(job.slug) };
    case 'opening':
      return { kind: 'picture', picture: await letteredOpening(job.slug, job.language) };
    case 'logo':
      return { kind: 'picture', picture: await drawChannelLogo(found(channels, job.slug)) };
    case 'jpeg':
      return { kind: 'picture', picture: await jpeg(await readPicture(job.name)) };
    case 'song':
      return { kind: 'song', song: played(job.slug) };
    case 'jingle': {
      const { mood, duration } = found(ads, job.slug);
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
  const sheet = found(sheets, slug);
  const score = scoreOf(sheet);
  const { backing, guided } = playSong(sheet, score);
  return {
    backing: wav(backing),
    guided: wav(guided),
    lyrics: writeLyrics(score),
    duration: score.duration,
  };
}

async function letteredTitle(slug: string): Promise<LetteredTitle> {
  const what = { thing: found(titles, slug), lettering: titleInPack(slug) };
  return {
    logo: await letterInEveryLanguage(await readPicture(posterOf(slug)), 'poster', what),
    visit_card: await letterInEveryLanguage(await readPicture(cardOf(slug)), 'card', what),
  };
}

async function letteredOpening(slug: string, language: Language): Promise<Uint8Array> {
  const ad = ads.get(slug);
  const ground = await openGround(await readPicture(ad === undefined ? cardOf(slug) : adCard(slug)));
  return letterPicture(ground, 'card', {
    thing: ad ?? found(titles, slug),
    lettering: ad === undefined ? titleInPack(slug) : adInPack(slug),
    language,
  });
}

function jpeg(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).jpeg({ quality: 92, optimiseCoding: false }).toBuffer();
}

function found<T>(things: ReadonlyMap<string, T>, slug: string): T {
  const thing = things.get(slug);
  if (thing === undefined) throw new Error(`The demo has no “${slug}”.`);
  return thing;
}
