import type { Watched } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cardOf, findSeed } from '../../server/testing/fixture-catalogue.ts';
import { fixtureClient, fixtureViewer } from '../../server/testing/fixture-client.ts';
import { userQuery } from '../data/queries.ts';
import { createQueryClient } from '../data/query-client.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { historyDays } from './history-days.ts';
import { HistoryPage } from './history-page.tsx';
import { forgetWatched } from './history.ts';
import { historyQuery } from './queries.ts';

/** 1 March 2026, 21:30 in Moscow, 18:30 in London. */
const evening = Date.UTC(2026, 2, 1, 18, 30) / 1000;
const hours = 60 * 60;

function watched(slug: string, watched_at: number, timepoint = 600, is_viewed = false): Watched {
  const seed = findSeed(slug);
  if (!seed) throw new Error(`The fixture catalogue has no “${slug}”.`);
  const card = { ...cardOf(seed, 'rus'), duration: 3600, media_position: { timepoint, is_viewed } };
  return { media_item: card, watched_at };
}

const answer = (...items: Watched[]) => ({ pages: [{ items, next_cursor: null }], pageParams: [null] });
const page = (...items: Watched[]): string =>
  render(createElement(HistoryPage), {
    path: '/my/positions',
    answers: [
      [userQuery().queryKey, fixtureViewer('rus')],
      [historyQuery().queryKey, answer(...items)],
    ],
  });

describe('the history', () => {
  it('is what was watched day by day of the viewer’s time zone (CT-032, CT-095, CT-154)', () => {
    const entries = [watched('salt-line', evening + 4 * hours), watched('red-comet', evening)];
    const days = (zone: string) =>
      historyDays(entries, zone).map(
        ({ day, items }) => `${day}: ${items.map(({ media_item }) => media_item.slug).join(', ')}`,
      );
    expect(days('Europe/Moscow')).toEqual(['2026-03-02: salt-line', '2026-03-01: red-comet']);
    expect(days('Europe/London')).toEqual(['2026-03-01: salt-line, red-comet']);
    const words = textOf(page(...entries));
    expect(words).toMatch(/2 марта 2026.*Соляная линия.*01:30.*1 марта 2026.*Красная комета.*21:30/);
  });

  it('goes on where it was left, says how far that is, and offers to forget it (CT-032)', () => {
    const markup = page(watched('salt-line', evening), watched('harbour-lights-s1e2', evening, 3600, true));
    expect(markup).toContain('href="/movies/salt-line/player"');
    expect(markup).toContain('href="/movies/salt-line"');
    expect(markup).toMatch(/<progress[^>]*value="16"/);
    expect(textOf(markup)).toContain('21:30 · Осталось 50 мин');
    expect(textOf(markup)).toContain('Просмотрено');
    expect(markup).toContain('aria-label="Убрать из истории: Соляная линия"');
    expect(textOf(markup)).toContain('Очистить историю');
  });

  it('has a way on where it is empty', () => {
    const words = textOf(page());
    expect(words).toContain('История пуста');
    expect(words).not.toContain('Очистить историю');
  });
});

describe('forgetting', () => {
  const queriesOf = (refusal: Error | null) => {
    const client = fixtureClient({
      language: 'rus',
      onCall: (operation) => {
        if (refusal && /positions\.(delete|clear)/.test(operation)) throw refusal;
      },
    });
    const queries = createQueryClient(() => client, 0);
    const known = [watched('salt-line', evening), watched('red-comet', evening - hours)];
    queries.setQueryData(historyQuery().queryKey, answer(...known));
    const shown = () =>
      queries
        .getQueryData(historyQuery().queryKey)
        ?.pages.flatMap(({ items }) => items.map(({ media_item }) => media_item.slug));
    return { queries, known, shown };
  };

  it('takes one title away, or all', async () => {
    const { queries, known, shown } = queriesOf(null);
    await forgetWatched(queries, known[0]?.media_item.id ?? 0);
    expect(shown()).toEqual(['red-comet']);
    await forgetWatched(queries, null);
    expect(shown()).toEqual([]);
  });

  it('brings back what the service keeps', async () => {
    const { queries, shown } = queriesOf(new Error('no'));
    await expect(forgetWatched(queries, null)).rejects.toThrow('no');
    expect(shown()).toEqual(['salt-line', 'red-comet']);
  });
});
