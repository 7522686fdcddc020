import type { ApiPorts } from '../context/context.ts';
import { openDatabase } from '../database/database.ts';
import { createKeptReads } from '../kept/kept-reads.ts';
import { callerDomains } from './caller.ts';
import { openEngines } from './engines.ts';
import { catalogueDomains } from './catalogue.ts';
import { messagingDomains } from './messaging.ts';
import { purchaseDomains } from './purchases.ts';
import { playbackDomains } from './playback.ts';
import { managementDomains } from './management.ts';

export type Domains = ReturnType<typeof createDomains>;

/** Builds every domain of the service over one pool. Each group depends on those before it. */
export function createDomains(ports: ApiPorts) {
  const db = openDatabase(ports.pool);
  const kept = createKeptReads(ports.clock);
  const engines = openEngines(db, ports);
  const caller = callerDomains(db, ports, { kept, ...engines });
  const catalogue = catalogueDomains(db, ports, { ...caller, kept, reads: engines.reads });
  const messaging = messagingDomains(db, ports, { ...caller, ...catalogue });
  const purchases = purchaseDomains(db, ports, { ...caller, ...catalogue, ...messaging });
  const playback = playbackDomains(db, ports, { ...engines, ...caller, ...catalogue, ...messaging });
  const management = managementDomains(db, ports, { ...engines, ...caller, ...catalogue, ...messaging });
  return {
    db,
    kept,
    engines,
    ...caller,
    ...catalogue,
    ...messaging,
    ...purchases,
    ...playback,
    ...management,
  };
}
