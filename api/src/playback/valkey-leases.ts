import { eq } from 'drizzle-orm';
import { deviceTypeIconSchema, streamSilence } from '@kadr/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sessions } from '../tables/session.ts';
import type { Valkey } from '../valkey/valkey.ts';
import { leaseScript } from './lease-script.ts';
import { heldIn, knownFor, shownOf, surelyHeld } from './lease-store.ts';
import type { Lease, LeaseStore } from './lease-store.ts';

const silence = streamSilence * 1000;
/** The largest number of leases or sessions read in one step, because other commands wait in the meantime. */
const mostAtOnce = 500;

type Run = (action: string, now: Date, args?: readonly (string | number)[]) => Promise<unknown>;

/**
 * Leases in Valkey. They are not deleted with their session automatically: `endSession` does that. A lease without a
 * heartbeat expires by itself.
 *
 * @param db has the sessions of profiles
 */
export function createValkeyLeases(
  db: Database,
  valkey: Pick<Valkey, 'run'>,
  { prefix = 'kadr:' }: { readonly prefix?: string } = {},
): LeaseStore {
  const run: Run = (action, now, args = []) =>
    valkey.run(leaseScript, [action, prefix, now.getTime(), knownFor, ...args]);
  const counts = async (sets: readonly string[], now: Date): Promise<number[]> =>
    z.array(z.number()).parse(await run('count', now, [silence, ...sets]));
  const isDone = async (asked: Promise<unknown>): Promise<boolean> => (await asked) === 1;
  // For operations that do not depend on the time.
  const never = new Date(0);

  return {
    find: async (id) => leasesIn(await run('read', never, [id]))[0],
    renew: ({ id, countedAt }, { now, isPaused }) =>
      isDone(run('renew', now, [id, countedAt?.getTime() ?? '', isPaused ? 1 : 0, surelyHeld * 1000])),
    take: async ({ now, isPaused, limit, ...lease }) => {
      const { id, sessionId, accountId, deviceTypeIcon, deviceTitle } = lease;
      const taken = takenSchema.parse(
        await run('take', now, [
          id,
          sessionId,
          accountId ?? '',
          shownOf(lease),
          deviceTypeIcon,
          deviceTitle,
          isPaused ? 1 : 0,
          limit,
          silence,
        ]),
      );
      return taken === 'new' || taken === 'known' ? { isNew: taken === 'new' } : taken;
    },
    findPlaying: async ({ accountId, sessionId }, now) =>
      leasesIn(await run('playing', now, [accountId ?? '', sessionId, silence])).toSorted(
        (a, b) => a.begunAt.getTime() - b.begunAt.getTime() || (a.id < b.id ? -1 : 1),
      ),
    giveUp: async (id, sessionId) => leasesIn(await run('give_up', never, [id, sessionId]))[0],
    stop: (_, id, { holder, now }) =>
      isDone(run('stop', now, [id, holder.accountId ?? '', holder.sessionId])),
    stopOf: async (_, sessionId, now) => void (await run('stop_session', now, [sessionId])),
    isPlayingIn: (sessionId, now) => isDone(run('is_playing_in', now, [sessionId, silence])),
    findHeld: (streams, at) => findHeld(run, streams, at),
    settleSilent: async (profileId, now) => {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.profileId, profileId));
      return z.number().parse(await run('settle', now, [silence, ...rows.map(({ id }) => id)]));
    },
    count: async (now) => (await counts(['playing'], now))[0] ?? 0,
    countByChannel: async (channelIds, now) => {
      const viewers = await counts(
        channelIds.map((id) => `channel:${id}`),
        now,
      );
      return new Map(channelIds.map((id, at) => [id, viewers[at] ?? 0]));
    },
    endSession: async (sessionId) => void (await run('end_session', never, [sessionId])),
    purge: () => Promise.resolve(),
  };
}

/** Looks up the playbacks first; for those that do not hold a place, the other leases of their sessions. */
async function findHeld(
  run: Run,
  streams: Parameters<LeaseStore['findHeld']>[0],
  at: Parameters<LeaseStore['findHeld']>[1],
): Promise<boolean[]> {
  const readAll = async (action: string, ids: ReadonlySet<string>): Promise<Lease[]> => {
    const all = [...ids];
    const found: Lease[] = [];
    for (let from = 0; from < all.length; from += mostAtOnce)
      found.push(...leasesIn(await run(action, at.now, all.slice(from, from + mostAtOnce))));
    return found;
  };
  const own = await readAll('read', new Set(streams.map(({ playbackId }) => playbackId)));
  const held = heldIn(own, streams, at);
  const stopped = new Set(own.flatMap(({ id, stoppedAt }) => (stoppedAt === null ? [] : [id])));
  const open = streams.filter(({ playbackId }, index) => held[index] === false && !stopped.has(playbackId));
  if (open.length === 0) return held;
  const others = await readAll('sessions', new Set(open.map(({ sessionId }) => sessionId)));
  return heldIn([...own, ...others], streams, at);
}

const takenSchema = z.enum(['new', 'known', 'stopped', 'full']);
const rowsSchema = z.array(z.tuple([z.uuid(), z.array(z.string())]));
const moment = z.string().transform((text) => (text === '' ? null : new Date(Number(text))));
const certainMoment = z.string().transform((text) => new Date(Number(text)));
const fieldsSchema = z.object({
  s: z.uuid(),
  a: z.string().transform((text) => (text === '' ? null : Number(text))),
  w: z.string().regex(/^[mck]\d+$/),
  i: deviceTypeIconSchema,
  d: z.string(),
  b: certainMoment,
  h: certainMoment,
  c: moment,
  p: moment,
  x: moment,
});

/** Parses leases as the script returns them; a lease that another release has written in another format is ignored. */
function leasesIn(answer: unknown): Lease[] {
  return rowsSchema.parse(answer).flatMap(([id, flat]) => {
    const pairs = Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2], flat[at * 2 + 1]]);
    const fields = fieldsSchema.safeParse(Object.fromEntries(pairs)).data;
    return fields === undefined ? [] : [leaseOf(id, fields)];
  });
}

function leaseOf(id: string, { s, a, w, i, d, b, h, c, p, x }: z.infer<typeof fieldsSchema>): Lease {
  const shown = Number(w.slice(1));
  return {
    id,
    sessionId: s,
    accountId: a,
    mediaItemId: w.startsWith('m') ? shown : null,
    channelId: w.startsWith('c') ? shown : null,
    karaokeItemId: w.startsWith('k') ? shown : null,
    deviceTypeIcon: i,
    deviceTitle: d,
    begunAt: b,
    heartbeatAt: h,
    countedAt: c,
    pausedAt: p,
    stoppedAt: x,
  };
}
