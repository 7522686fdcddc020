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
  findSessionById,
  insertSession,
  updateSession,
  writeUse,
} from './repository.ts';
import type { SessionRow } from './repository.ts';

/** The member signed in to the console. */
export interface StaffSession {
  readonly session: SessionRow;
  readonly member: MemberRow;
}

/** The parts of a request that identify a session. */
type Asker = Pick<RequestContext, 'cookies' | 'now'>;

export interface StaffSessionsService {
  /** The session of the cookie; null without a valid one. Records its use once a minute. */
  find(asker: Asker): Promise<StaffSession | null>;
  /** @throws KadrError UNAUTHORIZED without a session of one of these states */
  require(asker: Asker, states: readonly StaffState[]): Promise<StaffSession>;
  /** The principal of a `full` session, with the roles as they are now. */
  principalOf(asker: Asker): Promise<Principal | null>;
  /** Whether a session is `full` and has neither ended nor expired. */
  isOpen(id: number, now: Date): Promise<boolean>;
  /** The member of a session in any state, as a principal without permissions. */
  memberOf(asker: Asker): Promise<Principal | null>;
  /** Starts a session in place of the browser's current one; one that starts as `full` counts as reauthenticated. */
  begin(memberId: number, state: StaffState, context: RequestContext): Promise<void>;
  /** Makes a session `full` with a new secret; counts as a reauthentication. */
  complete(session: SessionRow, context: RequestContext): Promise<void>;
  /** Records a reauthentication. Returns when it expires. */
  prove(session: SessionRow, now: Date): Promise<Date>;
  end(context: RequestContext): Promise<void>;
  endOthers(session: SessionRow): Promise<void>;
  purge(now: Date): Promise<void>;
}

const minute = 60_000;
/** Minimum interval between updates of a session's last use, in milliseconds. */
const betweenNotes = minute;
/** How long a session may wait for its second factor, and how long a reauthentication is valid, in milliseconds. */
const waitsFor = 10 * minute;
const proofCounts = 10 * minute;

/** Maximum lifetime and idle timeout of a session, in seconds. */
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
      const isReauthenticated = isProved(session, asker.now());
      return { kind: 'staff', id, name, grants, isReauthenticated, session: session.id };
    },

    isOpen: (id, now) => isOpen(db, terms, id, now),
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

/** A member for the audit, as a principal without permissions. */
export function asPrincipal({ id, name }: Pick<MemberRow, 'id' | 'name'>): Principal {
  return { kind: 'staff', id, name, grants: [], isReauthenticated: false };
}

/** Whether the last reauthentication is still valid. */
export function isProved({ reauthenticatedUntil }: SessionRow, now: Date): boolean {
  return reauthenticatedUntil !== null && reauthenticatedUntil > now;
}

async function isOpen(db: Database, terms: typeof usual, id: number, now: Date): Promise<boolean> {
  const found = await findSessionById(db, id);
  if (found === undefined || found.member.isDisabled) return false;
  return found.session.state === 'full' && isGood(found.session, terms, now);
}

/** The presented session, if it is valid; records its use. */
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
