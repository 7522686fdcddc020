import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Ingest } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { ingests } from '../tables/ingests.ts';
import { find, toIngest } from './ingests-context.ts';
import type { IngestsContext } from './ingests-context.ts';
import { placeInQueue } from './repository.ts';

/** Moves a queued ingest before another, or to the end. The queued ingests keep the same set of places. */
export function move(ctx: IngestsContext, id: number, before: number | null): Promise<Ingest> {
  return ctx.db.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ id: ingests.id, place: placeInQueue })
      .from(ingests)
      .where(
        and(
          eq(ingests.state, 'queued'),
          isNull(ingests.wantedAt),
          isNull(ingests.leftBy),
          or(isNull(ingests.heldUntil), lt(ingests.heldUntil, ctx.clock())),
        ),
      )
      .orderBy(asc(placeInQueue))
      .for('update');
    const ids = waiting.map((row) => row.id);
    for (const one of before === null ? [id] : [id, before]) {
      if (ids.includes(one)) continue;
      await find(ctx, one);
      throw new KadrError('CONFLICT', { message: `Ingest ${one} does not wait for its turn.` });
    }
    const others = ids.filter((one) => one !== id);
    const at = before === null || before === id ? null : others.indexOf(before);
    const order = at === null ? [...others, id] : others.toSpliced(at, 0, id);
    for (const [index, { id: there, place }] of before === id ? [] : waiting.entries()) {
      const moved = order[index];
      if (moved === undefined || moved === there) continue;
      await transaction.update(ingests).set({ place }).where(eq(ingests.id, moved));
    }
    return toIngest(ctx, transaction, await find({ ...ctx, db: transaction }, id));
  });
}

/** The place of each queued ingest; 1 is next. */
export async function placesInQueue(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: ingests.id })
    .from(ingests)
    .where(eq(ingests.state, 'queued'))
    .orderBy(asc(ingests.wantedAt), asc(placeInQueue));
  return new Map(rows.map(({ id }, index) => [id, index + 1]));
}
