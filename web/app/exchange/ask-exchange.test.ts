import { KadrError } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localeData } from '../../build/locale-data.ts';
import { cardOf, findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { fixtureClient } from '../../server/testing/fixture-client.ts';
import { mediaItemQuery } from '../data/queries.ts';
import { createQueryClient } from '../data/query-client.ts';
import { wordsOf } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { toasts } from '../data/toasts.ts';
import { askExchange } from './ask-exchange.ts';

const seed = findSeed('salt-line');
const other = findSeed('red-comet');
if (!seed || !other) throw new Error('The fixture catalogue is not what it was.');
const action = { type: 'exchange', media_item_id: seed.id } as const;
const film = { ...itemOf(seed, 'rus'), actions: [action] };
const wanted = cardOf(other, 'rus');

const client = fixtureClient({ language: 'rus', isSignedIn: true });
const make = vi.fn<KadrClient['exchanges']['make']>(client.exchanges.make);
const answers: unknown[] = [];
const opened: object[] = [];

/** Without texts, a key is its own text. */
const { translate } = wordsOf('rus', {}, localeData('rus'));

const ask = (item: typeof film | number = film) => {
  const queries = createQueryClient(() => ({ ...client, exchanges: { ...client.exchanges, make } }), 0);
  if (typeof item === 'number')
    vi.spyOn(client.mediaItems, 'getById').mockResolvedValue({ ...film, actions: [] });
  queries.setQueryData(mediaItemQuery(film.slug).queryKey, film);
  return askExchange(queries, item, translate);
};

beforeEach(() => {
  vi.spyOn(modals, 'open').mockImplementation((_load, props) => {
    opened.push(props);
    return Promise.resolve(answers.shift() as never);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  make.mockClear();
  toasts.dismissAll();
  opened.length = 0;
  answers.length = 0;
});

it('leads to rating a film that was liked (CS-030, PL-211)', async () => {
  answers.push('like', undefined);
  await ask();
  expect(opened).toEqual([{ name: film.name }, { name: film.name, current: film.ratings.user }]);
  expect(make).not.toHaveBeenCalled();
});

it('runs the exchange action of the film for the one that was chosen, and shows it (CT-093, CS-029)', async () => {
  answers.push('exchange', wanted);
  await ask();
  expect(make.mock.calls.map(([input]) => input)).toEqual([{ action, wanted_media_item_id: wanted.id }]);
  expect(toasts.list()).toMatchObject([
    { title: 'Обмен готов', poster: wanted.logo, link: { href: '/movies/red-comet' } },
  ]);
});

it('does nothing when it is left, on either step', async () => {
  answers.push(undefined, 'exchange', undefined);
  await ask();
  await ask();
  expect(make).not.toHaveBeenCalled();
  expect(toasts.list()).toEqual([]);
});

it('says in the service’s words why it did not work (NT-105)', async () => {
  make.mockRejectedValueOnce(new KadrError('EXCHANGE_NOT_OFFERED'));
  answers.push('exchange', wanted);
  await ask();
  expect(toasts.list()).toMatchObject([
    { title: new KadrError('EXCHANGE_NOT_OFFERED').message, tone: 'bad' },
  ]);
});

it('asks for a rating of what can be exchanged no more', async () => {
  answers.push(undefined);
  await ask(seed.id);
  expect(opened).toEqual([{ name: film.name, current: film.ratings.user }]);
});
