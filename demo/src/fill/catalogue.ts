import type { CatalogueImport } from '@kadr/contract';
import { toImport } from '../content/import.ts';
import type { TitlePictures } from '../content/import.ts';
import {
  keyOfChannel,
  keyOfCollection,
  keyOfPromoEvent,
  keyOfService,
  keyOfSong,
} from '../content/pictured.ts';
import { titleInPack } from '../pictures/pack-index.ts';
import { demoFilms } from '../content/films.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries, seasonOfShort } from '../content/short-series.ts';
import { withFillers } from './channel-pictures.ts';
import type { Journal } from './journal.ts';
import { oneAtATime, wait } from './lanes.ts';
import type { FillOptions } from './options.ts';

type ImportedTitle = NonNullable<CatalogueImport['media_items']>[number];

/** The catalogue as it is filled: texts at once, pictures as they are ready. */
export interface CatalogueDesk {
  /** Imports everything that is known now. Titles that cannot be watched yet are shown as coming soon. */
  importAll(): Promise<void>;
  /** Soon imports a film, or the whole series of that series, season or episode, again. */
  refreshTitle(slug: string): void;
  refreshPerson(slug: string): void;
  /** A collection, promo event, song, service or channel, by its key. */
  refreshOther(key: string): void;
  /** Runs `work` while no import is under way. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Waits for all imports. @throws the first error of one. */
  settled(): Promise<void>;
}

/** How long changes are gathered for one import, in milliseconds. */
const gatherFor = 500;

export function openCatalogueDesk(
  { client, onChange, pause = wait, signal }: Pick<FillOptions, 'client' | 'onChange' | 'pause' | 'signal'>,
  journal: Journal,
): CatalogueDesk {
  const alone = oneAtATime();
  const titles = new Set<string>();
  const persons = new Set<string>();
  const others = new Set<string>();
  let flushing = Promise.resolve();
  let isFlushing = false;
  let failure: { readonly error: unknown } | null = null;
  /** Resolved when somebody waits for the imports. */
  let hurry = Promise.withResolvers<void>();

  const send = async (batch: CatalogueImport): Promise<void> => {
    await client.operator.importCatalogue(batch);
  };
  /** Imports together what has changed since the last import. */
  const flush = async (): Promise<void> => {
    while (titles.size + persons.size + others.size > 0) {
      await Promise.race([pause(gatherFor, signal), hurry.promise]);
      await alone(async () => {
        const changed = { titles: takeAll(titles), persons: takeAll(persons), others: takeAll(others) };
        await send(partOf(batchesOf(journal), changed));
      });
      onChange?.();
    }
  };
  const begin = (): void => {
    if (isFlushing) return;
    isFlushing = true;
    flushing = flush()
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => {
        isFlushing = false;
      });
  };
  const settle = async (): Promise<void> => {
    await flushing;
    if (titles.size + persons.size + others.size === 0) return;
    begin();
    await settle();
  };
  return {
    alone,
    importAll: async () => {
      await alone(async () => {
        for (const batch of batchesOf(journal)) await send(batch);
      });
      onChange?.();
    },
    refreshTitle: (slug) => {
      titles.add(topOf(slug));
      begin();
    },
    refreshPerson: (slug) => {
      persons.add(slug);
      begin();
    },
    refreshOther: (key) => {
      others.add(key);
      begin();
    },
    settled: async () => {
      hurry.resolve();
      await settle();
      hurry = Promise.withResolvers();
      if (failure !== null) throw failure.error;
    },
  };
}

/** The whole catalogue with the pictures and films that the journal knows. */
function batchesOf(journal: Journal): CatalogueImport[] {
  const known = toImport({
    titles: picturesByTitle(journal),
    persons: new Map(Object.entries(journal.portraits)),
    others: new Map(Object.entries(journal.others)),
  });
  const watchable = watchableOf(journal);
  return known.map(({ media_items, channels, ...rest }) =>
    Object.assign(
      rest,
      channels && { channels: channels.map(withFillers) },
      media_items && { media_items: media_items.map((title) => asKnown(title, watchable)) },
    ),
  );
}

