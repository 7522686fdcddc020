import type { TestApi } from '@kadr/api/testing/api';
import { signIn } from '@kadr/api/testing/sign-in';

/** A name that would run as HTML unless it is escaped. */
export const hostileName = '<img src=x onerror=alert(1)>';

export const sceneAccount = {
  email: 'anna@kadr.example',
  phone: '+79990000001',
  password: 'a-good-password',
  profile_name: 'Анна',
};

/** An account with data of every sort, a film for sale, and open issues. */
export async function setPeopleScene(test: TestApi): Promise<{ readonly id: number; readonly san: string }> {
  const { operator } = test.operator();
  await test.import({
    media_items: [
      {
        slug: 'sold',
        type: 'film',
        name: { rus: 'Продаётся', eng: 'For sale' },
        age: 16,
        territories: ['RU', 'AM'],
        usage_model: 'EST',
        prices: [{ usage_model: 'EST', amount: 39_900, currency: 'RUB' }],
      },
      { slug: 'hostile', type: 'film', name: { rus: hostileName } },
    ],
    services: [
      {
        alias: 'films',
        name: { rus: 'Кино', eng: 'Films' },
        prices: [{ duration: 1, duration_unit: 'month', amount: 29_900, currency: 'RUB' }],
      },
    ],
  });
  for (const slug of ['sold', 'north-wind']) await test.publish(slug);
  await operator.importAccounts({
    accounts: [
      sceneAccount,
      { ...sceneAccount, email: 'boris@kadr.example', phone: null, profile_name: 'Борис' },
    ],
  });
  const account = { email: sceneAccount.email };
  await operator.creditAccounts({
    credits: [{ account, key: 'start', amount: 100_000, currency: 'RUB' }],
  });
  await operator.subscribeAccounts({ subscriptions: [{ account, service: 'films' }] });
  const { items } = await operator.listAccounts({ q: sceneAccount.email });
  const { id = 0, san = '' } = items[0] ?? {};
  await operator.grantTitle({ id, title: 'hostile', reason: 'a scene' });
  await operator.sendMessages({
    messages: [
      {
        account,
        key: 'hello',
        event_code: 'marketing_message',
        display: { message: { rus: 'Новый сезон уже здесь' } },
      },
    ],
  });
  await report(test);
  await test.pool.query(
    `insert into letters (address, channel, key, subject, text, created_at, tries, last_error) values ('a@b.example', 'email', 'k', 'Чек № 1', 'x', now(), 9, 'refused')`,
  );
  return { id, san };
}

/** The account’s viewer reports a playback problem. */
async function report(test: TestApi): Promise<void> {
  const cookies = await signIn(test, sceneAccount);
  const { rows } = await test.pool.query<{ id: number }>(
    "select id from media_items where slug = 'north-wind'",
  );
  const time = 1_800_000_000_000;
  await test.client({ cookies }).problemReports.send({
    content_id: rows[0]?.id ?? 0,
    content_type: 'film',
    feedback_text: 'Не воспроизводится',
    answers: ['does_not_play'],
    playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
    state: { position: 61.5, quality: 720, is_online: true, error: 'TIMEOUT' },
    events: [
      { time, name: 'play', data: { reason: 'user' } },
      { time: time + 12_000, name: 'seek', data: { from: 61.5, to: 3725 } },
      { time: time + 12_100, name: 'loading', data: {} },
      { time: time + 27_500, name: 'error', data: { error: 'TIMEOUT', http_status: 504, action: 'retry' } },
    ],
  });
}
