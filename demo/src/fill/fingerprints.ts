import { createHash } from 'node:crypto';
import { demoFilms } from '../content/films.ts';
import { toImport } from '../content/import.ts';
import { demoPersons } from '../content/persons.ts';
import { demoSongs } from '../content/karaoke.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { withFillers } from './channel-pictures.ts';

/** Raised when everything is to be drawn, composed and cut anew although the content is the same. */
export const recipe = 1;

/** What the texts of the whole catalogue are recognised by, and what its channels play. */
export function fingerprintOfTexts(): string {
  return fingerprint([toImport(), toImport().flatMap(({ channels = [] }) => channels.map(withFillers))]);
}

/**
 * What pictures and films are recognised by: a changed title is drawn again, and only that one. Keys are `title/`, `person/`,
 * `other/`, `song/` and `film/` with a slug or key, `film/` also with those of seasons' episodes and clips.
 */
export function fingerprintsOfContent(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { slug, art, name, cast, mood, lines } of [...demoFilms, ...demoSeries]) {
    known.set(`title/${slug}`, fingerprint([art, name, cast.map(({ person }) => person)]));
    known.set(`film/${slug}`, fingerprint([art, name, mood, lines]));
  }
  for (const { slug, seasons } of demoSeries) {
    const film = known.get(`film/${slug}`);
    for (const episode of seasons.flatMap(({ episodes }) => episodes))
      if (film !== undefined) known.set(`film/${episode.slug}`, film);
  }
  for (const { slug, art, name, cast, mood, episodes } of demoShortSeries) {
    known.set(`title/${slug}`, fingerprint([art, name, cast.map(({ person }) => person)]));
    for (const { slug: clip, lines, seconds } of episodes)
      known.set(`film/${clip}`, fingerprint([art, name, mood, lines, seconds]));
  }
  for (const { biography: _biography, ...person } of demoPersons)
    known.set(`person/${person.slug}`, fingerprint(person));
  for (const one of demoPictured) known.set(`other/${one.key}`, fingerprint(one));
  for (const sheet of songSheets) {
    const art = demoSongs.find(({ slug }) => slug === sheet.slug)?.art;
    known.set(`song/${sheet.slug}`, fingerprint([sheet, art]));
  }
  return known;
}

/** A short name for a thing that can be written as JSON. */
export function fingerprint(thing: unknown): string {
  return createHash('sha256').update(JSON.stringify(thing)).digest('hex').slice(0, 12);
}
