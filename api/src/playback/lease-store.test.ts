import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { EngineAwayError } from '../errors/engine-away.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { hasValkey, startValkey } from '../testing/valkey.ts';
import type { TestValkey } from '../testing/valkey.ts';
import { createValkey } from '../valkey/valkey.ts';
import type { Valkey } from '../valkey/valkey.ts';
import type { Holder, Lease, LeaseStore } from './lease-store.ts';
import { createLenientLeases } from './lenient-leases.ts';
import { createSqlLeases } from './sql-leases.ts';
import { createValkeyLeases } from './valkey-leases.ts';

let database: TestDatabase;
let server: TestValkey;
let valkey: Valkey;
const db = () => openDatabase(database.pool);

const stores = [
  {
    name: 'PostgreSQL',
    isHere: true,
    start: () => Promise.resolve(),
    open: () => createSqlLeases(db()),
    stop: () => Promise.resolve(),
  },
  {
    name: 'Valkey',
    isHere: hasValkey,
    start: async () => {
      server = await startValkey();
      valkey = createValkey({ url: server.url, log: { warn: () => undefined, info: () => undefined } });
      await valkey.start();
    },
    open: () => createValkeyLeases(db(), valkey, { prefix: `${server.prefix}${++opened}:` }),
    stop: async () => {
      await valkey.close();
      await server.close();
    },
  },
];
let opened = 0;

const begins = new Date('2026-03-01T12:00:00Z').getTime();
const at = (seconds: number): Date => new Date(begins + seconds * 1000);
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const session = (number: number): string => `11111111-0000-4000-8000-${String(number).padStart(12, '0')}`;

beforeAll(async () => {
  database = await createTestDatabase();
  // The owners and subjects of leases do not matter in these tests.
  await database.pool.query(
    'alter table stream_leases disable trigger all; alter table sessions disable trigger all',
  );
});
beforeEach(async () => {
  await database.pool.query('truncate stream_leases');
});
afterAll(() => database.drop());

const anna: Holder = { sessionId: session(1), accountId: 1 };
const guest: Holder = { sessionId: session(9), accountId: null };

interface Wish extends Partial<Pick<Lease, 'mediaItemId' | 'channelId'>> {
  readonly isPaused?: boolean;
  readonly limit?: number;
}

const take = (store: LeaseStore, number: number, holder: Holder, seconds: number, wish: Wish = {}) =>
  store.take({
    ...holder,
    id: id(number),
    mediaItemId: 'channelId' in wish ? null : 5,
    channelId: null,
    karaokeItemId: null,
    deviceTypeIcon: 'tv',
    deviceTitle: 'Телевизор “LG”',
    now: at(seconds),
    isPaused: false,
    limit: 2,
    ...wish,
  });

const renew = async (
  store: LeaseStore,
  number: number,
  seconds: number,
  isPaused = false,
): Promise<boolean> => {
  const lease = await store.find(id(number));
  return lease !== undefined && store.renew(lease, { now: at(seconds), isPaused });
};

