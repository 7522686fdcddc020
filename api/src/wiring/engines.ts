import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { createLimitsService } from '../limits/service.ts';
import { createValkeyLimits } from '../limits/valkey-limits.ts';
import type { LimitsService } from '../limits/service.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import { createLenientLeases } from '../playback/lenient-leases.ts';
import { createSqlLeases } from '../playback/sql-leases.ts';
import { createValkeyLeases } from '../playback/valkey-leases.ts';
import { createValkey } from '../valkey/valkey.ts';

/** What is kept in an engine where one is configured, and in the database otherwise. */
export interface Engines {
  readonly limits: LimitsService;
  readonly leaseStore: LeaseStore;
  /** Connects to the engines; resolves when all of them answer. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openEngines(db: Database, { valkeyUrl, log }: Pick<ApiPorts, 'valkeyUrl' | 'log'>): Engines {
  const sqlLimits = createLimitsService(db);
  if (valkeyUrl === undefined)
    return {
      limits: sqlLimits,
      leaseStore: createSqlLeases(db),
      start: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  const valkey = createValkey({ url: valkeyUrl, log });
  return {
    limits: createValkeyLimits(valkey, { sql: sqlLimits }),
    leaseStore: createLenientLeases(createValkeyLeases(db, valkey), log),
    start: valkey.start,
    close: valkey.close,
  };
}
