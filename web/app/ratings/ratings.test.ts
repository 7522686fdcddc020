import type { KadrClient } from '@kadr/contract/client';
import { KadrError } from '@kadr/contract';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { fixtureClient } from '../../server/testing/fixture-client.ts';
import { events } from '../data/events.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { createQueryClient } from '../data/query-client.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { rate } from './rate.ts';
import { RatingButton } from './rating-button.tsx';
import { RatingModal } from './rating-modal.tsx';

const seed = findSeed('salt-line');
if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
const film = { ...itemOf(seed, 'rus'), ratings: { wink: 7.8, user: null } };

describe('the rating modal', () => {
  const modal = (current: number | null): string =>
    render(createElement(RatingModal, { name: film.name, current, close: () => undefined }));

  it('offers 0 to 10, each by its own picture (CT-066, CS-032, PL-147)', () => {
    const markup = modal(null);
    const radios = [...markup.matchAll(/<input type="radio"[^>]*value="(\d+)"/g)].map(([, value]) => value);
    expect(radios).toEqual(Array.from({ length: 11 }, (_, value) => String(value)));
    const pictures = markup.match(/<svg[^>]*data-rating[\s\S]*?<\/svg>/g)?.slice(1) ?? [];
    const drawings = pictures.map((picture) => picture.replace(/^<svg[^>]*>/, ''));
    expect(new Set(drawings).size).toBe(11);
    expect(markup).toContain('aria-label="10 из 10: шедевр"');
    expect(textOf(markup)).toContain('Как вам «Соляная линия»?');
  });

  it('begins with the viewer’s rating, with which there is nothing to set (CT-069, CS-033, PL-148)', () => {
    const chosen = (markup: string) =>
      /checked=""[^>]*value="(\d+)"|value="(\d+)"[^>]*checked=""/.exec(markup);
    expect(chosen(modal(8))?.slice(1)).toContain('8');
    expect(chosen(modal(null))?.slice(1)).toContain('0');
    for (const current of [null, 8])
      expect(modal(current)).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/);
  });
});

it('is offered for what is out, with what the viewer gave it', () => {
  const button = (over = {}): string => render(createElement(RatingButton, { item: { ...film, ...over } }));
  expect(button()).toContain('aria-label="Оценить"');
  expect(textOf(button({ ratings: { wink: 7.8, user: 9 } }))).toBe('Моя оценка: 9');
  expect(button({ is_coming_soon: true })).toBe('');
});

describe('rating', () => {
  const recorded: { name: string; data: unknown }[] = [];
  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/movies/salt-line' });
    recorded.length = 0;
    events.deliverTo((event) => recorded.push({ name: event.name, data: event.data }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  function setUp(ratings: Partial<KadrClient['ratings']> = {}) {
    const asked: string[] = [];
    const client = fixtureClient({ language: 'rus', onCall: (operation) => void asked.push(operation) });
    const queries = createQueryClient(() => ({ ...client, ratings: { ...client.ratings, ...ratings } }), 0);
    for (const key of [film.slug, film.id]) queries.setQueryData(mediaItemQuery(key).queryKey, film);
    const shown = () => queries.getQueryData(mediaItemQuery(film.slug).queryKey)?.ratings.user;
    return { asked, queries, shown };
  }

  it('sets what is above 0, and takes a rating away with 0; both are recorded (CT-067, CT-068, CT-071, CT-127, CT-128, AN-051, CS-044)', async () => {
    const { asked, queries, shown } = setUp();
    await rate(queries, film, 8);
    expect(shown()).toBe(8);
    await rate(queries, { ...film, ratings: { wink: 7.8, user: 8 } }, 0);
    expect(shown()).toBeNull();
    expect(asked).toEqual(['ratings.set', 'ratings.delete']);
    expect(recorded).toEqual(
      [8, 0].map((rating) => ({
        name: 'content_rating',
        data: { content_id: film.id, content_type: 'film', rating },
      })),
    );
  });

  it('shows at once, and goes back when it is refused; nothing is recorded then', async () => {
    let refuse: () => void = () => undefined;
    const { queries, shown } = setUp({
      set: () =>
        new Promise((_resolve, reject) => {
          refuse = () => reject(new KadrError('TOO_MANY_REQUESTS'));
        }),
    });
    const rating = rate(queries, film, 3);
    await expect.poll(shown).toBe(3);
    refuse();
    await expect(rating).rejects.toThrow();
    expect(shown()).toBeNull();
    expect(recorded).toEqual([]);
  });
});
