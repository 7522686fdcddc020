import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { hasNats, startNats } from '../testing/nats.ts';
import type { TestNats } from '../testing/nats.ts';
import { channels } from './bus-message.ts';
import type { Bus } from './bus.ts';
import { createNatsBus } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { shards } from './relay.ts';
import { processTimers } from './timers.ts';

/** A carrier of messages, and how to create a bus over it. */
interface Carrier {
  readonly name: string;
  readonly isHere: boolean;
  readonly start: () => Promise<void>;
  readonly open: (ports: Parameters<typeof createPostgresBus>[0]) => Bus;
  readonly stop: () => Promise<void>;
}

let nats: TestNats;
const carriers: readonly Carrier[] = [
  {
    name: 'PostgreSQL alone',
    isHere: true,
    start: () => Promise.resolve(),
    open: createPostgresBus,
    stop: () => Promise.resolve(),
  },
  {
    name: 'NATS',
    isHere: hasNats,
    start: async () => {
      nats = await startNats();
    },
    open: (ports) => createNatsBus(ports, nats),
    stop: () => nats.close(),
  },
];

describe.each(carriers.filter(({ isHere }) => isHere))('a bus over $name', (carrier) => {
  let database: TestDatabase;
  let buses: Bus[] = [];
  const db = () => openDatabase(database.pool);

  beforeAll(async () => {
    database = await createTestDatabase();
    await carrier.start();
  });
  afterEach(async () => {
    for (const bus of buses) await bus.close();
    buses = [];
  });
  afterAll(async () => {
    await carrier.stop();
    await database.drop();
  });

  async function listen() {
    const logged: string[] = [];
    const bus = carrier.open({
      pool: database.pool,
      listenPool: database.pool,
      log: { warn: (_, sentence) => logged.push(sentence) },
      after: processTimers.after,
    });
    buses.push(bus);
    const [heard, pushed]: [string[], string[]] = [[], []];
    let connected = 0;
    bus.subscribe('test_words', (text) => {
      if (text === 'poison') throw new Error('It cannot be taken.');
      heard.push(text);
    });
    bus.subscribe(channels.push, (text) => pushed.push(text));
    bus.onConnected(() => {
      connected += 1;
      return Promise.resolve();
    });
    await bus.start();
    return { bus, heard, pushed, logged, connected: () => connected };
  }

  it('tells every process what one of them says, when its transaction commits (NT-002)', async () => {
    const [one, other] = [await listen(), await listen()];
    await db()
      .transaction(async (transaction) => {
        await one.bus.send(transaction, 'test_words', 'never happened');
        throw new Error('undone');
      })
      .catch(() => {});
    await one.bus.send(db(), 'test_words', 'it’s Анна');
    await one.bus.sendAll(db(), 'test_words', ['one', 'two']);
    const all = ['it’s Анна', 'one', 'two'];
    await expect.poll(() => [one.heard, other.heard]).toEqual([all, all]);
  });

  it('has heard everything before once it has caught up', async () => {
    const { bus, heard } = await listen();
    const sent = Array.from({ length: 50 }, (_, number) => String(number));
    await bus.sendAll(db(), 'test_words', sent);
    await bus.caughtUp();
    expect(heard).toEqual(sent);
  });

  it('brings the messages of an account to who follows it, in their order, once', async () => {
    const { bus, pushed } = await listen();
    const followings = [bus.follow(7), bus.follow(7 + shards), bus.follow(7)];
    for (const { ready } of followings) await ready;
    followings[0]?.stop();
    followings[0]?.stop();
    const texts = [
      { kind: 'unread', account_id: 7 },
      { kind: 'unread', account_id: 7 + shards },
      { kind: 'streams', account_id: 7 },
    ].map((message) => JSON.stringify(message));
    await bus.sendAll(db(), channels.push, texts);
    await expect.poll(() => pushed).toEqual(texts);
  });

  it('drops a message that cannot be taken, and logs the first', async () => {
    const { bus, heard, logged } = await listen();
    await bus.sendAll(db(), 'test_words', ['poison', 'poison', 'and on']);
    await expect.poll(() => heard).toEqual(['and on']);
    expect(logged).toEqual(['dropped an invalid bus message']);
  });

  it('connects again when the connection that listens is cut, and logs it', async () => {
    const all = [await listen(), await listen()];
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
    );
    for (const { connected } of all) await expect.poll(connected).toBe(2);
    await all[0]?.bus.send(db(), 'test_words', 'again');
    for (const { heard } of all) await expect.poll(() => heard).toEqual(['again']);
  });

  it('goes on without a process that is closed', async () => {
    const [first, other] = [await listen(), await listen()];
    await first.bus.close();
    await first.bus.close();
    await expect
      .poll(async () => {
        await other.bus.send(db(), 'test_words', 'is anybody there?');
        await other.bus.caughtUp();
        return other.heard[0];
      })
      .toBe('is anybody there?');
    expect(first.heard).toEqual([]);
  });
});
