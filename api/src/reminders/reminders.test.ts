import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { channelsOfTests, guideOfTests, now, quarter } from '../testing/television.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;
let ids: number[];

beforeAll(async () => {
  test = await createTestApi();
  await test.import({
    services: [{ alias: 'big-tv', name: { rus: 'Большое ТВ' } }],
    channels: channelsOfTests,
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate epgs, messages cascade');
  await test.operator().operator.importGuide({ guides: [guideOfTests()] });
  ids = (await test.client().epgs.list({ id: 'pervyy-kadr' })).items.map(({ id }) => id);
});
afterAll(() => test.close());

const mine = (over = {}) => test.client({ cookies, ...over }).reminders;
const epg = (place: number) => ({ epg_id: ids[place] ?? 0 });
const at = (seconds: number): void => {
  test.clock.now = new Date((now + seconds) * 1000);
};
/** When the coming programmes of the guide begin, in seconds from the beginning of the tests. */
const [third, fourth, sixth] = [600, 600 + quarter, 600 + 2 * quarter];
const journal = async () =>
  (await test.client({ cookies }).messages.list({})).items.map(({ message, submessage }) => [
    message,
    submessage,
  ]);

describe('reminders', () => {
  it('are set and removed, the next first, page after page (CT-033, CT-034, CT-130, NT-087)', async () => {
    for (const place of [5, 3]) expect(await mine().set(epg(place))).toEqual({ is_reminded: true });
    await mine().set(epg(5));
    const first = await mine().list({ limit: 1 });
    expect(first.items).toMatchObject([
      { remind_at: now + third - 300, epg: { id: ids[3], is_reminded: true, name: 'Новости двора' } },
    ]);
    const rest = await mine().list({ limit: 1, cursor: first.next_cursor ?? '' });
    expect(rest).toMatchObject({ items: [{ epg: { id: ids[5] } }], next_cursor: null });
    expect(await mine().remove(epg(3))).toEqual({ is_reminded: false });
    expect(await mine().remove(epg(3))).toEqual({ is_reminded: false });
    expect((await mine().list({})).items).toHaveLength(1);
    at(sixth + quarter);
    expect((await mine().list({})).items).toEqual([]);
    expect(await errorOf(mine().list({ cursor: 'x' }))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('are for signed-in viewers, of programmes that there are and that have not begun', async () => {
    for (const call of [
      test.client().reminders.set(epg(3)),
      test.client().reminders.remove(epg(3)),
      test.client().reminders.list({}),
    ])
      expect(await errorOf(call)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    expect(await errorOf(mine().set(epg(2)))).toMatchObject({ name: 'REMINDER_TOO_LATE', status: 409 });
    expect(await errorOf(mine().set({ epg_id: 2_000_000_000 }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('are 300 of a profile at most', async () => {
    await test.pool.query(`with more as (
        insert into epgs (channel_id, programme_id, start_time, end_time)
        select channel_id, programme_id, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 minute'
        from (select channel_id, programme_id from epgs limit 1) one, generate_series(3000, 3299) n returning id)
      insert into reminders (profile_id, epg_id, set_at)
      select p.id, more.id, now() from more, profiles p join accounts a on a.id = p.account_id
      where a.email = '${testAccount.email}'`);
    expect(await errorOf(mine().set(epg(3)))).toMatchObject({ name: 'REMINDERS_FULL' });
  });
});

describe('a due reminder', () => {
  it('is a message of the profile five minutes before, once however many workers send at the same time', async () => {
    await mine().set(epg(3));
    await mine().set(epg(5));
    at(third - 301);
    await test.api.remind();
    expect(await journal()).toEqual([]);
    at(third - 300);
    await Promise.all([test.api.remind(), test.api.remind(), test.api.remind()]);
    await test.api.remind();
    expect(await journal()).toEqual([['Через 5 мин: «Новости двора»', 'Первый кадр']]);
    expect((await test.client({ cookies, language: 'eng' }).messages.list({})).items).toMatchObject([
      {
        event_code: 'reminder',
        message: 'In 5 min: “Courtyard News”',
        submessage: 'First Frame',
        is_unread: true,
        target: { type: 'link', link: `/tv/pervyy-kadr/shows/${ids[3]}`, title: 'To the programme' },
      },
    ]);
  });

  it('comes late where nobody could send it in time, and not at all for what is over', async () => {
    await mine().set(epg(3));
    await mine().set(epg(5));
    at(sixth + 60);
    await test.api.remind();
    expect(await journal()).toEqual([['«Киты поют» уже идёт', 'Первый кадр']]);
  });

  it('goes with its programme to another time', async () => {
    await mine().set(epg(3));
    await mine().set(epg(4));
    const from = now + third;
    await test.operator().operator.importGuide({
      guides: [
        {
          ...guideOfTests({ from, to: from + 2 * quarter, programmes: [] }),
          epgs: [
            { programme: 'whales', start_time: from, end_time: from + quarter + 60 },
            { programme: 'news', start_time: from + quarter + 60, end_time: from + 2 * quarter },
          ],
        },
      ],
    });
    at(fourth);
    await test.api.remind();
    expect(await journal()).toEqual([['Через 1 мин: «Новости двора»', 'Первый кадр']]);
  });
});
