import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { ReferenceDocument } from './reference-page.ts';

let test: TestApi;
let url: string;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
});
afterAll(() => test.close());

const readDocument = async (): Promise<ReferenceDocument & { openapi: string }> =>
  JSON.parse(await (await fetch(`${url}/openapi.json`)).text()) as ReferenceDocument & { openapi: string };

/** Method and path of every operation. */
async function callsByName(): Promise<Record<string, string>> {
  const { paths } = await readDocument();
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [operationId, `${method} ${path}`]),
  );
  return Object.fromEntries(calls) as Record<string, string>;
}

it('describes every operation of the contract, each under a different name', async () => {
  const { openapi, paths, tags: described } = await readDocument();
  expect(openapi).toBe('3.1.1');
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'session.createDemo',
      'session.user',
      'mediaItems.getById',
      'mediaItems.list',
      'mediaViews.getById',
      'persons.getById',
      'playback.start',
      'operator.importCatalogue',
      'operator.upload',
    ]),
  );
  const sections = described.map(({ name }) => name);
  for (const { responses, tags } of operations) {
    expect(sections).toContain(tags[0]);
    expect(responses['default']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
    expect(tags).toHaveLength(1);
  }
});

it('gives the calls of the shell and of the player a method and a path (SS-044, PF-048, PL-214)', async () => {
  expect(await callsByName()).toMatchObject({
    'session.createDemo': 'post /sessions/demo',
    'session.create': 'post /sessions',
    'session.refresh': 'put /session',
    'session.end': 'delete /session',
    'session.user': 'get /user',
    'session.updateUser': 'patch /user',
    'session.setViewedTime': 'post /user/viewed_time',
    'toggles.get': 'get /feature_toggles/{key}',
    'promoCodes.redeem': 'post /promo_codes/redemptions',
    'analytics.record': 'post /events',
    'mediaItems.getById': 'get /media_items/{id}',
    'mediaViews.getById': 'get /media_views/{alias}',
    'services.getById': 'get /services/{id}',
    'playback.start': 'post /playbacks',
    'playback.begun': 'post /playbacks/{playback_session_id}/begun',
    'positions.save': 'put /positions/{media_item_id}',
    'ratings.set': 'put /ratings/{content_id}',
    'ratings.delete': 'delete /ratings/{content_type}/{content_id}',
    'exchanges.make': 'post /exchanges',
  });
});

it('gives the calls of commerce a method and a path (CM-142)', async () => {
  const calls = await callsByName();
  expect(calls).toMatchObject({
    'purchases.options': 'get /media_items/{id}/purchase_options',
    'purchases.serviceOptions': 'get /services/{id}/purchase_options',
    'purchases.paymentMethods': 'get /payment_methods',
    'purchases.buy': 'post /purchases',
    'purchases.confirmTicket': 'post /tickets/{ticket_id}/confirmations',
    'purchases.payments': 'get /user/payments',
    'purchases.list': 'get /user/purchases',
    'bankCards.list': 'get /user/bank_cards',
    'bankCards.add': 'post /user/bank_cards',
    'bankCards.delete': 'delete /user/bank_cards/{id}',
    'bonuses.register': 'post /user/bonuses/{id}/registrations',
    'bonuses.changeLogin': 'post /user/bonuses/{id}/logins',
    'bonuses.confirm': 'post /user/bonuses/confirmations',
    'certificates.buy': 'post /user/certificates',
    'certificates.redeem': 'post /certificates/redemptions',
    'subscriptions.list': 'get /user/subscriptions',
    'subscriptions.cancel': 'post /user/subscriptions/{service_id}/cancellations',
    'subscriptions.resume': 'post /user/subscriptions/{service_id}/resumptions',
    'topUps.create': 'post /user/top_ups',
    'favourites.add': 'put /favourites/{item_type}/{item_id}',
    'favourites.delete': 'delete /favourites/{item_type}/{item_id}',
    'channels.getById': 'get /channels/{id}',
    'karaoke.getById': 'get /karaoke_items/{id}',
    'profiles.pinValidate': 'post /profiles/pin/validate',
    'profiles.edit': 'patch /profiles/{id}',
    'profiles.pinDelete': 'post /profiles/pin/reset',
  });
});

it('refers to nothing that is not there, and declares every parameter of a path', async () => {
  const document = await readDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(20);
  for (const name of references) expect(document.components.schemas).toHaveProperty(String(name));
  for (const [path, item] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(item))
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
  }
});

it('is a page that loads nothing and runs nothing', async () => {
  const response = await fetch(`${url}/docs`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+';/,
  );
  const page = await response.text();
  expect(page).not.toMatch(/<script|<link|<img|style="|https?:\/\//);
  expect(page).toContain('/api/media_items/{id}');
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of anchors) expect(page).toContain(`id="${id}"`);
});