/** Slugs of films and series and of persons, and keys of what else has a picture. */
type Changed = Readonly<Record<'titles' | 'persons' | 'others', ReadonlySet<string>>>;

function takeAll(slugs: Set<string>): ReadonlySet<string> {
  const taken = new Set(slugs);
  slugs.clear();
  return taken;
}

/** One batch of what has changed. */
function partOf(all: readonly CatalogueImport[], { titles, persons, others }: Changed): CatalogueImport {
  return {
    persons: all.flatMap((batch) => batch.persons ?? []).filter(({ slug }) => persons.has(slug)),
    media_items: all
      .flatMap((batch) => batch.media_items ?? [])
      .filter(({ slug }) => titles.has(topOf(slug))),
    services: all
      .flatMap((batch) => batch.services ?? [])
      .filter(({ alias }) => others.has(keyOfService(alias))),
    collections: all
      .flatMap((batch) => batch.collections ?? [])
      .filter(({ slug }) => others.has(keyOfCollection(slug))),
    promo_events: all
      .flatMap((batch) => batch.promo_events ?? [])
      .filter(({ slug }) => others.has(keyOfPromoEvent(slug))),
    karaoke_items: all
      .flatMap((batch) => batch.karaoke_items ?? [])
      .filter(({ slug }) => others.has(keyOfSong(slug))),
    channels: all
      .flatMap((batch) => batch.channels ?? [])
      .filter(({ slug }) => others.has(keyOfChannel(slug))),
  };
}

/** The colour of each title, which it has before its pictures are there. */
const tones: ReadonlyMap<string, TitlePictures> = new Map(
  [...demoFilms, ...demoSeries, ...demoShortSeries].map((title) => [
    title.slug,
    { color: titleInPack(title.slug).color },
  ]),
);

function asKnown(title: ImportedTitle, watchable: ReadonlySet<string>): ImportedTitle {
  return { ...title, is_coming_soon: !watchable.has(title.slug) };
}

/** Slugs of every season, with its series and its episodes. */
const seasons = [
  ...demoSeries.flatMap((series) =>
    series.seasons.map(({ slug, episodes }) => ({ slug, series: series.slug, episodes })),
  ),
  ...demoShortSeries.map(({ slug, episodes }) => ({ slug: seasonOfShort(slug), series: slug, episodes })),
];

const seriesOf: ReadonlyMap<string, string> = new Map(
  seasons.flatMap(({ slug, series, episodes }) =>
    [slug, ...episodes.map((episode) => episode.slug)].map((part) => [part, series] as const),
  ),
);

/** The film or series that a title belongs to. */
function topOf(slug: string): string {
  return seriesOf.get(slug) ?? slug;
}

/** What can be watched now: films and episodes, and the seasons and series that hold one. */
function watchableOf({ composed }: Journal): ReadonlySet<ImportedTitle['slug']> {
  const watchable = new Set(composed);
  for (const { slug, series, episodes } of seasons) {
    if (episodes.some((episode) => watchable.has(episode.slug))) watchable.add(slug).add(series);
  }
  return watchable;
}

/**
 * An episode shows a still of its series, another one than the episode before it; a clip has an upright picture of its
 * own. What has no pictures yet has its colour already.
 */
function picturesByTitle({ titles, clips }: Journal): Map<string, TitlePictures> {
  const pictures = new Map<string, TitlePictures>(tones);
  for (const [slug, stored] of Object.entries(titles)) pictures.set(slug, stored);
  for (const { slug, episodes } of demoShortSeries) {
    for (const episode of episodes) {
      const upright = clips[episode.slug];
      pictures.set(episode.slug, {
        ...pictures.get(slug),
        ...(upright !== undefined && { screenshots: [upright] }),
      });
    }
  }
  for (const series of demoSeries) {
    const stored = titles[series.slug];
    if (stored === undefined || stored.screenshots.length === 0) continue;
    for (const [place, episode] of series.seasons.flatMap(({ episodes }) => episodes).entries()) {
      const still = stored.screenshots[place % stored.screenshots.length];
      if (still !== undefined)
        pictures.set(episode.slug, { ...stored, visit_card: still, background: still });
    }
  }
  return pictures;
}
