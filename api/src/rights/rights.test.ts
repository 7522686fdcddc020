import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushCloseCodes } from '@kadr/contract';
import type { ErrorBody } from '@kadr/contract';
import { errorNameOf } from '@kadr/contract';
import { openBrowser, register, signInByPhone } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { connectToPush } from '../testing/push-listener.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { doors } from './doors.ts';
import { roles, rightsLines, rightsPage, verdictFor } from './rights-page.ts';
import type { RightsLine, Role } from './rights-page.ts';

let test: TestApi;
let url: string;
let browsers: Readonly<Record<Role, TestBrowser>>;

const pin = '4711';
const phones = {
  restricted: '+79160000011',
  child: '+79160000012',
  adult: '+79160000013',
  master: '+79160000014',
  blocked: '+79160000015',
};

/** A viewer with an account and a PIN, who watches with an additional profile. */
async function additional(phone: string, limits: { max_age_limit_id?: number } = {}): Promise<TestBrowser> {
  const browser = await register(test, phone);
  await browser.api.profiles.pinChange({ old_pin: '0000', new_pin: pin });
  const { id } = await browser.api.profiles.create({ name: 'Другой', ...limits });
  await browser.api.profiles.switch({ id });
  return browser;
}

/** Blocks an account as an operator does. */
const block = (phone: string, isBlocked = true) =>
  test.operator().operator.importAccounts({
    accounts: [{ phone, password: 'a-good-password', is_account_blocked: isBlocked }],
  });

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
  await test.import(sampleCatalogue);
  await register(test, phones.restricted);
  await test.pool.query('update accounts set device_limit = 1');
  const restricted = await signInByPhone(test, phones.restricted);
  await test.pool.query('update accounts set device_limit = null');
  await test.pool.query('update accounts set device_limit = 1 where phone = $1', [phones.restricted]);
  const { items } = await test.client().profiles.getAgeLimits();
  const [lowest] = items;
  await register(test, phones.blocked);
  await block(phones.blocked);
  browsers = {
    guest: openBrowser(test),
    restricted,
    child: await additional(phones.child, {
      default_age_limit_id: lowest?.id ?? 0,
      max_age_limit_id: lowest?.id ?? 0,
    } as object),
    adult: await additional(phones.adult),
    master: await register(test, phones.master),
    blocked: await signInByPhone(test, phones.blocked),
    operator: openBrowser(test, { principal: { kind: 'token' } }),
  };
});
afterAll(() => test.close());

const nobody = '00000000-0000-4000-8000-000000000000';
const noParty = 'x'.repeat(22);
const playing = { playback_session_id: nobody, media_item_id: 'nothing' };