describe.each(stores.filter(({ isHere }) => isHere))('leases in $name', ({ start, open, stop }) => {
  beforeAll(start);
  afterAll(stop);

  it('are as many as the limit, of an account in all its sessions, and of a guest (PL-195)', async () => {
    const store = open();
    expect(await take(store, 1, anna, 0)).toEqual({ isNew: true });
    expect(await take(store, 2, { ...anna, sessionId: session(2) }, 1)).toEqual({ isNew: true });
    expect(await take(store, 3, anna, 2)).toBe('full');
    expect(await take(store, 4, guest, 2)).toEqual({ isNew: true });
    expect(await take(store, 5, { sessionId: session(3), accountId: 2 }, 2)).toEqual({ isNew: true });
    expect(await take(store, 1, anna, 3)).toEqual({ isNew: false });
    expect((await store.findPlaying(anna, at(3))).map((lease) => lease.id)).toEqual([id(1), id(2)]);
    expect(await store.count(at(3))).toBe(4);
  });

  it('never are more when fifty are taken at once', async () => {
    const store = open();
    const taken = await Promise.all(Array.from({ length: 50 }, (_, number) => take(store, number, anna, 0)));
    expect(taken.filter((one) => one === 'full')).toHaveLength(48);
  });

  it('keep what they were taken with', async () => {
    const store = open();
    await take(store, 1, anna, 0, { isPaused: true });
    expect(await store.find(id(1))).toEqual({
      id: id(1),
      ...anna,
      mediaItemId: 5,
      channelId: null,
      karaokeItemId: null,
      deviceTypeIcon: 'tv',
      deviceTitle: 'Телевизор “LG”',
      begunAt: at(0),
      heartbeatAt: at(0),
      countedAt: null,
      pausedAt: at(0),
      stoppedAt: null,
    });
    expect(await store.find(id(2))).toBeUndefined();
  });

  it('are renewed by one of two words at once, and not after 80 seconds of silence', async () => {
    const store = open();
    await take(store, 1, anna, 0);
    const lease = await store.find(id(1));
    const words =
      lease === undefined
        ? []
        : [30, 31].map((seconds) => store.renew(lease, { now: at(seconds), isPaused: false }));
    expect((await Promise.all(words)).filter(Boolean)).toHaveLength(1);
    expect(await renew(store, 1, 60, true)).toBe(true);
    expect(await renew(store, 1, 61, true)).toBe(true);
    expect(await store.find(id(1))).toMatchObject({ countedAt: null, pausedAt: at(60), heartbeatAt: at(61) });
    expect(await renew(store, 1, 141)).toBe(false);
    expect(await renew(store, 1, 140)).toBe(true);
    expect(await store.find(id(1))).toMatchObject({ countedAt: at(140), pausedAt: null, begunAt: at(0) });
  });

  it('free their places after 90 seconds of silence, and are taken again where there is room', async () => {
    const store = open();
    await take(store, 1, anna, 0);
    await take(store, 2, anna, 0);
    expect(await take(store, 3, anna, 89)).toBe('full');
    expect(await store.isPlayingIn(anna.sessionId, at(89))).toBe(true);
    expect(await store.isPlayingIn(anna.sessionId, at(90))).toBe(false);
    expect(await take(store, 3, anna, 90)).toEqual({ isNew: true });
    expect(await take(store, 1, anna, 91)).toEqual({ isNew: false });
    expect(await take(store, 2, anna, 92)).toBe('full');
    expect(await store.count(at(92))).toBe(2);
  });

  it('are given up by their session alone', async () => {
    const store = open();
    await take(store, 1, anna, 0);
    expect(await store.giveUp(id(1), session(2))).toBeUndefined();
    expect(await store.giveUp(id(1), anna.sessionId)).toMatchObject({ id: id(1), countedAt: at(0) });
    expect(await store.giveUp(id(1), anna.sessionId)).toBeUndefined();
    expect(await store.findPlaying(anna, at(1))).toEqual([]);
    expect(await take(store, 1, anna, 2)).toEqual({ isNew: true });
  });

  it('are stopped by their holder alone, and stay known as stopped', async () => {
    const store = open();
    await take(store, 1, anna, 0);
    await take(store, 2, guest, 0);
    const end = { now: at(1) };
    expect(await store.stop(db(), id(1), { ...end, holder: guest })).toBe(false);
    expect(await store.stop(db(), id(2), { ...end, holder: { ...anna, sessionId: guest.sessionId } })).toBe(
      false,
    );
    expect(await store.stop(db(), id(1), { ...end, holder: { ...anna, sessionId: session(5) } })).toBe(true);
    expect(await store.stop(db(), id(1), { ...end, holder: anna })).toBe(false);
    expect([await renew(store, 1, 2), await take(store, 1, anna, 2)]).toEqual([false, 'stopped']);
    expect(await store.giveUp(id(1), anna.sessionId)).toBeUndefined();
    expect(await store.findPlaying(anna, at(2))).toEqual([]);
    await store.stopOf(db(), guest.sessionId, at(3));
    expect(await store.find(id(2))).toMatchObject({ stoppedAt: at(3) });
    expect(await store.count(at(3))).toBe(0);
  });

  it('hold segments by the playback, or by another one of the session that shows the same', async () => {
    const store = open();
    await take(store, 1, anna, 0);
    await take(store, 2, guest, 0, { isPaused: true });
    const ask = (seconds: number, isSilenceExcused = false) =>
      store.findHeld(
        [
          { playbackId: id(1), sessionId: anna.sessionId, shown: 'm5' },
          { playbackId: id(8), sessionId: anna.sessionId, shown: 'm5' },
          { playbackId: id(8), sessionId: anna.sessionId, shown: 'c3' },
          { playbackId: id(2), sessionId: guest.sessionId, shown: 'm5' },
        ],
        { now: at(seconds), isSilenceExcused },
      );
    expect(await ask(59)).toEqual([true, true, false, true]);
    expect(await ask(60)).toEqual([true, true, false, false]);
    expect(await ask(120)).toEqual([false, false, false, false]);
    expect(await ask(120, true)).toEqual([true, true, false, true]);
    await store.stop(db(), id(1), { holder: anna, now: at(121) });
    expect(await ask(121, true)).toEqual([false, false, false, true]);
  });

  it('count the viewers of channels', async () => {
    const store = open();
    await take(store, 1, anna, 0, { channelId: 3 });
    await take(store, 2, guest, 0, { channelId: 3 });
    await take(store, 3, { sessionId: session(4), accountId: 2 }, 0);
    const viewers = await store.countByChannel([3, 4], at(1));
    expect([viewers.get(3), viewers.get(4) ?? 0]).toEqual([2, 0]);
    expect((await store.countByChannel([3], at(90))).get(3) ?? 0).toBe(0);
  });

  it('settle once what a profile’s silent screens have played', async () => {
    const store = open();
    await database.pool.query(`delete from sessions`);
    await database.pool.query(
      `insert into sessions (id, account_id, profile_id, state, brand, created_at, refreshed_at, expires_at) values ($1, 1, 7, 'normal', 'kadr', now(), now(), now())`,
      [anna.sessionId],
    );
    await take(store, 1, anna, 0);
    await take(store, 2, guest, 0);
    expect(await store.settleSilent(7, at(90))).toBe(0);
    expect(await store.settleSilent(7, at(91))).toBe(1);
    expect(await store.settleSilent(7, at(92))).toBe(0);
  });
});

