import { KadrError } from '@kadr/contract';
import type { AccountReference, BonusGrant, BonusMember, BonusProgramImportParsed } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { refuseProblems, repeated } from '../imports/problems.ts';
import { lockAccount, receive } from '../ledger/ledger.ts';
import { expirePoints, listAged } from '../ledger/points.ts';
import { pointsOf } from '../ledger/units.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { admitMember, findProgramByAlias, listExpiring, replaceProgram } from './repository.ts';

/** Operations of operators on bonus programmes, and the expiry of points. */
export interface OperatorBonuses {
  /** Writes programmes over those with the same alias, all or none. @throws KadrError INVALID_INPUT */
  import(batch: readonly BonusProgramImportParsed[]): Promise<void>;
  /** Grants points, all or none. Returns how many grants were new. @throws KadrError NOT_FOUND */
  grant(batch: readonly BonusGrant[], now: Date): Promise<number>;
  /** Admits waiting accounts, or rejects them. @throws KadrError NOT_FOUND */
  setMembers(batch: readonly BonusMember[]): Promise<void>;
  /** Takes expired points. */
  expire(now: Date): Promise<void>;
}

interface OperatorBonusesPorts extends Pick<ApiPorts, 'brands' | 'log'> {
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly findAddressee: (db: Database, account: AccountReference) => Promise<number | undefined>;
}

interface OperatorContext extends OperatorBonusesPorts {
  readonly db: Database;
}

const day = 24 * 60 * 60_000;
/** Number of accounts read at a time. */
const atOnce = 200;

export function createOperatorBonuses(db: Database, ports: OperatorBonusesPorts): OperatorBonuses {
  const ctx: OperatorContext = { db, ...ports };
  return {
    import: async (batch) => {
      const known = new Set(ports.brands.map(({ id }) => id));
      refuseProblems([
        ...repeated(batch.map(({ alias }) => alias)).map((alias) => `bonus_programs has “${alias}” twice`),
        ...batch.flatMap(({ alias, brands }) =>
          brands
            .filter((brand) => !known.has(brand))
            .map((brand) => `The programme “${alias}” names the brand “${brand}”, which does not exist`),
        ),
      ]);
      await db.transaction(async (transaction) => {
        for (const program of batch) await replaceProgram(transaction, program);
      });
    },
    grant: (batch, now) => grant(ctx, batch, now),
    setMembers: (batch) => setMembers(ctx, batch),
    expire: (now) => expire(ctx, now),
  };
}

/** @throws KadrError NOT_FOUND naming the field */
async function sidesOf(
  { findAddressee }: OperatorContext,
  transaction: Database,
  { account, program }: { readonly account: AccountReference; readonly program: string },
  at: string,
): Promise<{ readonly accountId: number; readonly programId: number }> {
  const accountId = await findAddressee(transaction, account);
  const found = await findProgramByAlias(transaction, program);
  if (accountId === undefined || found === undefined) {
    const field = `${at}.${accountId === undefined ? 'account' : 'program'}`;
    throw new KadrError('NOT_FOUND', { message: `${field}: there is no such thing.`, field });
  }
  return { accountId, programId: found.id };
}

function grant(ctx: OperatorContext, batch: readonly BonusGrant[], now: Date): Promise<number> {
  return ctx.db.transaction(async (transaction) => {
    let added = 0;
    for (const [at, wish] of batch.entries()) {
      const { accountId, programId } = await sidesOf(ctx, transaction, wish, `grants.${at}`);
      await lockAccount(transaction, accountId);
      const isNew = await receive(
        transaction,
        {
          accountId,
          amount: wish.points,
          currency: pointsOf(programId),
          key: `grant:${accountId}:${programId}:${wish.key}`,
          now,
        },
        { kind: 'bonus_granted', from: { kind: 'rewards' } },
      );
      if (!isNew) continue;
      added += 1;
      await ctx.push.publish(transaction, { account_id: accountId, event_code: 'bonuses_changed' });
    }
    return added;
  });
}

function setMembers(ctx: OperatorContext, batch: readonly BonusMember[]): Promise<void> {
  return ctx.db.transaction(async (transaction) => {
    for (const [at, wish] of batch.entries()) {
      const sides = await sidesOf(ctx, transaction, wish, `members.${at}`);
      await lockAccount(transaction, sides.accountId);
      if (!(await admitMember(transaction, sides, wish.is_member)))
        throw new KadrError('NOT_FOUND', { field: `members.${at}` });
      await ctx.push.publish(transaction, { account_id: sides.accountId, event_code: 'bonuses_changed' });
    }
  });
}

async function expire(ctx: OperatorContext, now: Date): Promise<void> {
  for (const { id: programId, expiresAfterDays } of await listExpiring(ctx.db)) {
    if (expiresAfterDays === null) continue;
    const before = new Date(now.getTime() - expiresAfterDays * day);
    let after = 0;
    for (;;) {
      const page = await listAged(ctx.db, programId, { before, after, limit: atOnce });
      for (const accountId of page) await expireOf(ctx, { accountId, programId, expiresAfterDays }, now);
      const last = page.at(-1);
      if (last === undefined || page.length < atOnce) break;
      after = last;
    }
  }
}

async function expireOf(
  { db, push, log }: OperatorContext,
  points: Parameters<typeof expirePoints>[1],
  now: Date,
): Promise<void> {
  const { accountId: account_id } = points;
  try {
    await db.transaction(async (transaction) => {
      await lockAccount(transaction, account_id);
      if (await expirePoints(transaction, points, now))
        await push.publish(transaction, { account_id, event_code: 'bonuses_changed' });
    });
  } catch (error) {
    // A failure must not hold up the others.
    log.error({ err: error, account: account_id }, 'failed to expire bonus points');
  }
}
