import type { KadrClient } from '@kadr/contract/client';
import { expect, it } from 'vitest';
import { fixtureClient } from '../server/testing/fixture-client.ts';
import { mediaItemQuery } from './data/queries.ts';
import { createQueryClient } from './data/query-client.ts';
import { namedView } from './home/loads.ts';
import { title } from './media-item/load-title.ts';
import { person } from './persons/load-person.ts';
import type { Page } from './routing/page.ts';

const calls: string[] = [];
const client: KadrClient = fixtureClient({
  language: 'eng',
  onCall: (operation) => void calls.push(operation),
});

/** Runs a load as the router does: returns null, or the error that it throws. */
async function run(load: NonNullable<Page['load']>, params: Record<string, string>) {
  const queries = createQueryClient(() => client, 0);
  calls.length = 0;
  const thrown = await Promise.try(() => load({ params, queries, url: new URL('http://page/') })).then(
    () => null,
    (error: unknown) => error,
  );
  return { queries, thrown, movedTo: thrown instanceof Response ? thrown.headers.get('location') : null };
}

const nothingMore = () => Promise.resolve();

it('shows a title at its one address and leads there from every other (RT-020, RT-021, RT-022, RT-023, RT-024, RT-025, RT-026, RT-027)', async () => {
  expect((await run(title('film', nothingMore), { id: 'salt-line' })).thrown).toBeNull();
  expect((await run(title('film', nothingMore), { id: '2' })).movedTo).toBe('/movies/salt-line');
  expect((await run(title('film', nothingMore), { id: 'harbour-lights' })).movedTo).toBe(
    '/series/harbour-lights',
  );
  expect((await run(title(null, nothingMore), { series: 'x', id: 'harbour-lights-s1e1' })).movedTo).toBe(
    '/episodes/harbour-lights-s1e1',
  );
});

it('keeps what it fetched for the address it leads to', async () => {
  const { queries } = await run(title('film', nothingMore), { id: '2' });
  expect(queries.getQueryData(mediaItemQuery('salt-line').queryKey)?.id).toBe(2);
});

it('fetches what else the page shows only once the address is right', async () => {
  const more: number[] = [];
  const load = title('film', (_, item) => Promise.resolve(more.push(item.id)));
  await run(load, { id: '2' });
  await run(load, { id: 'salt-line' });
  expect(more).toEqual([2]);
});

it('shows main views by name, and the home page at one address only (RT-002, RT-003)', async () => {
  expect((await run(namedView, { name: 'movies' })).thrown).toBeNull();
  expect((await run(namedView, { name: 'media_item', id: 'salt-line' })).thrown).toBeNull();
  expect((await run(namedView, { name: 'main' })).movedTo).toBe('/');
  expect((await run(namedView, { name: 'nothing' })).thrown).toMatchObject({ status: 404 });
});

it('shows a person by slug and leads there from the id (RT-069)', async () => {
  expect((await run(person(nothingMore), { id: 'vera-tumanyan' })).thrown).toBeNull();
  expect((await run(person(nothingMore), { id: '1' })).movedTo).toBe('/persons/vera-tumanyan');
});
