import { contract } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register, openBrowser } from './testing/browser.ts';
import type { TestBrowser } from './testing/browser.ts';
import { sampleCatalogue } from './testing/sample-catalogue.ts';
import { createSoftAuthenticator } from './testing/soft-authenticator.ts';
import { createTestApi, errorOf } from './testing/test-api.ts';
import type { TestApi } from './testing/test-api.ts';

type Calls = TestBrowser['api'];

/** Ids of an account's data, or ids that do not exist. */
interface Ids {
  readonly profile: number;
  readonly device: string;
  readonly passkey: number;
  readonly message: number;
  readonly poll: number;
  readonly ticket: string;
  readonly link: string;
  /** A login that waits for its code. */
  readonly bonus: string;
  readonly card: number;
  /** A service to which the account is subscribed. */
  readonly service: number;
  readonly party: string;
  /** An issued receipt. */
  readonly receipt: string;
}

const nobodys: Ids = {
  profile: 2_000_000_000,
  device: 'nobody',
  passkey: 2_000_000_000,
  message: 2_000_000_000,
  poll: 2_000_000_000,
  ticket: '00000000-0000-4000-8000-000000000000',
  link: '00000000-0000-4000-8000-000000000000',
  bonus: '00000000-0000-4000-8000-000000000000',
  card: 2_000_000_000,
  service: 2_000_000_000,
  party: 'x'.repeat(22),
  receipt: '00000000-0000-4000-8000-000000000000',
};

/** Operations that concern no account, or one whose secret the caller presents. */
const everybodys = new Set([
  'session.createDemo',
  'session.create',
  'session.createByAssertion',
  'session.refresh',
  'session.end',
  'session.user',
  'session.updateUser',
  'signIn.checkLogin',
  'signIn.sendSmsCode',
  'signIn.validateSmsCode',
  'signIn.sendEmailCode',
  'signIn.validateEmailCode',
  'signIn.resetPassword',
  'signIn.migratePhone',
  'channels.list',
  'channels.themes',
  'channels.getById',
  'epgs.list',
  'epgs.getById',
  'coldStart.genres',
  'coldStart.movies',
  'certificates.offer',
  'collections.list',
  'collections.getById',
  'collections.titles',
  'promoEvents.list',
  'promoEvents.getById',
  'promoEvents.titles',
  'infoPages.getByAlias',
  'karaoke.list',
  'karaoke.getById',
  'karaoke.play',
  'countries.list',
  'countries.languages',
  'tvCodes.create',
  'tvCodes.poll',
  'oauth.describe',
  'oauth.profile',
  'oauth.favourites',
  'passkeys.signInOptions',
  'passkeys.signIn',
  'profiles.getIcons',
  'profiles.getAgeLimits',
  'mediaItems.getById',
  'mediaItems.list',
  'mediaItems.getFilters',
  'mediaItems.count',
  'mediaItems.getChildren',
  'mediaItems.getCast',
  'mediaViews.getById',
  'persons.getById',
  // The party's id is its secret.
  'parties.getById',
  'parties.join',
  'parties.clock',
  'playback.start',
  'playback.prepare',
  'playback.begun',
  'playback.startChannel',
  'playback.renewLicenceToken',
  'problemReports.send',
  'playback.heartbeat',
  'playback.leave',
  'playback.streams',
  'playback.stop',
  // These are for staff, who have no account.
  ...Object.keys(contract.staff).map((name) => `staff.${name}`),
  'search.query',
  'search.suggest',
  'services.getById',
  'services.list',
  'shortStories.list',
  'sitemap.addresses',
  'toggles.get',
  'analytics.record',
]);

