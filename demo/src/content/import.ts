import { shortSeriesCategory } from '@kadr/contract';
import type { CatalogueImport } from '@kadr/contract';
import { episodeMarkers } from '../film/timing.ts';
import { readContent } from './content-files.ts';
import { demoAdvertising } from './advertising.ts';
import { channelWith } from './channel-import.ts';
import { demoChannels } from './channels.ts';
import { demoCollections } from './collections.ts';
import { demoFilms } from './films.ts';
import { demoGenres } from './genres.ts';
import { demoSongs } from './karaoke.ts';
import { demoPersons } from './persons.ts';
import { keyOfCollection, keyOfPromoEvent, keyOfService, keyOfSong } from './pictured.ts';
import { demoPrices } from './prices.ts';
import { demoPromoEvents } from './promo-events.ts';
import { catalogueTextsSchema } from './schemas.ts';
import { demoSeries } from './series.ts';
import { demoOnlyInServices, demoServicePrices } from './service-prices.ts';
import { demoServices } from './services.ts';
import { demoShortSeries, seasonOfShort } from './short-series.ts';
import type { DemoEpisode, DemoPerson, DemoSeason, DemoSeries, DemoShortSeries, DemoTitle } from './types.ts';
import { demoViews } from './views.ts';

type ImportedTitle = NonNullable<CatalogueImport['media_items']>[number];
type ImportedPerson = NonNullable<CatalogueImport['persons']>[number];

/** A title without its dialogue. */
type TitleFacts = Omit<DemoTitle, 'lines'>;

/** Paths of a title's uploaded pictures, `/<SHA-256>`; a portrait poster and a card carry the title in a language. */
export interface TitlePictures {
  logo?: NonNullable<ImportedTitle['logo']>;
  visit_card?: NonNullable<ImportedTitle['visit_card']>;
  background?: string;
  /** `#rrggbb`, the dominant colour of the poster. */
  color?: string;
  screenshots?: readonly string[];
}

/** The pictures that are ready, by slug. What has none is imported without. */
export interface DemoPictures {
  /** Of films and series, and of seasons and episodes that have their own: without, they show their series'. */
  titles?: ReadonlyMap<string, TitlePictures>;
  /** Path of the portrait. */
  persons?: ReadonlyMap<string, string>;
  /** Of collections, promo events, songs and services, by their keys. */
  others?: ReadonlyMap<string, string>;
}

/**
 * The whole catalogue as batches for `operator.importCatalogue`, to be sent in this order: genres and persons, titles,
 * services, collections, promo events, songs and channels, main views. Importing again with more pictures changes only the pictures.
 */
export function toImport({
  titles = new Map(),
  persons = new Map(),
  others = new Map(),
}: DemoPictures = {}): CatalogueImport[] {
  return [
    {
      genres: [...demoGenres],
      persons: demoPersons.map((person) => personWith(person, persons.get(person.slug))),
    },
    {
      media_items: [
        ...demoFilms.map((film) => titleWith(film, 'film', titles.get(film.slug))),
        ...demoSeries.flatMap((series) => seriesWith(series, titles).map(withMarkers)),
        // The feed begins with what came last.
        ...demoShortSeries.toReversed().flatMap((series) => shortSeriesWith(series, titles)),
      ],
    },
    {
      services: demoServices.map((service) =>
        Object.assign({}, service, {
          image: others.get(keyOfService(service.alias)) ?? null,
          prices: [...(demoServicePrices.get(service.alias) ?? [])],
        }),
      ),
    },
    {
      collections: demoCollections.map((collection, order_number) =>
        Object.assign({}, collection, {
          order_number,
          logo: others.get(keyOfCollection(collection.slug)) ?? null,
        }),
      ),
      promo_events: demoPromoEvents.map((event, order_number) =>
        Object.assign({}, event, { order_number, logo: others.get(keyOfPromoEvent(event.slug)) ?? null }),
      ),
      karaoke_items: demoSongs.map((song, order_number) =>
        Object.assign({}, song, { order_number, logo: others.get(keyOfSong(song.slug)) ?? null }),
      ),
      channels: demoChannels.map((channel) => channelWith(channel, others)),
    },
    { media_views: [...demoViews] },
  ];
}

function personWith(person: DemoPerson, photo_avatar: string | undefined): ImportedPerson {
  return { ...person, photo_avatar: photo_avatar ?? null };
}

const texts = readContent('catalogue-texts.yaml', catalogueTextsSchema);

