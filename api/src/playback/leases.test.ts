import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { countUpdates } from '../testing/hot-updates.ts';
import { openBrowser } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { buyAndPay, customerWith, openShop } from '../testing/shop.ts';
import { connectToPush, untilListening } from '../testing/push-listener.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, readTestToken, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { createSqlLeases } from './sql-leases.ts';

let test: TestApi;
const lev = { ...testAccount, email: 'lev@kadr.example', phone: '+79990000002' };
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.operator().operator.importAccounts({ accounts: [testAccount, lev] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate stream_leases, attempts');
  await test.pool.query('delete from sessions');
});
afterAll(() => test.close());

async function signIn(email = testAccount.email, userAgent: string | null = null): Promise<TestBrowser> {
  const browser = openBrowser(test, { userAgent });
  await browser.api.session.create({
    login: email,
    login_mode: 'authorize',
    login_type: 'email',
    password: testAccount.password,
  });
  return browser;
}

interface Screen {
  readonly id: string;
  readonly begun: () => Promise<unknown>;
  readonly heartbeat: () => Promise<unknown>;
  readonly leave: () => Promise<unknown>;
}

/** A player that is ready to show a title. */
async function screenOf({ api }: TestBrowser, slug = 'north-wind'): Promise<Screen> {
  const { playback_session_id, content } = await api.playback.start({ media_item_id: slug });
  const said = { playback_session_id, media_item_id: content.slug };
  return {
    id: playback_session_id,
    begun: () => api.playback.begun(said),
    heartbeat: () => api.playback.heartbeat(said),
    leave: () => api.playback.leave(said),
  };
}

/** Three screens that play, the most that are allowed. */
async function playThree(browser: TestBrowser): Promise<[Screen, Screen, Screen]> {
  const screens = [await screenOf(browser), await screenOf(browser), await screenOf(browser)] as const;
  for (const { begun } of screens) await begun();
  return [...screens];
}

const refusal = async (call: Promise<unknown>): Promise<string | null> => (await errorOf(call))?.name ?? null;
const playing = async ({ api }: TestBrowser): Promise<number> =>
  (await api.playback.streams()).streams.length;

