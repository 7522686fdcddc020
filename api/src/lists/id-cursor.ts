import { KadrError } from '@kadr/contract';

/**
 * The id in the cursor of a list by id, where the next page starts; null without a cursor.
 *
 * @throws KadrError INVALID_INPUT for a cursor of another kind
 */
export function idOfCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,9}$/.test(cursor))
    throw new KadrError('INVALID_INPUT', { message: 'cursor: is none of this list.', field: 'cursor' });
  return Number(cursor);
}
