import { KadrError } from '@kadr/contract';

/**
 * The id that a cursor of a list by id names, for what stands before it; null without one.
 *
 * @throws KadrError INVALID_INPUT for what is no cursor of such a list
 */
export function idOfCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,9}$/.test(cursor))
    throw new KadrError('INVALID_INPUT', { message: 'cursor: is none of this list.', field: 'cursor' });
  return Number(cursor);
}
