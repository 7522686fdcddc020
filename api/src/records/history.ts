import { KadrError, recordKinds } from '@kadr/contract';
import type { ChangeListInput, RecordChange, WholeChange } from '@kadr/contract';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { nameOf } from './author.ts';
import { brandsFor } from './brand-access.ts';
import { findChange, findChanges } from './repository.ts';

/** Latest first; without a kind, all kinds that the principal may read. */
export async function listChanges(
  db: Database,
  { kind, id, cursor, limit }: ChangeListInput,
  principal: Principal,
): Promise<{ items: RecordChange[]; next_cursor: string | null }> {
  const asked = kind === undefined ? recordKinds : [kind];
  const rows = await findChanges(db, {
    readable: asked.map((one) => ({ kind: one, brands: brandsFor(principal, one, 'read') })),
    recordId: id ?? null,
    before: idOfCursor(cursor),
    limit: limit + 1,
  });
  const { page, next_cursor } = listPage(rows, limit, (last) => String(last.id));
  return { items: page.map(changeOfRow), next_cursor };
}

/** @throws KadrError NOT_FOUND */
export async function requireChange(db: Database, id: number) {
  const found = await findChange(db, id);
  if (found === undefined)
    throw new KadrError('NOT_FOUND', { message: `There is no change ${id}.`, field: 'id' });
  return found;
}

export function wholeChangeOf({ change, undoneBy }: Awaited<ReturnType<typeof requireChange>>): WholeChange {
  const { before, after } = change;
  return { ...changeOfRow({ ...change, undoneBy }), before, after };
}

function changeOfRow(row: Awaited<ReturnType<typeof findChanges>>[number]): RecordChange {
  const { id, kind, action, fields } = row;
  return {
    id,
    at: secondsOf(row.at),
    by: nameOf(row),
    kind,
    record_id: row.recordId,
    action,
    fields,
    undone_by: row.undoneBy,
  };
}
