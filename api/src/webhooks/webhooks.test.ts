import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
interface Sent {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
let sent: Sent[] = [];
/** The endpoint's response; null: none. */
let status: number | null = 200;

beforeAll(async () => {
  test = await createTestApi({
    webhooks: {
      refusal: async (url) => (url.includes('10.0.0.1') ? 'leads to a private network' : null),
      post: async (url, body, headers) => {
        sent.push({ url, body, headers });
        if (status === null) throw new Error('Nobody answers.');
        return status;
      },
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  [sent, status] = [[], 200];
  test.clock.now = testBegins;
  await test.pool.query('delete from webhooks');
});

const operator = () => test.operator().operator;
const endpoint = { name: 'CRM', url: 'https://crm.example/hooks' };
const types = (): string[] => sent.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('an endpoint', () => {
  it('receives each event that it subscribed to once, signed, and no others', async () => {
    const { webhook, secret } = await operator().createWebhook({
      ...endpoint,
      events: ['account.created', 'purchase.made'],
    });
    expect(webhook).toMatchObject({ name: 'CRM', is_enabled: true, created_by: 'token', waiting: 0 });
    await test.import(sampleCatalogue);
    await operator().importAccounts({ accounts: [testAccount] });
    const { items } = await operator().listAccounts({});
    await operator().grantTitle({ id: items[0]?.id ?? 0, title: 'north-wind', reason: 'a gift' });
    await test.api.deliverWebhooks();
    await test.api.deliverWebhooks();
    expect(types()).toEqual(['account.created', 'purchase.made']);
    const { url, body, headers } = sent[1] ?? { url: '', body: '{}', headers: {} };
    expect([url, JSON.parse(body)]).toMatchObject([
      endpoint.url,
      { timestamp: testBegins.toISOString(), data: { title: 'north-wind', usage_model: 'EST' } },
    ]);
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    const { rows } = await test.pool.query<{ secret: string }>('select secret from webhooks');
    expect(rows[0]?.secret).not.toContain(secret.slice(6, 20));
  });

  it.each([
    ['answers an error', 503],
    ['does not answer', null],
    ['sends elsewhere', 302],
  ])('that %s is tried again with the same id after growing waits, then given up', async (_what, answer) => {
    const { webhook } = await operator().createWebhook({ ...endpoint, events: ['webhook.test'] });
    const { delivery_id } = await operator().testWebhook({ id: webhook.id });
    status = answer;
    for (let tries = 0; tries < 12; tries += 1) {
      await test.api.deliverWebhooks();
      await test.api.deliverWebhooks();
      test.pass(24 * 3600);
    }
    expect(sent).toHaveLength(9);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery_id]));
    const given = await operator().listWebhookDeliveries({ id: webhook.id, state: 'given_up' });
    expect(given.items).toMatchObject([
      { id: delivery_id, tries: 9, last_status: answer, next_try_at: null },
    ]);
    expect((await operator().listWebhooks()).items).toMatchObject([{ given_up: 1, waiting: 0 }]);
    status = 204;
    expect(await operator().retryWebhookDeliveries({ id: webhook.id })).toEqual({ deliveries: 1 });
    await test.api.deliverWebhooks();
    const done = await operator().listWebhookDeliveries({ id: webhook.id });
    expect(done.items).toMatchObject([{ state: 'delivered', last_status: 204, last_error: null }]);
  });

  it('that does not respond does not delay others', async () => {
    const urls = ['https://slow.example', 'https://quick.example'];
    for (const url of urls) {
      const { webhook } = await operator().createWebhook({ ...endpoint, url, events: ['webhook.test'] });
      await operator().testWebhook({ id: webhook.id });
    }
    await test.api.deliverWebhooks();
    expect(sent.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
  });

  it('is changed, disabled and removed, with its pending deliveries', async () => {
    const { webhook } = await operator().createWebhook({ ...endpoint, events: ['webhook.test'] });
    const { id } = webhook;
    await operator().testWebhook({ id });
    await operator().setWebhook({
      id,
      ...endpoint,
      name: 'ERP',
      events: ['record.changed'],
      is_enabled: false,
    });
    await test.api.deliverWebhooks();
    expect(sent).toEqual([]);
    expect((await operator().listWebhooks()).items).toMatchObject([{ name: 'ERP', waiting: 1 }]);
    // Postponed deliveries of a disabled endpoint do not count as attempts.
    expect((await operator().listWebhookDeliveries({ id })).items).toMatchObject([
      { state: 'waiting', tries: 0 },
    ]);
    await operator().removeWebhook({ id });
    expect((await errorOf(operator().removeWebhook({ id })))?.name).toBe('NOT_FOUND');
    expect((await errorOf(operator().testWebhook({ id })))?.name).toBe('NOT_FOUND');
    test.pass(3600);
    await test.api.deliverWebhooks();
    expect(sent).toEqual([]);
  });

  it.each([
    ['a private address', 'https://10.0.0.1/x'],
    ['a name and password', 'https://a:b@crm.example'],
    ['no address', 'javascript:alert(1)'],
  ])('cannot have %s', async (_what, url) => {
    const error = await errorOf(operator().createWebhook({ ...endpoint, url, events: ['webhook.test'] }));
    expect(error?.name).toBe('INVALID_INPUT');
  });
});

it('is notified of ingests, blocked accounts, subscriptions and changed records', async () => {
  await operator().createWebhook({
    ...endpoint,
    events: ['ingest.failed', 'account.blocked', 'subscription.begun', 'record.changed'],
  });
  const made = await operator().createIngest({
    upload_id: 'abcdef0123456789',
    slug: 'x',
    title: { rus: 'Икс' },
  });
  await test.api.ingests.claim('worker');
  await test.api.ingests.fail(made.id, 'worker', { failure: 'damaged', reason: 'Broken.' });
  await test.import({
    services: [
      {
        alias: 'films',
        name: { rus: 'Кино' },
        prices: [{ duration: 1, duration_unit: 'month', amount: 100, currency: 'RUB' }],
      },
    ],
  });
  const id = (await operator().listAccounts({})).items[0]?.id ?? 0;
  await operator().grantDays({ id, service: 'films', days: 3, reason: 'sorry' });
  await operator().createRecord({ kind: 'genre', record: { alias: 'noir', name: { rus: 'Нуар' } } });
  await operator().blockAccount({ id, is_blocked: true, reason: 'fraud' });
  test.pass(365 * 24 * 3600);
  await test.api.deliverWebhooks();
  expect(types()).toEqual(
    expect.arrayContaining(['ingest.failed', 'subscription.begun', 'record.changed', 'account.blocked']),
  );
});