describe('screens that play at the same time', () => {
  it('are three of an account; getting ready takes no place, leaving frees one (PL-195)', async () => {
    const browsers = [await signIn(), await signIn()] as const;
    for (let ready = 0; ready < 10; ready += 1) await screenOf(browsers[0]);
    expect(await playing(browsers[0])).toBe(0);
    const [first] = await playThree(browsers[0]);
    const fourth = await screenOf(browsers[1], 'hedgehog');
    expect(await errorOf(fourth.begun())).toMatchObject({ name: 'STREAM_LIMIT', status: 409 });
    await first.leave();
    await fourth.begun();
    expect(await playing(browsers[1])).toBe(3);
    expect(await refusal(first.heartbeat())).toBe('STREAM_LIMIT');
  });

  it('are three of a guest’s browser, and nobody else’s (PL-195)', async () => {
    const guest = openBrowser(test);
    await guest.api.session.createDemo();
    await playThree(guest);
    expect(await refusal((await screenOf(guest)).begun())).toBe('STREAM_LIMIT');
    const another = openBrowser(test);
    await (await screenOf(another)).begun();
    expect(await playing(another)).toBe(1);
    await (await screenOf(await signIn())).begun();
  });

  it('never are more when fifty begin at once', async () => {
    const browser = await signIn();
    const screens = await Promise.all(Array.from({ length: 50 }, () => screenOf(browser)));
    const refusals = await Promise.all(screens.map(({ begun }) => refusal(begun())));
    expect(refusals.filter((name) => name === null)).toHaveLength(3);
    expect(refusals.filter((name) => name === 'STREAM_LIMIT')).toHaveLength(47);
    expect(await playing(browser)).toBe(3);
  });

  it('say that they play without writing an index', async () => {
    const screen = await screenOf(await signIn());
    await screen.begun();
    await openDatabase(test.pool).transaction(async (db) => {
      const counts = await countUpdates(db, 'stream_leases', async () => {
        for (let heartbeats = 0; heartbeats < 3; heartbeats += 1) {
          test.pass(30);
          const store = createSqlLeases(db);
          const lease = await store.find(screen.id);
          const word = { now: test.clock.now, isPaused: false };
          expect(lease !== undefined && (await store.renew(lease, word))).toBe(true);
        }
      });
      expect(counts).toEqual({ updated: 3, hot: 3 });
    });
  });

  it('follow the limit of the account', async () => {
    await test.operator().operator.importAccounts({ accounts: [{ ...lev, stream_limit: 1 }] });
    const browser = await signIn(lev.email);
    await (await screenOf(browser)).begun();
    expect(await refusal((await screenOf(browser)).begun())).toBe('STREAM_LIMIT');
    expect((await browser.api.playback.streams()).limit).toEqual({ stream_limit: 1 });
  });

  it('are gone after a minute and a half of silence, and come back where there is room', async () => {
    const browser = await signIn();
    const [first, second, third] = await playThree(browser);
    test.pass(60);
    await first.heartbeat();
    await second.heartbeat();
    test.pass(31);
    expect(await playing(browser)).toBe(2);
    await third.heartbeat();
    expect(await playing(browser)).toBe(3);
    test.pass(91);
    const others = await playThree(browser);
    expect(await refusal(first.heartbeat())).toBe('STREAM_LIMIT');
    await others[0].leave();
    await first.heartbeat();
  });

  it('end with their session', async () => {
    const [browser, other] = [await signIn(), await signIn()];
    await playThree(browser);
    await browser.api.session.end();
    expect(await playing(other)).toBe(0);
  });

  it('are told by title and device, without what the profile is not shown', async () => {
    const [browser, other] = [await signIn(testAccount.email, macintosh), await signIn()];
    const { id } = await screenOf(browser, 'ship');
    const screen = await screenOf(browser, 'ship');
    await screen.begun();
    const { streams, limit } = await other.api.playback.streams();
    expect(limit).toEqual({ stream_limit: 3 });
    expect(streams).toEqual([
      {
        playback_session_id: screen.id,
        media_item: expect.objectContaining({ slug: 'ship-1-1', series_name: 'Корабль' }),
        channel: null,
        karaoke_item: null,
        device: { terminal_name: 'Компьютер', title: 'Safari, macOS', device_type_icon: 'computer' },
        is_current: false,
        begun_at: testBegins.getTime() / 1000,
      },
    ]);
    expect(id).not.toBe(screen.id);
    await test.pool.query(`update media_items set brands = '{ararat}' where slug = 'ship-1-1'`);
    expect((await other.api.playback.streams()).streams[0]?.media_item).toBeNull();
    await test.pool.query(`update media_items set brands = '{*}' where slug = 'ship-1-1'`);
  });
});

