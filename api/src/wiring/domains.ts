import type { ApiDependencies } from '../context/context.ts';
import { openDatabase } from '../database/database.ts';
import { callerDomains } from './caller.ts';
import { catalogueDomains } from './catalogue.ts';
import { messagingDomains } from './messaging.ts';
import { purchaseDomains } from './purchases.ts';
import { playbackDomains } from './playback.ts';
import { managementDomains } from './management.ts';

export type Domains = ReturnType<typeof createDomains>;

/** Builds every domain of the service over one pool. Each group takes the ones before it. */
export function createDomains(dependencies: ApiDependencies) {
  const db = openDatabase(dependencies.pool);
  const caller = callerDomains(db, dependencies);
  const catalogue = catalogueDomains(db, dependencies, caller);
  const messaging = messagingDomains(db, dependencies, { ...caller, ...catalogue });
  const purchases = purchaseDomains(db, dependencies, { ...caller, ...catalogue, ...messaging });
  const playback = playbackDomains(db, dependencies, { ...caller, ...catalogue, ...messaging });
  const management = managementDomains(db, dependencies, { ...caller, ...catalogue, ...playback });
  return { db, ...caller, ...catalogue, ...messaging, ...purchases, ...playback, ...management };
}
