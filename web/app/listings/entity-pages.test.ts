import { createElement } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { cardOf, findSeed } from '../../server/testing/fixture-catalogue.ts';
import { fixtureCollection, fixturePromoEvent, fixtureSong } from '../../server/testing/fixture-listed.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import type { RenderOptions } from '../ui/testing/render.tsx';
import { CollectionPage } from '../collections/collection-page.tsx';
import { CollectionsPage } from '../collections/collections-page.tsx';
import { KaraokeCataloguePage } from '../karaoke/karaoke-catalogue-page.tsx';
import { KaraokePage } from '../karaoke/karaoke-page.tsx';
import { PromoEventPage } from '../promo-events/promo-event-page.tsx';
import { PromoEventsPage } from '../promo-events/promo-events-page.tsx';
import { collectionQuery, collectionTitlesQuery, collectionsQuery } from '../collections/queries.ts';
import { karaokeItemQuery, karaokeQuery } from '../karaoke/queries.ts';
import { promoEventQuery, promoEventTitlesQuery, promoEventsQuery } from '../promo-events/queries.ts';

const seed = findSeed('salt-line');
if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
const film = cardOf(seed, 'eng');
const pages = (items: readonly unknown[], next_cursor: string | null = null) => ({
  pages: [{ items, next_cursor }],
  pageParams: [null],
});

const entities: Readonly<Record<string, ComponentType>> = {
  collections: CollectionPage,
  promo_events: PromoEventPage,
  karaoke: KaraokePage,
};
const lists: Readonly<Record<string, ComponentType>> = {
  collections: CollectionsPage,
  promo_events: PromoEventsPage,
  karaoke: KaraokeCataloguePage,
};
const of = (table: Readonly<Record<string, ComponentType>>, path: string): ComponentType => {
  const found = table[path.split('/')[1] ?? ''];
  if (!found) throw new Error(`No page is at ${path}.`);
  return found;
};

const page = (path: string, answers: RenderOptions['answers'] = []): string =>
  render(createElement(of(entities, path)), {
    language: 'eng',
    path,
    route: `/${path.split('/')[1] ?? ''}/:id`,
    answers,
  });
const list = (path: string, answers: RenderOptions['answers'] = []): string =>
  render(createElement(of(lists, path)), { language: 'eng', path, answers });

describe('a collection’s page', () => {
  const { slug, id } = fixtureCollection;
  const shown = (over: Partial<typeof fixtureCollection> = {}): string =>
    page(`/collections/${slug}`, [
      [collectionQuery(slug).queryKey, { ...fixtureCollection, ...over }],
      [collectionTitlesQuery(id).queryKey, pages([film])],
    ]);

  it('shows picture, name, description, how much there is in it and its titles (CT-026, CT-053)', () => {
    const markup = shown();
    expect(markup).toMatch(/<h1[^>]*>While It Snows<\/h1>/);
    expect(markup).toContain(`${fixtureCollection.logo ?? ''}/collection`);
    expect(textOf(markup)).toContain('Films that are cold outside and warm inside.');
    expect(textOf(markup)).toContain('2 films and series');
    expect(markup).toContain('href="/movies/salt-line"');
    expect(markup).toContain('href="/collections"');
  });

  it('shows the logos of who holds the rights, when there are any (CT-145)', () => {
    const logo = `${fixtureCollection.copyright_holder_logo_1 ?? ''}/channel`;
    expect(shown()).toContain(logo);
    expect(shown({ copyright_holder_logo_1: null })).not.toContain(logo);
  });

  it('shows markup in its texts as text', () => {
    expect(shown({ description: '<img src=x onerror=alert(1)>' })).not.toContain('<img src=x');
  });
});

