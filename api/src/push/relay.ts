import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { BusPorts } from './bus.ts';
import { channels, readBusMessage } from './bus-message.ts';
import { echoChannel } from './notify.ts';
import { createPostgresBus } from './postgres-bus.ts';

/**
 * Shards of accounts. A process with 20,000 followed accounts, the largest number that it accepts, receives the
 * messages of a quarter of all accounts; with a few hundred shards it would receive all.
 */
export const shards = 65_536;

/** The work of one process for all: it listens to PostgreSQL and publishes what it receives. */
export interface Relay {
  /** Publishes a heartbeat while this process is the relay and receives PostgreSQL's notifications. */
  readonly beat: () => Promise<void>;
  /** Becomes the relay unless another process is. */
  readonly apply: () => Promise<void>;
  readonly isElected: () => boolean;
  readonly stepDown: () => Promise<void>;
}

export interface RelayPorts extends Omit<BusPorts, 'natsUrl'> {
  /** The channels of PostgreSQL that are subscribed to. */
  readonly channels: () => readonly string[];
  /** @param subject `beat`, `all.<channel>`, `account.<shard>` or `echo.<process>` */
  readonly publish: (subject: string, relayId: string, text: string) => void;
}

interface Elected {
  /** Holds the advisory lock, which PostgreSQL releases with the connection. */
  readonly client: PoolClient;
  readonly source: ReturnType<typeof createPostgresBus>;
  /** Differs each time that listening begins; null while nothing is received from PostgreSQL. */
  id: string | null;
}

export function createRelay(ports: RelayPorts): Relay {
  let elected: Elected | null = null;
  const stepDown = async (): Promise<void> => {
    const last = elected;
    elected = null;
    if (last === null) return;
    await last.source.close();
    last.client.release(true);
  };
  return {
    isElected: () => elected !== null,
    stepDown,
    beat: async () => {
      const mine = elected;
      if (mine === null) return;
      try {
        await mine.client.query('select 1');
      } catch (error) {
        ports.log.warn({ err: error }, 'the bus relay is stepping down');
        return stepDown();
      }
      if (mine.id !== null) ports.publish('beat', mine.id, '');
    },
    apply: async () => {
      const client = await ports.listenPool.connect();
      try {
        if (!(await lock(client))) return client.release();
        elected = { client, source: createPostgresBus(ports), id: null };
      } catch (error) {
        client.release(true);
        throw error;
      }
      try {
        await listen(ports, elected);
      } catch (error) {
        await stepDown();
        throw error;
      }
    },
  };
}

async function lock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('relay of the bus', 0)) as is_locked`,
  );
  return rows[0]?.is_locked === true;
}

async function listen(ports: RelayPorts, elected: Elected): Promise<void> {
  const { source } = elected;
  for (const channel of ports.channels())
    source.subscribe(channel, (text) => {
      if (elected.id === null) return;
      for (const [subject, published] of routesOf(channel, text))
        ports.publish(subject, elected.id, published);
    });
  source.onLost(() => (elected.id = null));
  source.onConnected(() => {
    elected.id = randomUUID();
    ports.publish('beat', elected.id, '');
    return Promise.resolve();
  });
  await source.start();
}

/** The subjects of a message: the followers of its account, the process that waits for it, or all. */
export function routesOf(
  channel: string,
  text: string,
): readonly (readonly [subject: string, text: string])[] {
  if (channel === echoChannel) return [[`echo.${text.split(' ', 1)[0]}`, text]];
  const message = channel === channels.push ? readBusMessage(text) : null;
  if (message === null || !('account_id' in message)) return [[`all.${channel}`, text]];
  const { account_id } = message;
  return [
    // Any process may have sessions of the account in memory.
    [`all.${channels.account}`, String(account_id)],
    [`account.${account_id % shards}`, text],
  ];
}