describe('a screen', () => {
  it('is stopped from another one, which hears of it at once and with its next word', async () => {
    const [browser, other] = [await signIn(), await signIn()];
    const [first] = await playThree(browser);
    const { origin } = new URL(await test.listen());
    await test.api.push.start();
    const { frames, socket } = await untilListening(connectToPush(origin, browser.cookies));
    const waiting = await screenOf(other);
    expect(await refusal(waiting.begun())).toBe('STREAM_LIMIT');
    expect((await other.api.playback.stop({ playback_session_id: first.id })).streams).toHaveLength(2);
    await waiting.begun();
    await expect.poll(() => frames.map((frame) => frame.event_type)).toContain('streams_changed');
    socket.close();
    expect(await errorOf(first.heartbeat())).toMatchObject({ name: 'STREAM_STOPPED', status: 409 });
    await first.leave();
    expect(await refusal(first.begun())).toBe('STREAM_STOPPED');
  });

  it('is stopped by its own account alone', async () => {
    const [first] = await playThree(await signIn());
    for (const stranger of [await signIn(lev.email), openBrowser(test)]) {
      expect(await refusal(stranger.api.playback.stop({ playback_session_id: first.id }))).toBe('NOT_FOUND');
      await stranger.api.playback.leave({ playback_session_id: first.id });
      expect(await playing(stranger)).toBe(0);
    }
    await first.heartbeat();
  });

  it('begins by an id that its own session was given for this very title', async () => {
    const [browser, other] = [await signIn(), await signIn()];
    const { playback_session_id } = await browser.api.playback.start({ media_item_id: 'north-wind' });
    const say = (calls: TestBrowser['api'], media_item_id: string, id = playback_session_id) =>
      refusal(calls.playback.begun({ playback_session_id: id, media_item_id }));
    expect(await say(other.api, 'north-wind')).toBe('PLAYBACK_NOT_FOUND');
    expect(await say(browser.api, 'hedgehog')).toBe('PLAYBACK_NOT_FOUND');
    expect(await say(browser.api, 'north-wind', 'd2c1b7a6-1f0e-4c3d-8b5a-69788a7b6c5d')).toBe(
      'PLAYBACK_NOT_FOUND',
    );
    expect(await say(browser.api, 'no-such-title')).toBe('NOT_FOUND');
    const stories = await browser.api.playback.start({
      media_item_id: 'north-wind',
      player_type: 'stories',
    });
    // A short story is counted, but takes no place.
    expect(await say(browser.api, 'north-wind', stories.playback_session_id)).toBeNull();
    expect(await say(other.api, 'north-wind', stories.playback_session_id)).toBe('PLAYBACK_NOT_FOUND');
    expect(await playing(browser)).toBe(0);
    expect(await say(browser.api, 'north-wind')).toBeNull();
  });

  it('plays in a frame of another site, whose calls bring no cookie (PL-195)', async () => {
    const { playback_session_id } = await test.client().playback.start({ media_item_id: 'north-wind' });
    const said = { playback_session_id, media_item_id: 'north-wind' };
    await test.client().playback.begun(said);
    await test.client().playback.heartbeat(said);
    const { rows } = await test.pool.query('select from stream_leases');
    expect(rows).toHaveLength(1);
    const viewer = await signIn();
    expect(await refusal(viewer.api.playback.begun(said))).toBe('PLAYBACK_NOT_FOUND');
  });

  it('hears with its next word that the film is gone, is sold now, or is not there yet', async () => {
    const screen = await screenOf(await signIn());
    await screen.begun();
    const changed = async (change: string, back: string): Promise<string | null> => {
      await test.pool.query(`update media_items set ${change} where slug = 'north-wind'`);
      const said = await refusal(screen.heartbeat());
      await test.pool.query(`update media_items set ${back} where slug = 'north-wind'`);
      return said;
    };
    expect(await changed(`brands = '{ararat}'`, `brands = '{*}'`)).toBe('NOT_FOUND');
    expect(await changed(`usage_model = 'EST'`, `usage_model = null`)).toBe('PURCHASE_REQUIRED');
    expect(
      await changed(
        `is_playable = false, is_coming_soon = true`,
        `is_playable = true, is_coming_soon = false`,
      ),
    ).toBe('NOT_PLAYABLE');
    expect(await refusal(screen.heartbeat())).toBeNull();
  });

  it('shows a rented film to its end, however long the rental lasts (CM-153)', async () => {
    await openShop(test);
    const viewer = await customerWith(test, 10_000);
    await buyAndPay(viewer, 'for-rent-1');
    const browser = { api: viewer.client, cookies: viewer.cookies };
    test.pass(48 * 60 * 60 - 60);
    const screen = await screenOf(browser, 'for-rent-1');
    await screen.begun();
    test.pass(61);
    await screen.heartbeat();
    expect(await refusal(screenOf(browser, 'for-rent-1'))).toBe('PURCHASE_REQUIRED');
  });

  it('is forgotten a day after its last word', async () => {
    await playThree(await signIn());
    test.pass(26 * 60 * 60);
    await test.api.purge();
    const { rows } = await test.pool.query('select from stream_leases');
    expect(rows).toEqual([]);
  });
});