/** Operations on the caller's own account only: their input refers to nothing of an account. */
const own: Readonly<Record<string, (api: Calls) => Promise<unknown>>> = {
  'session.endAll': (api) => api.session.endAll({}),
  'session.setViewedTime': (api) => api.session.setViewedTime({ seconds: 11 }),
  'signIn.validatePassword': (api) => api.signIn.validatePassword({ password: 'a-good-password' }),
  'devices.list': (api) => api.devices.list(),
  'signIns.list': (api) => api.signIns.list({}),
  'tvCodes.describe': (api) => api.tvCodes.describe({ code: 'BCDFGH' }),
  'tvCodes.authorize': (api) => api.tvCodes.authorize({ code: 'BCDFGH' }),
  'tvCodes.activate': (api) => api.tvCodes.activate({ code: 'BCDFGH' }),
  'oauth.links': (api) => api.oauth.links(),
  'oauth.authorize': (api) =>
    api.oauth.authorize({ client_id: 'nobody', redirect_uri: 'https://nobody.example/' }),
  'passkeys.list': (api) => api.passkeys.list(),
  'passkeys.registrationOptions': (api) => api.passkeys.registrationOptions(),
  'passkeys.register': (api) =>
    api.passkeys.register({
      answer: createSoftAuthenticator().create('x', { origin: 'http://localhost', rpId: 'localhost' }),
    }),
  'account.export': (api) => api.account.export(),
  'account.erase': (api) => api.account.erase({ confirmation_code: 'x' }),
  'profiles.getAll': (api) => api.profiles.getAll(),
  'profiles.create': (api) => api.profiles.create({ name: 'x' }),
  'profiles.pinValidate': (api) => api.profiles.pinValidate({ pin_code: '1234' }),
  'profiles.pinChange': (api) => api.profiles.pinChange({ old_pin: '0000', new_pin: '1234' }),
  'profiles.pinDelete': (api) => api.profiles.pinDelete({ password: 'x' }),
  'profiles.unlockAge': (api) => api.profiles.unlockAge({ pin_code: '1234' }),
  'coldStart.save': (api) => api.coldStart.save({ genre_aliases: ['drama'], content_ids: [1] }),
  'epgs.favourites': (api) => api.epgs.favourites({}),
  'favourites.list': (api) => api.favourites.list({}),
  'favourites.add': (api) => api.favourites.add({ item_type: 'film', item_id: 1 }),
  'favourites.delete': (api) => api.favourites.delete({ item_type: 'film', item_id: 1 }),
  'ratings.set': (api) => api.ratings.set({ content_id: 1, rating: 5 }),
  'ratings.delete': (api) => api.ratings.delete({ content_id: 1, content_type: 'film' }),
  'reminders.list': (api) => api.reminders.list({}),
  'reminders.set': (api) => api.reminders.set({ epg_id: 1 }),
  'reminders.remove': (api) => api.reminders.remove({ epg_id: 1 }),
  'parties.create': (api) => api.parties.create({ media_item_id: 'nothing' }),
  'positions.save': (api) =>
    api.positions.save({
      media_item_id: 1,
      timepoint: 60,
      playback_session_id: nobodys.ticket,
      sequence: 1,
    }),
  'positions.adopt': (api) => api.positions.adopt({ places: [] }),
  'positions.list': (api) => api.positions.list({}),
  'positions.delete': (api) => api.positions.delete({ media_item_id: 1 }),
  'positions.clear': (api) => api.positions.clear(),
  'messages.list': (api) => api.messages.list({}),
  'promoCodes.redeem': (api) => api.promoCodes.redeem({ code: 'SPRING' }),
  'exchanges.offers': (api) => api.exchanges.offers({ id: 1 }),
  'exchanges.make': (api) =>
    api.exchanges.make({ action: { type: 'exchange', media_item_id: 1 }, wanted_media_item_id: 2 }),
  'purchases.options': (api) => api.purchases.options({ id: 'sold' }),
  'purchases.serviceOptions': (api) => api.purchases.serviceOptions({ id: 'cinema' }),
  'purchases.paymentMethods': (api) => api.purchases.paymentMethods({ types: 'purchase' }),
  'purchases.buy': (api) =>
    api.purchases.buy({
      option: { media_item_id: 1, seq_id: 1 },
      price: { price_id: 1, payment_method_id: 1, amount: 100, currency: 'RUB' },
      is_confirmed: false,
      has_session_id: false,
    }),
  'bankCards.list': (api) => api.bankCards.list(),
  'bankCards.add': (api) => api.bankCards.add({}),
  'certificates.list': (api) => api.certificates.list(),
  'certificates.buy': (api) =>
    api.certificates.buy({ product_id: 1, amount: 100, design: 'red', payment_method_id: 1 }),
  'certificates.redeem': (api) => api.certificates.redeem({ code: 'AAAA-AAAA-AAAA-AAAA' }),
  'bonuses.list': (api) => api.bonuses.list(),
  'bonuses.getById': (api) => api.bonuses.getById({ id: 1 }),
  'bonuses.history': (api) => api.bonuses.history({ id: 1 }),
  'bonuses.register': (api) => api.bonuses.register({ id: 1, login: '79160000001', login_type: 'phone' }),
  'bonuses.changeLogin': (api) =>
    api.bonuses.changeLogin({ id: 1, login: '79160000001', login_type: 'phone' }),
  'topUps.getAutomatic': (api) => api.topUps.getAutomatic(),
  'purchases.list': (api) => api.purchases.list({}),
  'subscriptions.list': (api) => api.subscriptions.list(),
  'purchases.payments': (api) => api.purchases.payments({}),
};

