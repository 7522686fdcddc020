import { routes } from '@kadr/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPreviews } from '../testing/previews.ts';
import type { PreviewBrowser } from '../testing/previews.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { signUpStaff } from '../testing/staff.ts';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let previews: PreviewBrowser;
let id: number;

beforeAll(async () => {
  test = await createTestApi();
  const address = await test.listen();
  await test.import(sampleCatalogue);
  await test.import({
    media_items: [{ slug: 'sold', type: 'film', name: { rus: 'Продаётся' }, usage_model: 'EST' }],
  });
  for (const slug of ['north-wind', 'sold']) await test.publish(slug);
  const { operator } = test.operator();
  await operator.importAccounts({
    accounts: [{ ...testAccount, phone: '+79990001122', profile_name: 'Анна' }],
  });
  const { items } = await operator.listAccounts({ q: testAccount.email });
  id = items[0]?.id ?? 0;
  await operator.grantTitle({ id, title: 'sold', reason: 'a gift' });
  const member = await signUpStaff(test, address, {
    email: 'support@kadr.example',
    roles: [{ role: 'support', brand: null }],
  });
  previews = openPreviews(address, member);
});
afterAll(() => test.close());

const see = (more: object = {}) =>
  previews.ask(`/operator/accounts/${id}/views`, { reason: 'cannot find the film', ...more });

/** Everything that is stored, by table. */
async function stored(): Promise<Record<string, string>> {
  const { rows } = await test.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await test.pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${name}" t`,
    );
    digests[name] = found[0]?.digest ?? '';
  }
  return digests;
}

it('shows what the account has, with its addresses masked, and notes why', async () => {
  const token = await see();
  const { body: user } = await previews.call(token, '/user');
  expect(user).toMatchObject({ email: expect.stringMatching(/^.…@/), phone: '+7…1122' });
  expect(JSON.stringify(user)).not.toContain(testAccount.email);
  expect(await previews.call(token, '/media_items/sold')).toMatchObject({
    status: 200,
    body: { purchase_state: { ends_at: null } },
  });
  const { items } = await test.operator().operator.listAudit({ operation: 'viewAsAccount' });
  expect(JSON.parse(items[0]?.input ?? '')).toEqual({ id: String(id), reason: 'cannot find the film' });
});

it('writes nothing, whatever a page reads', async () => {
  const token = await see();
  const paths = Object.entries(routes as unknown as Record<string, Record<string, Route>>)
    .filter(([group]) => group !== 'operator' && group !== 'staff')
    .flatMap(([, operations]) => Object.values(operations))
    .map((operation) => operation['~orpc'].route)
    .filter(({ method }) => method === 'GET')
    .map(({ path = '' }) => path.replaceAll(/\{[^}]+\}/g, 'north-wind'));
  expect(paths.length).toBeGreaterThan(40);
  const before = await stored();
  const answers = await Promise.all(paths.map(async (path) => (await previews.call(token, path)).status));
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(15);
  expect(answers.filter((status) => status >= 500)).toEqual([]);
  expect(await stored()).toEqual(before);
});

interface Route {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } };
}

it.each([
  ['plays nothing', '/playbacks', { media_item_id: 'north-wind' }],
  ['keeps no position', '/positions', { media_item_id: 'north-wind', timepoint: 5 }],
  ['signs nobody out', '/sessions/end', {}],
  ['buys nothing', '/purchases', { price_id: 1 }],
  ['gives no export of its data', '/user/export', undefined],
])('%s', async (_, path, body) => {
  expect((await previews.call(await see(), path, { ...(body && { body }) })).status).toBe(403);
});

it('ends after ten minutes, and is of a profile of the account alone', async () => {
  const token = await see();
  expect((await previews.call(token, '/user')).status).toBe(200);
  test.pass(10 * 60);
  expect((await previews.call(token, '/user')).status).toBe(403);
  await expect(see({ profile_id: 999 })).rejects.toThrow(/./);
});
