import type { SearchGroup, SearchResult, SearchSuggestion } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { ChannelsService } from '../channels/service.ts';
import type { CollectionsService } from '../collections/service.ts';
import type { Database } from '../database/database.ts';
import type { KaraokeService } from '../karaoke/service.ts';
import type { ServiceCatalogue } from '../services/service-catalogue.ts';
import { readingsOf } from './readings.ts';
import type { Reading } from './readings.ts';
import { findGenres, findHits, findNear, findPersons, findWordStatistics } from './repository.ts';
import type { Hit } from './repository.ts';
import { textQueries, withoutOneWord } from './text-query.ts';
import { misspelt, understand } from './understanding.ts';
import type { Understanding, WordStatistics } from './understanding.ts';

export interface SearchService {
  /** Everything that the viewer may see and whose names contain the words: at most `limit` results of each kind. */
  query(request: { readonly text: string; readonly limit: number }, viewer: Viewer): Promise<SearchResult>;
  /** A few completions of a text. */
  suggest(text: string, viewer: Viewer): Promise<SearchSuggestion[]>;
}

/** Domains that display their search results by their own rules. */
interface SearchedDomains {
  readonly catalogue: Pick<CatalogueService, 'cards'>;
  readonly collections: Pick<CollectionsService, 'cards'>;
  readonly services: Pick<ServiceCatalogue, 'cards'>;
  readonly karaoke: Pick<KaraokeService, 'cards'>;
  readonly channels: Pick<ChannelsService, 'cards' | 'programmes'>;
}

interface Found<Card> {
  readonly card: Card;
  readonly score: number;
}

const mostSuggested = 8;
/** Titles are the most numerous, so they leave room for other results of the same name. */
const mostTitlesSuggested = 6;
/** Less than the smallest difference between two scores. */
const justBehind = 0.01;

interface SearchContext extends SearchedDomains {
  readonly db: Database;
}

export function createSearchService(
  db: Database,
  { catalogue, collections, services, karaoke, channels }: SearchedDomains,
): SearchService {
  const ctx: SearchContext = { db, catalogue, collections, services, karaoke, channels };

  return {
    query: (input, viewer) => query(ctx, input, viewer),

    suggest: (text, viewer) => suggest(ctx, text, viewer),
  };
}

async function look(
  { db }: SearchContext,
  text: string,
  options: { readonly titles: number; readonly hasRelated: boolean },
  viewer: Viewer,
): Promise<{ understood: Understanding; hits: readonly Hit[] }> {
  const readings = readingsOf(text);
  const understood = understand(readings, await factsOf(db, readings));
  const queries = textQueries(understood);
  if (queries === null) return { understood, hits: [] };
  const hits = await findHits(db, queries, options, viewer);
  if (hits.length > 0) return { understood, hits };
  const fewer = withoutOneWord(understood);
  return { understood, hits: fewer === null ? [] : await findHits(db, fewer, options, viewer) };
}

async function show(
  { catalogue, db, collections, services, karaoke, channels }: SearchContext,
  hits: readonly Hit[],
  viewer: Viewer,
) {
  const of = (type: SearchGroup['type']): number[] =>
    hits.filter((hit) => hit.type === type).map(({ id }) => id);
  const [titles, kinds, persons, editors, offers, songs, television, guide] = await Promise.all([
    catalogue.cards(of('media_item'), viewer),
    findGenres(db, of('genre'), viewer),
    findPersons(db, of('person'), viewer),
    collections.cards(of('collection'), viewer),
    services.cards(of('service'), viewer),
    karaoke.cards(of('karaoke_item'), viewer),
    channels.cards(of('channel'), viewer),
    // A programme is found by itself, and shown at its nearest time.
    channels.programmes(of('epg'), viewer),
  ]);
  const inOrder = <Card>(type: SearchGroup['type'], cards: ReadonlyMap<number, Card>): Found<Card>[] =>
    hits.flatMap((hit) => {
      const card = hit.type === type ? cards.get(hit.id) : undefined;
      return card === undefined ? [] : { card, score: hit.score };
    });
  const scoreOf = new Map(hits.flatMap(({ type, id, score }) => (type === 'person' ? [[id, score]] : [])));
  return {
    titles: inOrder('media_item', titles),
    genres: inOrder('genre', new Map(kinds.map((genre) => [genre.id, genre]))),
    persons: persons
      .map((card) => ({ card, score: scoreOf.get(card.id) ?? 0 }))
      .toSorted((a, b) => b.score - a.score),
    collections: inOrder('collection', editors),
    services: inOrder('service', offers),
    songs: inOrder('karaoke_item', songs),
    channels: inOrder('channel', television),
    programmes: inOrder('epg', guide),
  };
}