/** Inputs that reach the operations' own rules, for operations that need one; they refer to nothing that exists. */
const inputs: Readonly<Record<string, object>> = {
  'session.create': {
    login: '+79160000099',
    login_mode: 'authorize',
    login_type: 'phone',
    password: '0000',
  },
  'session.createByAssertion': { auth_phone: '+79160000099', auth_app: 'alice', auth_assertion: 'x' },
  'session.endAll': { keep_current: true },
  'session.setViewedTime': { seconds: 11 },
  'signIn.checkLogin': { login: '+79160000099' },
  'signIn.sendSmsCode': { phone: '+79160000099', action: 'auth' },
  'signIn.validateSmsCode': { phone: '+79160000099', code: '0000', action: 'auth' },
  'signIn.sendEmailCode': { email: 'nobody@kadr.example', action: 'reset_password' },
  'signIn.validateEmailCode': { email: 'nobody@kadr.example', code: '000000', action: 'reset_password' },
  'signIn.resetPassword': { confirmation_code: 'x', phone: '+79160000099', new_password: 'a-good-password' },
  'signIn.validatePassword': { password: 'another-password' },
  'signIn.migratePhone': { confirmation_code: 'x', phone: '+79160000099', email: 'nobody@kadr.example' },
  'devices.delete': { uid: 'nobody' },
  'channels.getById': { id: 'nothing' },
  'coldStart.save': { genre_aliases: ['drama'], content_ids: [1] },
  'collections.getById': { id: 'nothing' },
  'collections.titles': { id: 'nothing' },
  'epgs.list': { channel_id: 'nothing', start_time: 0, end_time: 1 },
  'epgs.getById': { id: 1 },
  'tvCodes.poll': { device_code: 'x' },
  'tvCodes.describe': { code: 'BCDFGH' },
  'tvCodes.authorize': { code: 'BCDFGH' },
  'tvCodes.activate': { code: 'BCDFGH' },
  'oauth.describe': { client_id: 'nobody', redirect_uri: 'https://nobody.example/' },
  'oauth.authorize': { client_id: 'nobody', redirect_uri: 'https://nobody.example/' },
  'oauth.unlink': { id: nobody },
  'passkeys.register': { answer: { id: 'x', rawId: 'x', type: 'public-key' } },
  'passkeys.delete': { id: 1 },
  'passkeys.signIn': { answer: { id: 'x', rawId: 'x', type: 'public-key' } },
  'account.erase': { confirmation_code: 'x' },
  'profiles.switch': { id: 2_000_000_000 },
  'profiles.create': { name: 'Ещё' },
  'profiles.edit': { id: 2_000_000_000, name: 'x' },
  'profiles.delete': { id: 2_000_000_000 },
  'profiles.channels': { id: 2_000_000_000 },
  'profiles.pinValidate': { pin_code: '0000' },
  'profiles.pinChange': { old_pin: '1111', new_pin: '2222' },
  'profiles.pinDelete': { confirmation_code: 'x' },
  'profiles.unlockAge': { pin_code: '1111' },
  'exchanges.offers': { id: 1 },
  'exchanges.make': { action: { type: 'exchange', media_item_id: 1 }, wanted_media_item_id: 2 },
  'favourites.add': { item_type: 'film', item_id: 1 },
  'favourites.delete': { item_type: 'film', item_id: 1 },
  'infoPages.getByAlias': { alias: 'nothing' },
  'karaoke.getById': { id: 'nothing' },
  'karaoke.play': { id: 'nothing' },
  'mediaItems.getById': { id: 'nothing' },
  'mediaItems.getChildren': { id: 'nothing' },
  'mediaItems.getCast': { id: 'nothing' },
  'mediaViews.getById': { id: 'nothing' },
  'messages.changeUnread': { change: '-', message_ids: [1] },
  'messages.updateStatus': { id: 1, status: 'clicked' },
  'messages.finishPoll': { id: 1, answers: [0] },
  'parties.create': { media_item_id: 'nothing' },
  'parties.getById': { id: noParty },
  'parties.join': { id: noParty },
  'parties.leave': { id: noParty },
  'parties.remove': { id: noParty, participant_id: 1 },
  'parties.control': { id: noParty, media_item_id: 1 },
  'parties.open': { id: noParty, media_item_id: 'nothing' },
  'parties.edit': { id: noParty, control: 'host' },
  'parties.report': { id: noParty, is_waiting: false },
  'parties.say': { id: noParty, text: 'x' },
  'parties.react': { id: noParty, reaction: '🔥' },
  'persons.getById': { id: 1 },
  'playback.start': { media_item_id: 'nothing', player_type: 'player' },
  'playback.startChannel': { channel_id: 'nothing' },
  'playback.renewLicenceToken': { playback_session_id: nobody, token: 'x.y.z' },
  'playback.begun': playing,
  'playback.heartbeat': playing,
  'playback.leave': { playback_session_id: nobody },
  'playback.stop': { playback_session_id: nobody },
  'positions.save': { media_item_id: 1, timepoint: 60, playback_session_id: nobody, sequence: 1 },
  'positions.adopt': { places: [] },
  'positions.delete': { media_item_id: 1 },
  'promoCodes.redeem': { code: 'NOTHING' },
  'promoEvents.getById': { id: 'nothing' },
  'promoEvents.titles': { id: 'nothing' },
  'bankCards.delete': { id: 2_000_000_000 },
  'bankCards.makeDefault': { id: 2_000_000_000 },
  'purchases.options': { id: 'nothing' },
  'purchases.serviceOptions': { id: 'nothing' },
  'purchases.paymentMethods': { types: 'purchase' },
  'purchases.buy': {
    option: { media_item_id: 1, seq_id: 1 },
    price: { price_id: 1, payment_method_id: 1, amount: 100, currency: 'RUB' },
    is_confirmed: false,
    has_session_id: false,
  },
  'purchases.confirmTicket': { ticket_id: nobody, has_session_id: false },
  'ratings.set': { content_id: 1, rating: 5 },
  'ratings.delete': { content_id: 1, content_type: 'film' },
  'reminders.set': { epg_id: 1 },
  'reminders.remove': { epg_id: 1 },
  'search.query': { query: 'x' },
  'search.suggest': { query: 'x' },
  'services.getById': { id: 'nothing' },
  'topUps.create': { amount: 10_000, currency: 'RUB' },
  'topUps.setAutomatic': { automatic: null },
  'subscriptions.cancel': { service_id: 1 },
  'subscriptions.resume': { service_id: 1 },
  'analytics.record': { events: [] },
};

/** Values of the cases that need more than the field. */
const valueOf: Readonly<Record<string, string>> = { currentTimeZone: 'Asia/Yerevan' };

