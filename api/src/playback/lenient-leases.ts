import type { Log } from '../context/context.ts';
import { EngineAwayError, unlessAway } from '../errors/engine-away.ts';
import type { LeaseStore } from './lease-store.ts';

/**
 * Lets viewers play while the engine that keeps the leases is unavailable: screens begin and continue uncounted.
 * Explicit requests of a viewer, to list the playing screens or to stop one, fail with EngineAwayError; so does
 * `findHeld`, whose last answers hold. Each screen takes its place again with its first heartbeat once the engine is
 * back.
 */
export function createLenientLeases(store: LeaseStore, log: Pick<Log, 'debug'>): LeaseStore {
  const unlessLost = async (run: () => Promise<void>, lost: string): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof EngineAwayError)) throw error;
      log.debug({ err: error }, lost);
    }
  };
  return {
    ...store,
    find: (id) => unlessAway(() => store.find(id), undefined),
    renew: (lease, word) => unlessAway(() => store.renew(lease, word), false),
    take: (lease) => unlessAway(() => store.take(lease), { isNew: true }),
    giveUp: (id, sessionId) => unlessAway(() => store.giveUp(id, sessionId), undefined),
    isPlayingIn: (sessionId, now) => unlessAway(() => store.isPlayingIn(sessionId, now), false),
    settleSilent: (profileId, now) => unlessAway(() => store.settleSilent(profileId, now), 0),
    // The next heartbeat of a screen checks the next profile's own rights.
    stopOf: (db, sessionId, now) =>
      unlessLost(() => store.stopOf(db, sessionId, now), 'the screens of a session were not stopped'),
    // Silent screens lose their places anyway.
    endSession: (id) => unlessLost(() => store.endSession(id), 'the screens of a session were not forgotten'),
  };
}
