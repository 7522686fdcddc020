import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const gateway = { isAway: false, sent: [] as string[] };

beforeAll(async () => {
  test = await createTestApi({
    outgoing: {
      sms: () => Promise.resolve(),
      email: async ({ to, subject }) => {
        if (gateway.isAway) throw new Error('421 try again later');
        gateway.sent.push(`${to} ${subject}`);
      },
    },
  });
});
afterAll(() => test.close());

const minute = 60_000;
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * minute);
  return test.api.deliverLetters();
};

async function write(email: string): Promise<void> {
  await test.operator().operator.importAccounts({ accounts: [{ email, password: 'a-good-password' }] });
  await test.pool.query(
    `insert into letters (account_id, channel, key, subject, text, created_at, next_try_at)
      select id, 'email', 'renewal', 'Soon', 'It renews.', $2, $2 from accounts where email = $1`,
    [email, test.clock.now],
  );
}

it('sends a letter once, however many workers look', async () => {
  await write('once@kadr.example');
  await Promise.all(Array.from({ length: 6 }, () => test.api.deliverLetters()));
  await later(60);
  expect(gateway.sent).toEqual(['once@kadr.example Soon']);
});

it('tries a letter that the gateway does not take again after growing waits, and gives it up after the last', async () => {
  gateway.isAway = true;
  await write('late@kadr.example');
  await test.api.deliverLetters();
  for (const minutes of [1, 5, 30, 120, 360, 720]) await later(minutes);
  const givenUp = () => test.logged.filter(({ sentence }) => sentence === 'gave up on sending an e-mail');
  expect(givenUp()).toEqual([]);
  await later(1440);
  expect(givenUp()).toHaveLength(1);
  const { rows } = await test.pool.query<{ tries: number; last_error: string }>(
    'select tries, last_error from letters where sent_at is null and next_try_at is null',
  );
  expect(rows).toEqual([{ tries: 8, last_error: '421 try again later' }]);
});

it('arrives once the gateway is back', async () => {
  await write('back@kadr.example');
  await test.api.deliverLetters();
  gateway.isAway = false;
  await later(1);
  expect(gateway.sent).toContain('back@kadr.example Soon');
});
