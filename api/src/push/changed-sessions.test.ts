import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue, publishedFilms } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

beforeAll(async () => {
  test = await createTestApi();
  await test.api.push.start();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
});
afterAll(() => test.close());

const user = () => test.client({ cookies }).session.user();

it('answers a signed-in viewer’s reads without a query while nothing changes', async () => {
  await user();
  test.statements();
  await user();
  expect(test.statements()).toEqual([]);
});

it('watches every table that sessions are read from, or is notified in another way', async () => {
  const { rows } = await test.pool.query<{ name: string; is_watched: boolean }>(
    `select relname as name, exists (select from pg_trigger where tgrelid = c.oid and tgname = relname || '_noted') as is_watched
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  test.statements();
  await test.client({ cookies: { ...cookies } }).session.updateUser({ language: 'rus' });
  const statement = test.statements().find((text) => text.includes('row_to_json(session)')) ?? '';
  const read = rows.filter(({ name }) => new RegExp(`(?:from|join) ${name}\\b`).test(statement));
  expect(read.length).toBeGreaterThan(8);
  // Levels are content, messages are announced over the push channel, and a device is looked up by its session.
  const unwatched = read.filter((table) => !table.is_watched).map(({ name }) => name);
  expect(unwatched.toSorted()).toEqual(['age_levels', 'devices', 'messages']);
});

it.each<[what: string, change: string, isShown: boolean]>([
  ['a profile', `update profiles set name = 'Вера'`, true],
  ['an account', `update accounts set location = 'spb'`, true],
  [
    'a favourite',
    `insert into favourites (profile_id, media_item_id, added_at) select p.id, m.id, now() from profiles p, media_items m limit 1`,
    false,
  ],
])('hears of a change of %s that another process makes', async (_what, change, isShown) => {
  const before = JSON.stringify(await user());
  await test.pool.query(change);
  test.statements();
  await expect
    .poll(async () => {
      await user();
      return test.statements().some((text) => text.includes('row_to_json(session)'));
    })
    .toBe(true);
  expect(JSON.stringify(await user()) !== before).toBe(isShown);
});

describe('a viewer’s change', () => {
  it('is visible to the viewer’s next call', async () => {
    await user();
    await test.client({ cookies }).session.updateUser({ language: 'eng' });
    expect((await user()).language).toBe('eng');
    await test.client({ cookies }).session.updateUser({ language: 'rus' });
    expect((await user()).language).toBe('rus');
  });

  it('ends the session at once when it is a sign-out, even from another device', async () => {
    const other = await signIn(test);
    const list = (of: Record<string, string>) => test.client({ cookies: of }).devices.list();
    await list(other);
    await list(cookies);
    await test.client({ cookies }).session.endAll({ keep_current: true });
    expect((await errorOf(list(other)))?.name).toBe('SESSION_NOT_FOUND');
    await list(cookies);
    await test.client({ cookies }).session.end();
    expect((await errorOf(list(cookies)))?.name).toBe('SESSION_NOT_FOUND');
  });
});
