import { KadrError } from '@kadr/contract';
import type { StaffState } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { digestOf, newSecret } from '../sealing/random-secret.ts';
import { findGrants } from '../staff/repository.ts';
import type { MemberRow } from '../staff/repository.ts';
import { heldPermissions } from '../staff/roles.ts';
import { handSecret, presentedHash } from './console-cookie.ts';
import {
  deleteExpired,
  deleteOtherSessions,
  deleteSession,
  findSession,
  insertSession,
  updateSession,
  writeUse,
} from './repository.ts';
import type { SessionRow } from './repository.ts';

/** Who is signed in to the console. */
export interface StaffSession {
  readonly session: SessionRow;
  readonly member: MemberRow;
}

/** What of a request a session is read from. */
type Asker = Pick<RequestContext, 'cookies' | 'now'>;

export interface StaffSessionsService {
  /** The session of the cookie; null without one that is good. Notes its use once a minute. */
  find(asker: Asker): Promise<StaffSession | null>;
  /** @throws KadrError UNAUTHORIZED without a session of one of these states */
  require(asker: Asker, states: readonly StaffState[]): Promise<StaffSession>;
  /** Who asks as the operator, by a session that is `full`; the roles are those of this moment. */
  principalOf(asker: Asker): Promise<Principal | null>;
  /** Whose session it is, whatever its state: a principal who may nothing. */
  memberOf(asker: Asker): Promise<Principal | null>;
  /** Begins a session in place of the browser's; one that is `full` counts as a fresh proof. */
  begin(memberId: number, state: StaffState, context: RequestContext): Promise<void>;
  /** Makes a session `full`, with another secret; counts as a fresh proof. */
  complete(session: SessionRow, context: RequestContext): Promise<void>;
  /** Notes a fresh proof. Gives until when it counts. */
  prove(session: SessionRow, now: Date): Promise<Date>;
  end(context: RequestContext): Promise<void>;
  endOthers(session: SessionRow): Promise<void>;
  purge(now: Date): Promise<void>;
}

const minute = 60_000;
/** How far apart the notes of a session's use are at least, in milliseconds. */
const betweenNotes = minute;
/** How long a session may wait for its second factor, and how long a proof counts, in milliseconds. */
const waitsFor = 10 * minute;
const proofCounts = 10 * minute;

/** Seconds that a session lasts from its beginning, and without a call. */
const usual = { lifetime: 12 * 60 * 60, idle: 30 * 60 };

export function createStaffSessions(
  db: Database,
  { config, random }: Pick<ApiPorts, 'config' | 'random'>,
): StaffSessionsService {
  const terms = config.staffSessions ?? usual;
  const { lifetime, idle } = terms;
  const find = (asker: Asker): Promise<StaffSession | null> => findGood(db, terms, asker);

  return {
    find,

    require: async (asker, states) => {
      const found = await find(asker);
      if (found === null || !states.includes(found.session.state)) throw new KadrError('UNAUTHORIZED');
      return found;
    },

    principalOf: async (asker) => {
      const found = await find(asker);
      if (found?.session.state !== 'full') return null;
      const { session, member } = found;
      const grants = await heldPermissions(db, await findGrants(db, [member.id]));
      const { id, name } = member;
      return { kind: 'staff', id, name, grants, isReauthenticated: isProved(session, asker.now()) };
    },

    memberOf: async (asker) => {
      const found = await find(asker);
      return found && asPrincipal(found.member);
    },

    begin: async (memberId, state, context) => {
      const now = context.now();
      const before = presentedHash(context);
      if (before !== null) await deleteSession(db, before);
      const secret = newSecret({ random });
      const reauthenticatedUntil = state === 'full' ? after(now, proofCounts) : null;
      const times = { createdAt: now, lastUsedAt: now, reauthenticatedUntil };
      await writeUse(
        db,
        await insertSession(db, { secretHash: digestOf(secret), memberId, state, ...times }),
        now,
      );
      handSecret(secret, lifetime, context, config);
    },

    complete: async ({ id }, context) => {
      const secret = newSecret({ random });
      const reauthenticatedUntil = after(context.now(), proofCounts);
      if (
        !(await updateSession(db, id, { secretHash: digestOf(secret), state: 'full', reauthenticatedUntil }))
      )
        throw new KadrError('UNAUTHORIZED');
      handSecret(secret, lifetime, context, config);
    },

    prove: async ({ id }, now) => {
      const reauthenticatedUntil = after(now, proofCounts);
      await updateSession(db, id, { reauthenticatedUntil });
      return reauthenticatedUntil;
    },

    end: async (context) => {
      const hash = presentedHash(context);
      if (hash !== null) await deleteSession(db, hash);
      handSecret('', 0, context, config);
    },

    endOthers: (session) => deleteOtherSessions(db, session),

    purge: (now) =>
      deleteExpired(db, {
        begun: after(now, -lifetime * 1000),
        used: after(now, -idle * 1000),
        now,
      }),
  };
}

/** A member as the audit names him; he may nothing by it. */
export function asPrincipal({ id, name }: Pick<MemberRow, 'id' | 'name'>): Principal {
  return { kind: 'staff', id, name, grants: [], isReauthenticated: false };
}

/** Whether a fresh proof still counts. */
export function isProved({ reauthenticatedUntil }: SessionRow, now: Date): boolean {
  return reauthenticatedUntil !== null && reauthenticatedUntil > now;
}

/** The session that is presented, if it is good; notes its use. */
async function findGood(db: Database, terms: typeof usual, asker: Asker): Promise<StaffSession | null> {
  const hash = presentedHash(asker);
  const found = hash === null ? undefined : await findSession(db, hash);
  const now = asker.now();
  if (found === undefined || found.member.isDisabled || !isGood(found.session, terms, now)) return null;
  if (after(found.session.lastUsedAt, betweenNotes) <= now) await writeUse(db, found.session, now);
  return found;
}

function isGood(
  { createdAt, lastUsedAt, state }: SessionRow,
  { lifetime, idle }: typeof usual,
  now: Date,
): boolean {
  const lasts = state === 'second_factor' ? waitsFor : lifetime * 1000;
  return now < after(createdAt, lasts) && now < after(lastUsedAt, idle * 1000);
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