describe('the segments of a screen', () => {
  const heldBy = async (
    browser: TestBrowser,
    id: string,
    isSilenceExcused = false,
    slug = 'north-wind',
  ): Promise<boolean | undefined> => {
    const { rows } = await test.pool.query<{ id: number }>('select id from media_items where slug = $1', [
      slug,
    ]);
    const stream = {
      playbackId: id,
      sessionId: await sessionOf(browser),
      shown: `m${rows[0]?.id}`,
    };
    const store = createSqlLeases(openDatabase(test.pool));
    return (await store.findHeld([stream], { now: test.clock.now, isSilenceExcused }))[0];
  };
  const sessionOf = async ({ api }: TestBrowser): Promise<string> => {
    const { asset } = await api.playback.start({ media_item_id: 'north-wind' });
    const claims = readTestToken(asset.cdn_token?.get_parameters ?? '') as { readonly s: string };
    return claims.s;
  };
  const another = '00000000-0000-4000-8000-000000000000';

  it('end where it never began, was stopped, was left, or was silent for two minutes', async () => {
    const [browser, other] = [await signIn(), await signIn()];
    const screen = await screenOf(browser);
    expect(await heldBy(browser, screen.id)).toBe(false);
    await screen.begun();
    expect(await heldBy(browser, screen.id)).toBe(true);
    test.pass(119);
    expect(await heldBy(browser, screen.id)).toBe(true);
    test.pass(1);
    expect(await heldBy(browser, screen.id)).toBe(false);
    expect(await heldBy(browser, screen.id, true)).toBe(true);
    await screen.heartbeat();
    expect(await heldBy(browser, screen.id)).toBe(true);
    await other.api.playback.stop({ playback_session_id: screen.id });
    expect(await heldBy(browser, screen.id)).toBe(false);
    expect(await heldBy(browser, screen.id, true)).toBe(false);
    const next = await screenOf(browser);
    await next.begun();
    await next.leave();
    expect(await heldBy(browser, next.id)).toBe(false);
  });

  it('go on by a token that was renewed: of the same session, for the same film', async () => {
    const [browser, other] = [await signIn(), await signIn()];
    const screen = await screenOf(browser);
    await screen.begun();
    expect(await heldBy(browser, another)).toBe(true);
    expect(await heldBy(browser, another, false, 'hedgehog')).toBe(false);
    expect(await heldBy(other, another)).toBe(false);
  });

  it('wait while it is paused for longer than a minute, and go on with its next word', async () => {
    const browser = await signIn();
    const screen = await screenOf(browser);
    await screen.begun();
    const say = (is_paused: boolean) =>
      browser.api.playback.heartbeat({
        playback_session_id: screen.id,
        media_item_id: 'north-wind',
        is_paused,
      });
    await say(true);
    test.pass(59);
    await say(true);
    expect(await heldBy(browser, screen.id)).toBe(true);
    test.pass(2);
    expect(await heldBy(browser, screen.id)).toBe(false);
    await say(false);
    expect(await heldBy(browser, screen.id)).toBe(true);
  });

  it('end with the profile that watched them', async () => {
    const browser = await signIn();
    const { id } = await browser.api.profiles.create({ name: 'Лёва', icon: { id: 1 } });
    const screen = await screenOf(browser);
    await screen.begun();
    await browser.api.profiles.switch({ id, pin_code: '0000' });
    expect(await heldBy(browser, screen.id)).toBe(false);
    expect(await refusal(screen.heartbeat())).toBe('STREAM_STOPPED');
    const { rows } = await test.pool.query('select id from profiles where name = $1', ['Лёва']);
    expect(rows).toHaveLength(1);
    await test.pool.query('delete from sessions');
    await test.pool.query('delete from profiles where name = $1', ['Лёва']);
  });
});
