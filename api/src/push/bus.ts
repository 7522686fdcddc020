import type { Pool } from 'pg';
import type { Log } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { createNatsBus } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import type { Timers } from './timers.ts';

/** Messages between the processes of a service. They are sent by PostgreSQL's NOTIFY, including from triggers. */
export interface Bus {
  /** Sends to every process, including this one; in a transaction when it commits. At most 7999 bytes. */
  readonly send: (db: Database, channel: string, text: string) => Promise<void>;
  /** Sends many texts in one statement. */
  readonly sendAll: (db: Database, channel: string, texts: readonly string[]) => Promise<void>;
  /**
   * Receives messages that are sent from now on; those of an account on `channels.push` are guaranteed only while the
   * account is followed. Messages sent while the connection is lost are missed: see `onConnected`.
   */
  subscribe(channel: string, listener: (text: string) => void): void;
  /**
   * Receives the messages of an account once `ready` resolves, which also happens if the connection is lost meanwhile.
   */
  readonly follow: (accountId: number) => Following;
  /** Runs whenever listening begins, also after a reconnect: missed changes can be read then. */
  onConnected(run: () => Promise<void>): void;
  /** Runs as soon as the connection is known to be lost, and when it is closed. */
  onLost(run: () => void): void;
  /**
   * Resolves when all earlier messages have been received here; immediately while nothing is received; within a second.
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
  /** A pool in which LISTEN works; may be `pool`. */
  readonly listenPool: Pool;
  /** NATS carries the messages from one listening process to all; without it every process listens itself. */
  readonly natsUrl?: string | undefined;
  readonly log: Pick<Log, 'warn'>;
  readonly after: Timers['after'];
}

export function createBus({ natsUrl, ...ports }: BusPorts): Bus {
  return natsUrl === undefined ? createPostgresBus(ports) : createNatsBus(ports, { url: natsUrl });
}
