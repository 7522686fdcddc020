import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import type { KeptSessions } from '../session/kept-sessions.ts';
import { createBus } from './bus.ts';
import { createBlockedSessions } from './blocked-sessions.ts';
import { channels } from './bus-message.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { forgetChangedSessions } from './changed-sessions.ts';
import { createPushPublisher } from './publisher.ts';
import { processTimers } from './timers.ts';
import type { Timers } from './timers.ts';

export interface PushSources extends Pick<ApiPorts, 'pool' | 'listenPool' | 'natsUrl' | 'clock' | 'log'> {
  readonly kept: KeptReads;
  readonly keptSessions: KeptSessions;
}

/** The foundations of the push channel: the bus between processes, and sessions that have ended or are blocked. */
export function createPushPorts(
  db: Database,
  { pool, listenPool = pool, natsUrl, clock, log, kept, keptSessions }: PushSources,
  timers: Timers = processTimers,
) {
  const bus = createBus({ pool, listenPool, natsUrl, log, after: timers.after });
  bus.subscribe(channels.changed, kept.hear);
  bus.onConnected(async () => kept.open());
  bus.onLost(kept.close);
  forgetChangedSessions(bus, keptSessions);
  const ended = createEndedSessions(db, { clock, log });
  bus.subscribe(channels.sessionEnded, ended.add);
  bus.onConnected(ended.load);
  const blocked = createBlockedSessions(db);
  bus.subscribe(channels.sessionBlocked, blocked.hear);
  bus.onConnected(blocked.load);
  return { bus, ended, blocked, push: createPushPublisher(bus), timers };
}