/** Operations whose input refers to something of an account. */
const named: Readonly<Record<string, (api: Calls, ids: Ids) => Promise<unknown>>> = {
  'subscriptions.cancel': (api, { service }) => api.subscriptions.cancel({ service_id: service }),
  'subscriptions.pause': (api, { service }) => api.subscriptions.pause({ service_id: service, months: 1 }),
  'subscriptions.acceptPrice': (api, { service }) =>
    api.subscriptions.acceptPrice({ service_id: service, amount: 1 }),
  'subscriptions.changes': (api, { service }) => api.subscriptions.changes({ service_id: service }),
  'subscriptions.changeAtEnd': (api, { service }) =>
    api.subscriptions.changeAtEnd({ service_id: service, next: null }),
  'subscriptions.pay': (api, { service }) =>
    api.subscriptions.pay({ service_id: service, payment_method_id: 1 }),
  'subscriptions.setCard': (api, { service, card }) =>
    api.subscriptions.setCard({ service_id: service, bank_card_id: card }),
  'subscriptions.resume': (api, { service }) => api.subscriptions.resume({ service_id: service }),
  'devices.delete': (api, { device }) => api.devices.delete({ uid: device }),
  'oauth.unlink': (api, { link }) => api.oauth.unlink({ id: link }),
  'passkeys.delete': (api, { passkey }) => api.passkeys.delete({ id: passkey }),
  'profiles.switch': (api, { profile }) => api.profiles.switch({ id: profile }),
  'profiles.edit': (api, { profile }) => api.profiles.edit({ id: profile, name: 'Мой' }),
  'profiles.channels': (api, { profile }) => api.profiles.channels({ id: profile }),
  'profiles.delete': (api, { profile }) => api.profiles.delete({ id: profile }),
  'messages.changeUnread': (api, { message }) =>
    api.messages.changeUnread({ change: '-', message_ids: [message] }),
  'messages.updateStatus': (api, { message }) =>
    api.messages.updateStatus({ id: message, status: 'clicked' }),
  'messages.finishPoll': (api, { poll }) => api.messages.finishPoll({ id: poll, answers: [0] }),
  'bankCards.delete': (api, { card }) => api.bankCards.delete({ id: card }),
  'bankCards.makeDefault': (api, { card }) => api.bankCards.makeDefault({ id: card }),
  'topUps.create': (api, { card }) =>
    api.topUps.create({ amount: 10_000, currency: 'RUB', bank_card_id: card }),
  'topUps.setAutomatic': (api, { card }) =>
    api.topUps.setAutomatic({
      automatic: { below: 1000, amount: 10_000, currency: 'RUB', bank_card_id: card },
    }),
  'parties.remove': (api, { party }) => api.parties.remove({ id: party, participant_id: 1 }),
  'parties.control': (api, { party }) =>
    api.parties.control({ id: party, media_item_id: 1, is_playing: false }),
  'parties.open': (api, { party }) => api.parties.open({ id: party, media_item_id: 'north-wind' }),
  'parties.edit': (api, { party }) => api.parties.edit({ id: party, control: 'host' }),
  'parties.report': (api, { party }) => api.parties.report({ id: party, is_waiting: false }),
  'parties.say': (api, { party }) => api.parties.say({ id: party, text: 'Привет' }),
  'parties.react': (api, { party }) => api.parties.react({ id: party, reaction: '🔥' }),
  'parties.leave': (api, { party }) => api.parties.leave({ id: party }),
  'certificates.retry': (api, { ticket }) => api.certificates.retry({ ticket_id: ticket }),
  'bonuses.confirm': (api, { bonus }) =>
    api.bonuses.confirm({ action: 'register', request_id: bonus, confirmation_code: '0000' }),
  'receipts.getById': (api, { receipt }) => api.receipts.getById({ id: receipt }),
  'purchases.ticket': (api, { ticket }) => api.purchases.ticket({ ticket_id: ticket }),
  'purchases.retryTicket': (api, { ticket }) => api.purchases.retryTicket({ ticket_id: ticket }),
  'purchases.confirmTicket': (api, { ticket }) =>
    api.purchases.confirmTicket({ ticket_id: ticket, has_session_id: false }),
};