async function query(
  ctx: SearchContext,
  { text, limit }: { readonly text: string; readonly limit: number },
  viewer: Viewer,
): Promise<SearchResult> {
  const { understood, hits } = await look(ctx, text, { titles: limit, hasRelated: true }, viewer);
  const shown = await show(ctx, hits, viewer);
  const first = <Card>(found: readonly Found<Card>[]): Card[] =>
    found.slice(0, limit).map(({ card }) => card);
  const scoreOf = ([best]: readonly Found<unknown>[]): number => best?.score ?? 0;
  // Titles of a genre are listed directly after it.
  const titlesScore = Math.max(scoreOf(shown.titles), scoreOf(shown.genres) - justBehind);
  const kinds: { readonly group: SearchGroup; readonly score: number }[] = [
    { group: { type: 'media_item', items: first(shown.titles) }, score: titlesScore },
    { group: { type: 'genre', items: first(shown.genres) }, score: scoreOf(shown.genres) },
    { group: { type: 'person', items: first(shown.persons) }, score: scoreOf(shown.persons) },
    { group: { type: 'collection', items: first(shown.collections) }, score: scoreOf(shown.collections) },
    { group: { type: 'service', items: first(shown.services) }, score: scoreOf(shown.services) },
    { group: { type: 'karaoke_item', items: first(shown.songs) }, score: scoreOf(shown.songs) },
    { group: { type: 'channel', items: first(shown.channels) }, score: scoreOf(shown.channels) },
    { group: { type: 'epg', items: first(shown.programmes) }, score: scoreOf(shown.programmes) },
  ];
  const groups = kinds
    .filter(({ group }) => group.items.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ group }) => group);
  return { understood: understood.isTyped || groups.length === 0 ? null : understood.text, groups };
}

async function suggest(ctx: SearchContext, text: string, viewer: Viewer): Promise<SearchSuggestion[]> {
  const { hits } = await look(ctx, text, { titles: mostTitlesSuggested, hasRelated: false }, viewer);
  const { titles, persons, ...others } = await show(ctx, hits, viewer);
  const suggestions: Found<SearchSuggestion>[] = [
    ...titles.map(({ card: { id, slug, type, name, year, logo, poster_bg_color }, score }) => ({
      card: {
        type: 'media_item' as const,
        media_item: { id, slug, type, name, year, logo, poster_bg_color },
      },
      score,
    })),
    ...persons.map(({ card: person, score }) => ({ card: { type: 'person' as const, person }, score })),
    ...others.genres.map(({ card: genre, score }) => ({
      card: { type: 'genre' as const, genre },
      score,
    })),
    ...others.channels.map(({ card: { id, slug, name, logo }, score }) => ({
      card: { type: 'channel' as const, channel: { id, slug, name, logo } },
      score,
    })),
    ...others.programmes.map(({ card: { id, name, logo, start_time, channel_info }, score }) => ({
      card: { type: 'epg' as const, epg: { id, name, logo, start_time, channel_info } },
      score,
    })),
    ...others.collections.map(({ card: { id, slug, name, logo }, score }) => ({
      card: { type: 'collection' as const, collection: { id, slug, name, logo } },
      score,
    })),
    ...others.services.map(({ card: { id, alias, name, icon }, score }) => ({
      card: { type: 'service' as const, service: { id, alias, name, icon } },
      score,
    })),
    ...others.songs.map(({ card: { id, slug, name, logo, artist }, score }) => ({
      card: { type: 'karaoke_item' as const, karaoke_item: { id, slug, name, logo, artist } },
      score,
    })),
  ];
  return suggestions
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostSuggested)
    .map(({ card }) => card);
}

/** The statistics of every word of every reading. Similar words are looked up only where the text as typed has none. */
async function factsOf(
  db: Database,
  readings: readonly [Reading, ...Reading[]],
): Promise<ReadonlyMap<string, WordStatistics>> {
  const words = new Set(readings.flatMap((reading) => reading.words.flat()));
  const facts = await findWordStatistics(db, [...words]);
  const near = await findNear(db, misspelt(readings, facts));
  if (near.size === 0) return facts;
  return new Map([...facts].map(([word, known]) => [word, { ...known, near: near.get(known.sound) ?? [] }]));
}
