import type { Pool } from 'pg';
import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { createNatsBus } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import type { Timers } from './timers.ts';

/** Messages between the processes of a service. They are sent by PostgreSQL's NOTIFY, by triggers too. */
export interface Bus {
  /** Sends to every process, this one too; in a transaction when it commits. At most 7999 bytes. */
  readonly send: (db: Database, channel: string, text: string) => Promise<void>;
  /** Sends many texts in one statement. */
  readonly sendAll: (db: Database, channel: string, texts: readonly string[]) => Promise<void>;
  /**
   * Receives what is sent from now on; messages of one account on `channels.push` surely only while it is followed. What is
   * sent while the connection is lost is missed: see `onConnected`.
   */
  subscribe(channel: string, listener: (text: string) => void): void;
  /** Receives the messages of an account, once `ready` resolves; it does so too when the connection is lost meanwhile. */
  readonly follow: (accountId: number) => Following;
  /** Runs whenever listening begins, also after a reconnect: what was missed can be read now. */
  onConnected(run: () => Promise<void>): void;
  /** Runs as soon as the connection is known to be lost, and when it is closed. */
  onLost(run: () => void): void;
  /**
   * Resolves when everything has been heard here that was sent before; at once while nothing is heard, and in any case within
   * a second.
   */
  readonly caughtUp: () => Promise<void>;
  /** Listens until `close`, reconnecting as needed; resolves when it listens for the first time. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Following {
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export interface BusPorts {
  readonly pool: Pool;
  /** Where LISTEN works; may be `pool`. */
  readonly listenPool: Pool;
  /** NATS carries the messages from one listening process to all; without it every process listens itself. */
  readonly natsUrl?: string | undefined;
  readonly log: Pick<Log, 'warn'>;
  readonly after: Timers['after'];
}

export function createBus({ natsUrl, ...ports }: BusPorts): Bus {
  return natsUrl === undefined ? createPostgresBus(ports) : createNatsBus(ports, { url: natsUrl });
}