const operations = Object.entries(contract).flatMap(([group, calls]) =>
  group === 'operator' ? [] : Object.keys(calls).map((name) => `${group}.${name}`),
);

let test: TestApi;
let owner: TestBrowser;
let stranger: TestBrowser;
let theirs: Ids;

const ownerPhone = '+79160000001';

beforeAll(async () => {
  test = await createTestApi();
  const { operator } = test.operator();
  await test.import(sampleCatalogue);
  await test.import({
    media_items: [
      {
        slug: 'sold',
        type: 'film',
        name: { rus: 'На продажу' },
        usage_model: 'EST',
        prices: [{ usage_model: 'EST', amount: 100, currency: 'RUB' }],
      },
    ],
  });
  await test.import({
    services: [
      {
        alias: 'cinema',
        name: { rus: 'Кино' },
        prices: [{ duration: 1, duration_unit: 'month', amount: 100, currency: 'RUB' }],
      },
    ],
  });
  await test.publish('sold');
  await test.publish('north-wind');
  owner = await register(test, ownerPhone, { deviceId: 'the-device-of-the-owner' });
  stranger = await register(test, '+79160000002');
  const account = { phone: ownerPhone };
  await operator.creditAccounts({ credits: [{ account, key: 'start', amount: 500, currency: 'RUB' }] });
  await operator.sendMessages({
    messages: [
      { account, key: 'message', event_code: 'marketing_message', display: { message: { rus: 'Привет' } } },
      {
        account,
        key: 'poll',
        event_code: 'poll',
        display: {
          message: { rus: 'Что показать?' },
          poll: [{ question: { rus: 'Жанр?' }, answers: [{ rus: 'Драма' }, { rus: 'Комедия' }] }],
        },
      },
    ],
  });
  const messages = async (kind: 'message' | 'poll') => (await owner.api.messages.list({ kind })).items[0]?.id;
  const { challenge } = await owner.api.passkeys.registrationOptions();
  const passkey = await owner.api.passkeys.register({
    answer: createSoftAuthenticator().create(challenge, { origin: 'http://localhost', rpId: 'localhost' }),
  });
  const [option] = (await owner.api.purchases.options({ id: 'sold' })).items;
  const price = option?.periods[0]?.prices[0];
  if (option === undefined || price === undefined) throw new Error('Nothing is sold.');
  const { ticket_id } = await owner.api.purchases.buy({
    option: { media_item_id: option.content?.id ?? 0, seq_id: option.seq_id },
    price: { price_id: price.price_id, payment_method_id: 1, amount: price.amount, currency: price.currency },
    is_confirmed: true,
    has_session_id: false,
  });
  const [offer] = (await owner.api.purchases.serviceOptions({ id: 'cinema' })).items;
  const service = offer?.service?.id ?? 0;
  const taken = await owner.api.purchases.buy({
    option: { service_id: service },
    price: {
      price_id: offer?.periods[0]?.prices[0]?.price_id ?? 0,
      payment_method_id: 1,
      amount: 100,
      currency: 'RUB',
    },
    is_confirmed: true,
    has_session_id: false,
  });
  await owner.api.purchases.confirmTicket({ ticket_id: taken.ticket_id ?? '', has_session_id: false });
  const { rows } = await test.pool.query<{ id: number }>(
    `insert into bank_cards (account_id, provider, token, last4, type, expiry_month, expiry_year, is_default, added_at)
     select id, 'scripted', 'sealed', '4444', 'mastercard', 12, 2030, true, now() from accounts where phone = $1
     returning id`,
    [ownerPhone],
  );
  const receipts = await test.pool.query<{ id: string }>(
    `with payment as (
       insert into payments (id, account_id, provider, purpose, amount, currency, state, is_saved_card, is_saving_card,
         initiator, return_url, is_embedded, created_at)
       select gen_random_uuid(), id, 'scripted', 'top_up', 100, 'RUB', 'succeeded', false, false, 'viewer', '', false, now()
       from accounts where phone = $1 returning id, account_id)
     insert into receipts (id, account_id, payment_id, items, amount, currency, is_fiscal, created_at, issued_at)
     select gen_random_uuid(), account_id, id, '[]', 100, 'RUB', false, now(), now() from payment
     returning id`,
    [ownerPhone],
  );
  const linked = await test.pool.query<{ id: string }>(
    `insert into oauth_grants (id, account_id, profile_id, client_id, scopes, created_at, linked_at)
     select gen_random_uuid(), a.id, p.id, 'alice', '{profile.name}', now(), now()
     from accounts a join profiles p on p.account_id = a.id where a.phone = $1
     returning id`,
    [ownerPhone],
  );
  await operator.importBonusPrograms({
    bonus_programs: [
      {
        alias: 'club',
        name: { rus: 'Клуб' },
        activation_terms: { rus: 'Условия' },
        currency: 'RUB',
        point_value: 100,
        earn_percent: 5,
      },
    ],
  });
  const [club] = (await owner.api.bonuses.list()).items;
  const asked = await owner.api.bonuses.register({
    id: club?.id ?? 0,
    login: ownerPhone,
    login_type: 'phone',
  });
  theirs = {
    profile: (await owner.api.profiles.create({ name: 'Дети' })).id,
    device: 'the-device-of-the-owner',
    passkey: passkey.id,
    message: (await messages('message')) ?? 0,
    poll: (await messages('poll')) ?? 0,
    ticket: ticket_id ?? '',
    link: linked.rows[0]?.id ?? '',
    bonus: asked.request_id ?? '',
    card: rows[0]?.id ?? 0,
    service,
    party: (await owner.api.parties.create({ media_item_id: 'north-wind' })).id,
    receipt: receipts.rows[0]?.id ?? '',
  };
});
afterAll(() => test.close());