describe.runIf(hasValkey)('leases in Valkey', () => {
  const valkeyStore = stores.filter(({ name, isHere }) => isHere && name === 'Valkey');
  beforeAll(async () => {
    for (const { start } of valkeyStore) await start();
  });
  afterAll(async () => {
    for (const { stop } of valkeyStore) await stop();
  });

  it('are forgotten with their session', async () => {
    for (const { open } of valkeyStore) {
      const store = open();
      await take(store, 1, anna, 0);
      await take(store, 2, { ...anna, sessionId: session(2) }, 0);
      await store.endSession(anna.sessionId);
      expect(await store.find(id(1))).toBeUndefined();
      expect((await store.findPlaying(anna, at(1))).map((lease) => lease.id)).toEqual([id(2)]);
    }
  });

  it('leave nothing behind that does not expire, but for the sets of all that play', async () => {
    for (const { open } of valkeyStore) {
      const store = open();
      await take(store, 1, anna, 0);
      await renew(store, 1, 30);
      const script = {
        text: `local left = {} for _, key in ipairs(redis.call('KEYS', ARGV[1] .. '*')) do
          if redis.call('PTTL', key) < 0 then left[#left + 1] = string.sub(key, #ARGV[1] + 1) end end return left`,
        sha: '0'.repeat(40),
      };
      expect(await valkey.run(script, [`${server.prefix}${opened}:`])).toEqual(['playing']);
    }
  });
});

describe('leases while Valkey is away', () => {
  const store = createLenientLeases(
    createValkeyLeases(openDatabase({} as never), {
      run: () => Promise.reject(new EngineAwayError('Valkey', 'test')),
    }),
    { debug: () => undefined },
  );

  it('let screens begin and go on', async () => {
    expect(await store.find(id(1))).toBeUndefined();
    expect(await take(store, 1, anna, 0)).toEqual({ isNew: true });
    expect(await store.giveUp(id(1), anna.sessionId)).toBeUndefined();
    expect(await store.isPlayingIn(anna.sessionId, at(0))).toBe(false);
    await store.endSession(anna.sessionId);
    await store.stopOf({} as never, anna.sessionId, at(0));
  });

  it('refuse what somebody asked for and waits for', async () => {
    const stream = { playbackId: id(1), sessionId: anna.sessionId, shown: 'm5' };
    for (const asked of [
      () => store.stop({} as never, id(1), { holder: anna, now: at(0) }),
      () => store.findPlaying(anna, at(0)),
      () => store.count(at(0)),
      () => store.findHeld([stream], { now: at(0), isSilenceExcused: false }),
    ])
      await expect(asked()).rejects.toBeInstanceOf(EngineAwayError);
  });
});
