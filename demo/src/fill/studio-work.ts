/** What the studio does, in processes that end (`studio.ts` runs each function by its name). */
import { constants, setPriority } from 'node:os';
import type { Language } from '@kadr/contract';
import sharp from 'sharp';
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

const titles: ReadonlyMap<string, LetteredThing> = new Map(
  [...demoFilms, ...demoSeries, ...demoShortSeries].map((title) => [title.slug, title]),
);
const sheets = new Map(songSheets.map((sheet) => [sheet.slug, sheet]));
const ads = new Map(demoAds.map((ad) => [ad.slug, ad]));
const channels = new Map(demoChannels.map((channel) => [channel.slug, channel]));

if (process.argv.includes('--quiet')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Does nothing: a process starts for it, and then takes the jobs that wait. */
export function begin(): void {}

export async function letterTitle({ slug }: { readonly slug: string }): Promise<LetteredTitle> {
  const what = { thing: found(titles, slug), lettering: titleInPack(slug) };
  return {
    logo: await letterInEveryLanguage(await readPicture(posterOf(slug)), 'poster', what),
    visit_card: await letterInEveryLanguage(await readPicture(cardOf(slug)), 'card', what),
  };
}

export async function letterOpening({
  slug,
  language,
}: {
  readonly slug: string;
  readonly language: Language;
}): Promise<Uint8Array> {
  const ad = ads.get(slug);
  const ground = await openGround(await readPicture(ad === undefined ? cardOf(slug) : adCard(slug)));
  return letterPicture(ground, 'card', {
    thing: ad ?? found(titles, slug),
    lettering: ad === undefined ? titleInPack(slug) : adInPack(slug),
    language,
  });
}

export function drawLogo({ slug }: { readonly slug: string }): Promise<Uint8Array> {
  return drawChannelLogo(found(channels, slug));
}

export async function toJpeg({ name }: { readonly name: string }): Promise<Uint8Array> {
  return sharp(await readPicture(name))
    .jpeg({ quality: 92, optimiseCoding: false })
    .toBuffer();
}

export function composeFilm({ mood }: { readonly mood: MusicMood }) {
  const { rus, eng } = composeBeds(mood);
  return { rus: wav(rus), eng: wav(eng) };
}

export function composeAdvertisement({ slug }: { readonly slug: string }): Uint8Array {
  const { mood, duration } = found(ads, slug);
  return wav(composeJingle(mood, duration));
}

export function playSheet({ slug }: { readonly slug: string }): PlayedSong {
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

function found<T>(things: ReadonlyMap<string, T>, slug: string): T {
  const thing = things.get(slug);
  if (thing === undefined) throw new Error(`The demo has no “${slug}”.`);
  return thing;
}
