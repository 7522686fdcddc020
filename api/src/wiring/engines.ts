import type { Pool } from 'pg';
import type { ApiPorts } from '../context/context.ts';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { createReadPool } from '../database/read-pool.ts';
import type { ReadPool } from '../database/read-pool.ts';
import { createLimitsService } from '../limits/service.ts';
import { createValkeyLimits } from '../limits/valkey-limits.ts';
import type { LimitsService } from '../limits/service.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import { createLenientLeases } from '../playback/lenient-leases.ts';
import { createSqlLeases } from '../playback/sql-leases.ts';
import { createValkeyLeases } from '../playback/valkey-leases.ts';
import { processTimers } from '../push/timers.ts';
import { createValkey } from '../valkey/valkey.ts';

/** Stores that use an engine or a replica if configured, and the database otherwise. */
export interface Engines {
  /** For statements that change nothing, in calls that may read data a few seconds old. */
  readonly reads: { readonly pool: Pool; readonly db: Database };
  readonly limits: LimitsService;
  readonly leaseStore: LeaseStore;
  /** Connects to the engines; resolves when all of them answer. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type EnginePorts = Pick<ApiPorts, 'pool' | 'replicaPool' | 'valkeyUrl' | 'log'>;

export function openEngines(db: Database, ports: EnginePorts): Engines {
  const { valkeyUrl, log } = ports;
  const { reads, follow } = openReads(db, ports);
  const sqlLimits = createLimitsService(db);
  if (valkeyUrl === undefined)
    return {
      reads,
      limits: sqlLimits,
      leaseStore: createSqlLeases(db),
      start: async () => follow.start(),
      close: async () => follow.close(),
    };
  const valkey = createValkey({ url: valkeyUrl, log });
  return {
    reads,
    limits: createValkeyLimits(valkey, { sql: sqlLimits }),
    leaseStore: createLenientLeases(createValkeyLeases(db, valkey), log),
    start: () => {
      follow.start();
      return valkey.start();
    },
    close: () => {
      follow.close();
      return valkey.close();
    },
  };
}

function openReads(
  db: Database,
  { pool, replicaPool, log }: EnginePorts,
): { readonly reads: Engines['reads']; readonly follow: Pick<ReadPool, 'start' | 'close'> } {
  if (replicaPool === undefined)
    return { reads: { pool, db }, follow: { start: () => undefined, close: () => undefined } };
  const follow = createReadPool({
    primary: pool,
    replica: replicaPool,
    log,
    every: processTimers.every,
    now: () => performance.now(),
  });
  return { reads: { pool: follow.pool, db: openDatabase(follow.pool) }, follow };
}