const nameOf = ({ group, operation, input }: RightsLine): string =>
  `${group}.${operation}${input === null ? '' : ` ${JSON.stringify(input)}`}`;

function call({ group, operation, input }: RightsLine, { api }: TestBrowser): Promise<unknown> {
  const known = Object.entries(input ?? {}).map(([field, value]) => [field, value || valueOf[field]]);
  const calls = Reflect.get(api, group) as Record<string, (input: object) => Promise<unknown>>;
  const one = calls[operation];
  if (one === undefined) throw new Error(`There is no ${group}.${operation}.`);
  return one({ ...inputs[`${group}.${operation}`], ...Object.fromEntries(known) });
}

const refusals = new Set<string>([
  'UNAUTHORIZED',
  'SIGN_IN_REQUIRED',
  'MASTER_REQUIRED',
  'ACCOUNT_BLOCKED',
  'NOT_ENOUGH_FUNDS',
]);

/**
 * The outcome of a call: refused because of its caller, or admitted to the operation's rules, whatever their verdict.
 */
async function outcome(asked: Promise<unknown>): Promise<string> {
  const name = (await errorOf(asked))?.name ?? 'allowed';
  if (name.startsWith('SESSION_') || name === 'INTERNAL') return name;
  return refusals.has(name) ? name : 'allowed';
}

/** The outcome of a request besides the operations. */
async function asked(method: string, path: string, { cookies }: TestBrowser): Promise<string> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookies['session'] !== undefined && { cookie: `session=${cookies['session']}` }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  if (answer.ok) return 'allowed';
  const name = errorNameOf(((await answer.json()) as ErrorBody).error_code) ?? '';
  return refusals.has(name) ? name : 'allowed';
}

/** Whether the push channel accepts a browser. */
async function listens({ cookies }: TestBrowser): Promise<string> {
  const { socket, frames, closed } = connectToPush(new URL(url).origin, cookies);
  await expect.poll(() => frames.length > 0 || closed.code !== null).toBe(true);
  socket.close();
  if (frames[0]?.event_type === 'ready') return 'allowed';
  return closed.code === pushCloseCodes.signed_out ? 'SIGN_IN_REQUIRED' : `closed with ${closed.code}`;
}

describe.each(roles)('%s', (role) => {
  it('is let through the ways beside the operations as the table says', async () => {
    const browser = browsers[role];
    const key = '0'.repeat(32);
    expect({
      licence: await asked('POST', '/licences/clearkey', browser),
      key: await asked('GET', `/licences/clearkey/${key}`, browser),
      provider: await asked('POST', '/licences/widevine', browser),
      certificate: await asked('GET', '/licences/fairplay/certificate', browser),
      description: await asked('GET', '/openapi.json', browser),
      push: await listens(browser),
    }).toEqual({
      licence: verdictFor(doors.licences.right, role),
      key: verdictFor(doors.licences.right, role),
      provider: verdictFor(doors.licences.right, role),
      certificate: verdictFor(doors.certificate.right, role),
      description: verdictFor(doors.description.right, role),
      push: verdictFor(doors.push.right, role),
    });
  });

  // Operations that end the session come last.
  const lines = rightsLines.toSorted(
    (a, b) => Number(nameOf(a) === 'session.end') - Number(nameOf(b) === 'session.end'),
  );
  it('is let through to what the table says, and to nothing else (BL-018, PR-018)', async () => {
    const outcomes: Record<string, string> = {};
    for (const one of lines) outcomes[nameOf(one)] = await outcome(call(one, browsers[role]));
    expect(outcomes).toEqual(
      Object.fromEntries(lines.map((one) => [nameOf(one), verdictFor(one.right, role)])),
    );
  });
});

it('lets who is signed in buy, keep favourites, take promo codes, connect a TV, rate and have his time counted; asks a guest to sign in (CM-164)', async () => {
  const rights = [
    'purchases.buy',
    'favourites.add',
    'favourites.list',
    'promoCodes.redeem',
    'tvCodes.authorize',
    'tvCodes.activate',
    'ratings.set',
    'session.setViewedTime',
  ];
  const wanted = rightsLines.filter((one) => one.input === null && rights.includes(nameOf(one)));
  expect(wanted).toHaveLength(rights.length);
  for (const [role, verdict] of [
    ['guest', 'SIGN_IN_REQUIRED'],
    ['master', 'allowed'],
  ] as const) {
    // The session of these roles may have ended already.
    const browser = role === 'guest' ? openBrowser(test) : await signInByPhone(test, phones.master);
    for (const one of wanted)
      expect([nameOf(one), await outcome(call(one, browser))]).toEqual([nameOf(one), verdict]);
  }
});

it('is written down', async () => {
  await expect(rightsPage()).toMatchFileSnapshot('../../../docs/rights.md');
});
