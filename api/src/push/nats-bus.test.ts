import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { hasNats, startNats } from '../testing/nats.ts';
import type { TestNats } from '../testing/nats.ts';
import { channels } from './bus-message.ts';
import type { Bus } from './bus.ts';
import { createNatsBus } from './nats-bus.ts';
import { routesOf, shards } from './relay.ts';
import { processTimers } from './timers.ts';

it('routes messages of an account to its followers, echoes to their process, and all others to all', () => {
  const unread = JSON.stringify({ kind: 'unread', account_id: shards + 5 });
  expect(routesOf(channels.push, unread)).toEqual([
    [`all.${channels.account}`, String(shards + 5)],
    ['account.5', unread],
  ]);
  expect(routesOf('kadr_echo', 'here 1')).toEqual([['echo.here', 'here 1']]);
  expect(routesOf(channels.changed, 'content')).toEqual([['all.kadr_changed', 'content']]);
  for (const text of ['{"kind":"of another release","account_id":5}', 'no JSON'])
    expect(routesOf(channels.push, text)).toEqual([['all.kadr_push', text]]);
});

describe.runIf(hasNats && process.env['KADR_TEST_NATS_URL'] === undefined)('NATS', () => {
  let database: TestDatabase;
  let nats: TestNats;
  let buses: Bus[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    nats = await startNats();
  });
  afterEach(async () => {
    for (const bus of buses) await bus.close();
    buses = [];
  });
  afterAll(async () => {
    await nats.close();
    await database.drop();
  });

  function open() {
    const [heard, events, logged]: [string[], string[], string[]] = [[], [], []];
    const bus = createNatsBus(
      {
        pool: database.pool,
        listenPool: database.pool,
        log: { warn: (_, sentence) => logged.push(sentence) },
        after: processTimers.after,
      },
      nats,
    );
    buses.push(bus);
    bus.subscribe('test_words', (text) => heard.push(text));
    bus.onConnected(async () => void events.push('connected'));
    bus.onLost(() => events.push('lost'));
    return { bus, heard, events, logged };
  }
  const restart = async (): Promise<void> => {
    const port = Number(new URL(nats.url).port);
    await nats.close();
    nats = { ...(await startNats(port)), subjects: nats.subjects };
  };
  const listening = async (): Promise<number> =>
    (
      await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and query like 'listen%'`,
      )
    ).rowCount ?? 0;

  it('is fed by one process, and by another one when that ends', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.bus.start(), other.bus.start()]);
    expect(await listening()).toBe(1);
    await one.bus.close();
    await expect.poll(() => other.events.at(-1)).toBe('connected');
    const db = openDatabase(database.pool);
    // Whichever process was the relay, messages arrive once there is a relay.
    await expect
      .poll(async () => {
        await other.bus.send(db, 'test_words', 'on');
        await other.bus.caughtUp();
        return other.heard.length;
      })
      .toBeGreaterThan(0);
    expect(await listening()).toBe(1);
  });

  it('that restarts loses the bus and connects it again', async () => {
    const { bus, heard, events, logged } = open();
    await bus.start();
    await restart();
    await expect.poll(() => events).toEqual(['connected', 'lost', 'connected']);
    expect(logged).toContain('lost NATS; reconnecting');
    await bus.send(openDatabase(database.pool), 'test_words', 'again');
    await expect.poll(() => heard).toEqual(['again']);
  });

  it('that is away at the start is waited for, which the log says once', async () => {
    const port = Number(new URL(nats.url).port);
    await nats.close();
    const { bus, events, logged } = open();
    const started = bus.start();
    await expect.poll(() => logged).toEqual(['NATS is unavailable; waiting for it']);
    expect(events).toEqual([]);
    nats = { ...(await startNats(port)), subjects: nats.subjects };
    await started;
    expect(events).toEqual(['connected']);
    expect(logged).toHaveLength(1);
  });
});
