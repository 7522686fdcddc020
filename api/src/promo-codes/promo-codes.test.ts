import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PromoCodeImport } from '@kadr/contract';
import { picture } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let anna: Record<string, string>;
let lev: Record<string, string>;
const other = { email: 'lev@kadr.example', password: 'another-password' };
const begins = testBegins.getTime() / 1000;

const codes: PromoCodeImport[] = [
  {
    code: 'spring',
    message: { rus: 'Весна', eng: 'Spring' },
    submessage: { rus: 'Месяц кино' },
    poster: picture(7),
    target: { type: 'link', link: '/my', title: { rus: 'Моё', eng: 'Mine' } },
  },
  { code: 'OVER', message: { rus: 'x' }, valid_to: begins },
  { code: 'EARLY', message: { rus: 'x' }, valid_from: begins + 1 },
  { code: 'ONCE', message: { rus: 'x' }, max_redemptions: 1 },
  { code: 'CARD', message: { rus: 'x' }, needs_card: true },
];

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount, other] });
  await test.operator().operator.importPromoCodes({ promo_codes: codes });
  anna = await signIn(test);
  lev = await signIn(test, other);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts, promo_code_redemptions');
});
afterAll(() => test.close());

const redeem = (code: string, cookies = anna) => test.client({ cookies }).promoCodes.redeem({ code });

describe('a promo code (PC-014, PC-020)', () => {
  it('is redeemed in whatever case it is typed, and tells what for (PC-006, PC-022, PC-029, PC-030, NT-058)', async () => {
    expect(
      await test.client({ cookies: anna, language: 'eng' }).promoCodes.redeem({ code: ' Spring ' }),
    ).toEqual({
      notification: {
        event_type: 'promocode_activated',
        display: {
          message: 'Spring',
          submessage: 'Месяц кино',
          poster: picture(7),
          target: { type: 'link', link: '/my', title: 'Mine' },
        },
      },
    });
  });

  it.each([
    ['nothing', 'PROMO_CODE_UNKNOWN', 404, 1000432],
    ['OVER', 'PROMO_CODE_EXPIRED', 409, 1000433],
    ['EARLY', 'PROMO_CODE_EXPIRED', 409, 1000433],
    ['CARD', 'PROMO_CODE_NEEDS_CARD', 409, 2000021],
  ])('%s is refused with %s', async (code, name, status, error_code) => {
    expect(await errorOf(redeem(code))).toMatchObject({ name, status, error_code });
  });

  it('serves an account once, and every account', async () => {
    await redeem('SPRING');
    expect(await errorOf(redeem('SPRING'))).toMatchObject({ name: 'PROMO_CODE_USED', error_code: 1000434 });
    await redeem('SPRING', lev);
  });

  it('serves no more accounts than it is for, however they press at once', async () => {
    const names = await Promise.all(
      [anna, lev, anna, lev].map((cookies) =>
        errorOf(redeem('ONCE', cookies)).then((e) => e?.name ?? 'fine'),
      ),
    );
    expect(names.filter((name) => name === 'fine')).toHaveLength(1);
    const { rows } = await test.pool.query('select count(*)::int as count from promo_code_redemptions');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is for who is signed in; others are asked to, and the page is not reloaded (PC-066)', async () => {
    const demo = test.context();
    await test.api.client(demo).session.createDemo();
    expect(await errorOf(test.client().promoCodes.redeem({ code: 'SPRING' }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
      status: 403,
      error_code: 1000430,
    });
  });
});

it('can be written again, and stays what accounts have redeemed', async () => {
  await redeem('SPRING');
  expect(
    await test.operator().operator.importPromoCodes({
      promo_codes: [{ ...codes[0], code: 'Spring', message: { rus: 'Снова весна' } }],
    }),
  ).toEqual({ promo_codes: 1 });
  expect(await errorOf(redeem('SPRING'))).toMatchObject({ name: 'PROMO_CODE_USED' });
  expect((await redeem('SPRING', lev)).notification?.display.message).toBe('Снова весна');
});

describe('tries of promo codes', () => {
  it('end for a day after six failures of an account, whatever its cookies say', async () => {
    for (let count = 0; count < 6; count++)
      expect(await errorOf(redeem(`WRONG${count}`))).toMatchObject({ name: 'PROMO_CODE_UNKNOWN' });
    expect(await errorOf(redeem('SPRING'))).toMatchObject({
      name: 'PROMO_CODE_ATTEMPTS',
      status: 429,
      error_code: 1000435,
    });
    await redeem('SPRING', lev);
    test.clock.now = new Date(testBegins.getTime() + 1440 * 60 * 1000);
    await redeem('SPRING');
  });

  it('that succeed, or only need a card, do not count', async () => {
    for (let count = 0; count < 7; count++)
      expect(await errorOf(redeem('CARD'))).toMatchObject({ error_code: 2000021 });
    await redeem('SPRING');
  });

  it('at once count as well', async () => {
    const names = await Promise.all(
      Array.from({ length: 10 }, (_, at) => errorOf(redeem(`WRONG${at}`)).then((error) => error?.name)),
    );
    expect(names.filter((name) => name === 'PROMO_CODE_UNKNOWN')).toHaveLength(6);
  });
});
