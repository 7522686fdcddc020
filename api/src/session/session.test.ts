import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.publish('north-wind');
});
afterAll(() => test.close());

async function demoCookie(over: Parameters<TestApi['context']>[0] = {}): Promise<string> {
  const context = test.context(over);
  expect(await test.api.client(context).session.createDemo()).toEqual({ session_state: 'demo' });
  expect(context.set).toHaveLength(1);
  return context.set[0] ?? '';
}
const valueOf = (header: string): string => /^session=([^;]+)/.exec(header)?.[1] ?? '';
const watch = (session: string) =>
  test.client({ cookies: { session } }).playback.start({ media_item_id: 'north-wind' });

describe('a demo session', () => {
  it('is a cookie that scripts cannot read (SS-003, SS-006, SS-062)', async () => {
    expect(await demoCookie()).toMatch(
      /^session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    );
    expect(await demoCookie({ protocol: 'https' })).toMatch(/; Secure$/);
  });

  it('continues when asked for again, and is replaced when its cookie is invalid (SS-047)', async () => {
    const idOf = (header: string): string =>
      JSON.parse(Buffer.from(valueOf(header).split('.')[1] ?? '', 'base64url').toString()).sid;
    const first = await demoCookie();
    expect(idOf(await demoCookie({ cookies: { session: valueOf(first) } }))).toBe(idOf(first));
    expect(idOf(await demoCookie({ cookies: { session: 'nonsense' } }))).not.toBe(idOf(first));
  });

  it('costs no statement', async () => {
    test.statements();
    await demoCookie();
    expect(test.statements()).toEqual([]);
  });

  it('is made for a viewer who has none and wants to watch (SS-003)', async () => {
    const context = test.context();
    await test.api.client(context).playback.start({ media_item_id: 'north-wind' });
    expect(context.set).toHaveLength(1);
    const known = test.context({ cookies: { session: valueOf(context.set[0] ?? '') } });
    await test.api.client(known).playback.start({ media_item_id: 'north-wind' });
    expect(known.set).toEqual([]);
  });
});

describe('a session cookie', () => {
  const claims = { sid: '00000000-0000-4000-8000-000000000000', st: 'demo' };
  const secret = new TextEncoder().encode('the-session-secret-of-all-the-tests');
  const sign = (payload: Record<string, unknown>, alg: string, key: Uint8Array) =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(key);
  const exp = testBegins.getTime() / 1000 + 1000;

  it.each([
    ['with another secret', () => sign({ ...claims, exp }, 'HS256', new Uint8Array(32))],
    ['with another algorithm', () => sign({ ...claims, exp }, 'HS512', new Uint8Array(64))],
    ['without an end', () => sign(claims, 'HS256', secret)],
    ['of a state that it cannot have', () => sign({ ...claims, st: 'normal', exp }, 'HS256', secret)],
    [
      'without a signature',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}.`,
    ],
    ['changed by a letter', async () => valueOf(await demoCookie()).replace(/.{3}$/, 'AAA')],
    ['of no sense', async () => 'nonsense'],
    ['of ten thousand letters', async () => 'x'.repeat(10_000)],
  ])('%s is no session: 401, 1000023 (SS-047)', async (_what, forge) => {
    expect(await errorOf(watch(await forge()))).toMatchObject({
      name: 'SESSION_NOT_FOUND',
      status: 401,
      error_code: 1000023,
    });
  });

  it('ends after thirty days: 401, 1000053 (SS-048)', async () => {
    const session = valueOf(await demoCookie());
    test.clock.now = new Date(testBegins.getTime() + 30 * 24 * 3600 * 1000 - 1000);
    expect((await watch(session)).content.slug).toBe('north-wind');
    test.clock.now = new Date(testBegins.getTime() + 30 * 24 * 3600 * 1000 + 1000);
    expect(await errorOf(watch(session))).toMatchObject({
      name: 'SESSION_EXPIRED',
      status: 401,
      error_code: 1000053,
    });
    test.clock.now = testBegins;
  });
});

it('is refreshed after it has expired, for sixty days more (SS-008, SS-048)', async () => {
  const session = valueOf(await demoCookie());
  const at = (days: number): Date => new Date(testBegins.getTime() + days * 24 * 3600 * 1000);
  test.clock.now = at(89);
  const context = test.context({ cookies: { session } });
  expect(await test.api.client(context).session.refresh()).toEqual({ session_state: 'demo' });
  const renewed = valueOf(context.set[0] ?? '');
  expect((await watch(renewed)).content.slug).toBe('north-wind');
  test.clock.now = at(91);
  expect(await errorOf(test.client({ cookies: { session } }).session.refresh())).toMatchObject({
    name: 'SESSION_NOT_FOUND',
  });
  test.clock.now = testBegins;
});

it('cannot be refreshed where there is none (SS-047)', async () => {
  expect(await errorOf(test.client().session.refresh())).toMatchObject({ error_code: 1000023 });
  expect(await errorOf(test.client({ cookies: { session: 'nonsense' } }).session.refresh())).toMatchObject({
    error_code: 1000023,
  });
});