describe('a promo event’s page', () => {
  const { slug, id } = fixturePromoEvent;
  const shown = (over: Partial<typeof fixturePromoEvent> = {}): string =>
    page(`/promo_events/${slug}`, [
      [promoEventQuery(slug).queryKey, { ...fixturePromoEvent, ...over }],
      [promoEventTitlesQuery(id).queryKey, pages([film])],
    ]);

  it('says what it is, until when, how one takes part, and shows its titles (CT-028, CT-029)', () => {
    const markup = shown();
    expect(markup).toMatch(/<h1[^>]*>The Warm Marathon<\/h1>/);
    const text = textOf(markup);
    for (const words of [
      'All winter long',
      '12+',
      'Through December 31, 2027',
      'How to take part',
      'Watch it.',
    ])
      expect(text).toContain(words);
    expect(markup).toContain('href="/movies/salt-line"');
    expect(markup).toMatch(/<a[^>]*href="\/collections\/while-it-snows"[^>]*>.*Choose the first film/);
  });

  it('has no button before it begins and when it is over, and says so (CT-029)', () => {
    const coming = shown({ state: 'coming' });
    expect(textOf(coming)).toContain('Starts on September 21, 2026');
    const over = shown({ state: 'over' });
    expect(textOf(over)).toContain('Ended on December 31, 2027');
    for (const markup of [coming, over]) expect(markup).not.toContain('Choose the first film');
  });

  it('leads nowhere outside (MB-149)', () => {
    const target = { type: 'link' as const, link: 'javascript:alert(1)', title: 'Click' };
    expect(shown({ target })).not.toContain('javascript:');
  });
});

describe('a song’s page', () => {
  const { slug, id } = fixtureSong;
  const other = { ...fixtureSong, id: id + 1, slug: 'another', name: 'Another' };
  const answers: RenderOptions['answers'] = [
    [karaokeItemQuery(slug).queryKey, fixtureSong],
    [karaokeQuery().queryKey, pages([fixtureSong, other])],
  ];

  it('shows singer, name, what the song is, stills and other songs (CT-022, CT-051)', () => {
    const markup = page(`/karaoke/${slug}`, answers);
    expect(markup).toMatch(/<h1[^>]*>Snow in F Sharp<\/h1>/);
    expect(textOf(markup)).toContain('Irina Velskaya');
    expect(textOf(markup)).toContain('For a high voice.');
    expect(markup).toContain(`${fixtureSong.logo ?? ''}/karaoke`);
    expect(markup).toContain(fixtureSong.screenshots[0] ?? '');
    expect(markup).toContain('href="/karaoke/another"');
    expect(markup).not.toContain(`href="/karaoke/${slug}"`);
  });

  it('can be kept as a favourite (CT-065)', () => {
    const button = (is_favorite: boolean): string =>
      /<button[^>]*data-event-name="favourite"[^>]*>/.exec(
        page(`/karaoke/${slug}`, [[karaokeItemQuery(slug).queryKey, { ...fixtureSong, is_favorite }]]),
      )?.[0] ?? '';
    expect(button(false)).toContain('aria-pressed="false"');
    expect(button(true)).toContain('aria-pressed="true"');
  });
});

describe('their lists', () => {
  it('show every entry by a card that leads to its page (CT-021, CT-026, CT-028)', () => {
    const collections = list('/collections', [
      [collectionsQuery().queryKey, pages([fixtureCollection], 'x')],
    ]);
    expect(collections).toContain('href="/collections/while-it-snows"');
    expect(textOf(collections)).toContain('Show more');
    const events = list('/promo_events', [[promoEventsQuery().queryKey, pages([fixturePromoEvent])]]);
    expect(events).toContain('href="/promo_events/warm-marathon"');
    expect(textOf(events)).toContain('Through December 31, 2027');
    const songs = list('/karaoke/catalog', [[karaokeQuery().queryKey, pages([fixtureSong])]]);
    expect(songs).toContain('href="/karaoke/snow-in-f-sharp"');
    expect(textOf(songs)).toContain('Irina Velskaya');
    expect(songs).toContain('href="/karaoke/snow-in-f-sharp?player"');
    expect(songs).toContain('aria-label="Sing “Snow in F Sharp”"');
  });

  it('say what they are for when there is nothing in them', () => {
    for (const [path, key] of [
      ['/collections', collectionsQuery().queryKey],
      ['/promo_events', promoEventsQuery().queryKey],
      ['/karaoke/catalog', karaokeQuery().queryKey],
    ] as const)
      expect(list(path, [[key, pages([])]])).toMatch(/<h2[^>]*>There are no (?:collections|offers|songs)/);
  });
});
