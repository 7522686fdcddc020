import { createHash } from 'node:crypto';
import path from 'node:path';
import { demoChannels } from '../content/channels.ts';
import { demoFilms } from '../content/films.ts';
import { toImport } from '../content/import.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { channelInPack, titleInPack } from '../pictures/pack-index.ts';
import {
  cardOf,
  clipPicture,
  heroOf,
  pictureOfKey,
  portraitOf,
  posterOf,
  reelScenes,
  songScenes,
  stillsOf,
} from '../pictures/picture-names.ts';
import { withFillers } from './channel-pictures.ts';

/** Raised when everything is to be lettered, composed and cut again although content and pictures are the same. */
export const recipe = 2;

/** What the texts of the whole catalogue are recognised by, and what its channels play. */
export function fingerprintOfTexts(): string {
  return fingerprint([toImport(), toImport().flatMap(({ channels = [] }) => channels.map(withFillers))]);
}

/**
 * What stored pictures and films are recognised by: what is changed, content or picture, is made again, and nothing else
 * is. Keys are `title/`, `person/`, `other/`, `song/`, `film/` and `reel/` with a slug, key or name, `film/` also with
 * those of seasons' episodes and clips.
 */
export type Fingerprints = ReadonlyMap<string, string>;

/** @param digests of the pictures of the pack, by their paths in it */
export function fingerprintsOfContent(digests: ReadonlyMap<string, string>): Fingerprints {
  const picture = (name: string): string | undefined => digests.get(`${name}.avif`);
  const prints = new Map<string, string>();
  for (const reel of reelsOf(digests)) prints.set(`reel/${reel}`, fingerprint(reelScenes(reel).map(picture)));
  for (const { slug, name, cast, mood, lines } of [...demoFilms, ...demoSeries]) {
    const lettering = [name, cast.map(({ person }) => person), titleInPack(slug)];
    const card = picture(cardOf(slug));
    const others = [posterOf(slug), heroOf(slug), ...stillsOf(slug)].map(picture);
    const reels = [mood, slug].map((reel) => prints.get(`reel/${reel}`));
    prints.set(`title/${slug}`, fingerprint([lettering, card, others]));
    prints.set(`film/${slug}`, fingerprint([lettering, card, lines, reels]));
  }
  for (const { slug, seasons } of demoSeries) {
    const film = prints.get(`film/${slug}`);
    for (const episode of seasons.flatMap(({ episodes }) => episodes))
      if (film !== undefined) prints.set(`film/${episode.slug}`, film);
  }
  for (const { slug, name, cast, mood, episodes } of demoShortSeries) {
    const lettering = [name, cast.map(({ person }) => person), titleInPack(slug)];
    const pictures = [posterOf(slug), cardOf(slug), heroOf(slug)].map(picture);
    prints.set(`title/${slug}`, fingerprint([lettering, pictures]));
    for (const { slug: clip, lines, seconds } of episodes)
      prints.set(
        `film/${clip}`,
        fingerprint([picture(clipPicture(clip)), lines, seconds, prints.get(`reel/${mood}-upright`)]),
      );
  }
  for (const { slug } of demoPersons) prints.set(`person/${slug}`, fingerprint(picture(portraitOf(slug))));
  for (const { key } of demoPictured) prints.set(`other/${key}`, fingerprint([picture(pictureOfKey(key))]));
  for (const { slug, letters, number } of demoChannels)
    prints.set(
      `other/channel/${slug}`,
      fingerprint([letters, number, channelInPack(slug), digests.get(`channels/${slug}.svg`)]),
    );
  for (const sheet of songSheets)
    prints.set(`song/${sheet.slug}`, fingerprint([sheet, songScenes(sheet.slug).map(picture)]));
  return prints;
}

/** Names of the reels that the pack has scenes of. */
function reelsOf(digests: ReadonlyMap<string, string>): ReadonlySet<string> {
  const paths = [...digests.keys()].filter((file) => file.startsWith('reels/'));
  return new Set(paths.map((file) => path.dirname(file.slice('reels/'.length))));
}

/** A short name for a thing that can be written as JSON. */
export function fingerprint(thing: unknown): string {
  return createHash('sha256').update(JSON.stringify(thing)).digest('hex').slice(0, 12);
}