function titleWith(
  title: TitleFacts,
  type: 'film' | 'series',
  pictures: TitlePictures | undefined,
): ImportedTitle {
  return {
    slug: title.slug,
    type,
    name: title.name,
    original_name: title.original_name ?? null,
    short_description: title.short_description,
    summary: title.summary,
    note: texts.fragment,
    rating: title.rating,
    year: title.year,
    cast: [...title.cast],
    brands: isForChildren(title) ? [] : [...grownUpBrands],
    ...salesOf(title),
    ads: demoAdvertising.get(title.slug) ?? null,
    ...sharedWithEpisodes(title),
    ...columnsOf(pictures),
  };
}

/** How a title is sold: it is free unless it has prices or belongs to a service only. */
function salesOf({ slug }: TitleFacts): Pick<ImportedTitle, 'usage_model' | 'prices'> {
  const prices = demoPrices.get(slug);
  if (demoOnlyInServices.has(slug)) return { usage_model: 'SERVICE' };
  return prices === undefined ? {} : { usage_model: prices[0].usage_model, prices: [...prices] };
}

/** Brands for everybody; the children's brand shows what is for children only. */
const grownUpBrands = ['kadr', 'ararat'] as const;

/** Whether the children's brand shows a title: it is for children, or it is educational or about sport and suits them. */
export function isForChildren({ age, themes }: Pick<DemoTitle, 'age' | 'themes'>): boolean {
  return age <= 6 && themes.some((theme) => theme === 'kids' || theme === 'education' || theme === 'sport');
}

/** A series before its seasons, a season before its episodes. */
function seriesWith(series: DemoSeries, pictures: ReadonlyMap<string, TitlePictures>): ImportedTitle[] {
  return [
    titleWith(series, 'series', pictures.get(series.slug)),
    ...series.seasons.flatMap((season, at) => seasonWith(series, season, at + 1, pictures)),
  ];
}

function seasonWith(
  series: TitleFacts,
  season: DemoSeason,
  order_number: number,
  pictures: ReadonlyMap<string, TitlePictures>,
): ImportedTitle[] {
  const ofSeries = pictures.get(series.slug);
  const shared = { ...sharedWithEpisodes(series), year: season.year };
  const numbered = (name: string): string => name.replace('{number}', String(order_number));
  const { rus, eng, hye } = texts.season;
  const name = { rus: numbered(rus), eng: numbered(eng), hye: numbered(hye) };
  const { slug, short_description } = season;
  const seasonItself: ImportedTitle = {
    slug,
    type: 'season',
    parent: series.slug,
    order_number,
    name,
    short_description,
    ...shared,
    ...columnsOf(pictures.get(slug) ?? ofSeries),
  };
  const episodeWith = (episode: DemoEpisode, at: number): ImportedTitle =>
    Object.assign(
      { type: 'episode', parent: slug, order_number: at + 1 } as const,
      episode,
      shared,
      columnsOf(pictures.get(episode.slug) ?? ofSeries),
    );
  return [seasonItself, ...season.episodes.map(episodeWith)];
}

/** Every episode of a series has the same opening and end; a clip of a short series has none. */
function withMarkers(title: ImportedTitle): ImportedTitle {
  return title.type === 'episode' ? { ...title, markers: episodeMarkers } : title;
}

/** A short series, its one season and its clips: the category tells them from other series (CT-046). */
function shortSeriesWith(
  series: DemoShortSeries,
  pictures: ReadonlyMap<string, TitlePictures>,
): ImportedTitle[] {
  const season = {
    slug: seasonOfShort(series.slug),
    year: series.year,
    short_description: series.short_description,
    episodes: series.episodes.map(({ slug, name, short_description }) => ({ slug, name, short_description })),
  };
  return [
    titleWith(series, 'series', pictures.get(series.slug)),
    ...seasonWith(series, season, 1, pictures),
  ].map((title) => Object.assign(title, { category: shortSeriesCategory, note: null }));
}

function sharedWithEpisodes({ age, genres, countries, themes }: TitleFacts) {
  return { age, genres: [...genres], countries: [...countries], themes: [...themes] };
}

function columnsOf({ logo, visit_card, background, color, screenshots }: TitlePictures = {}) {
  return {
    logo: logo ?? null,
    visit_card: visit_card ?? null,
    background: background ?? null,
    poster_bg_color: color ?? null,
    screenshots: [...(screenshots ?? [])],
  };
}