it('says of every operation of the contract whose it is', () => {
  expect([...everybodys, ...Object.keys(own), ...Object.keys(named)].toSorted()).toEqual(
    operations.toSorted(),
  );
});

it.each(Object.entries({ ...own, ...named }))('%s is for who is signed in', async (_name, call) => {
  expect(await errorOf(call(openBrowser(test).api, theirs))).toMatchObject({
    name: 'SIGN_IN_REQUIRED',
    status: 403,
  });
});

const refused = { refusal: expect.objectContaining({ name: 'NOT_FOUND', status: 404 }) };

/** Results of operations that do not refuse: they take a list, and skip what is not the account's. */
const passesOver: Readonly<Record<string, unknown>> = {
  'messages.changeUnread': { answer: { unreadMessages: 0 } },
  // A viewer who is not in the party has left it.
  'parties.leave': { answer: {} },
};

it.each(Object.entries(named))(
  '%s treats what is another account’s as what is nobody’s, and changes nothing',
  async (name, call) => {
    const outcome = async (ids: Ids): Promise<unknown> => {
      try {
        return { answer: await call(stranger.api, ids) };
      } catch {
        return { refusal: await errorOf(call(stranger.api, ids)) };
      }
    };
    const before = await stateOfOwner();
    const ours = await outcome(theirs);
    expect(ours).toEqual(await outcome(nobodys));
    expect(ours).toEqual(passesOver[name] ?? refused);
    expect(await stateOfOwner()).toEqual(before);
  },
);

it('the owner has what nobody else may see', async () => {
  expect(await owner.api.receipts.getById({ id: theirs.receipt })).toMatchObject({ amount: 100 });
});

it('codes and PIN resets go to the account’s own phone only', async () => {
  for (const action of ['reset_pin', 'erase_account'] as const) {
    const send = (phone: string) => errorOf(stranger.api.signIn.sendSmsCode({ phone, action }));
    const refusal = await send(ownerPhone);
    expect(refusal).toMatchObject({ name: 'FORBIDDEN', status: 403 });
    expect(refusal).toEqual(await send('+79160009999'));
  }
});

/** All data kept about the owner. */
async function stateOfOwner(): Promise<unknown> {
  const { data } = await owner.api.account.export();
  await test.pool.query('truncate attempts');
  return data;
}
