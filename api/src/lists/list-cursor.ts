import { z } from 'zod';
import { KadrError } from '@kadr/contract';

/**
 * A place in a list: behind the title `id`, whose sort key was `key` when the page was answered. A name can be longer
 * than a cursor may be, so its key is looked up again.
 */
export interface ListPlace {
  readonly id: number;
  readonly key: number | null;
}

const placeSchema = z.tuple([z.string(), z.number().nullable(), z.int().positive().max(2_147_483_647)]);

/** `order` names the sorting (with the language, where that matters); a cursor is valid for that sorting only. */
export function writeCursor(order: string, { id, key }: ListPlace): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** @throws KadrError INVALID_INPUT for anything that {@link writeCursor} did not return for this sorting. */
export function readCursor(order: string, cursor: string): ListPlace {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data[0] !== order) {
    throw new KadrError('INVALID_INPUT', { message: 'The cursor is not one of this list.', field: 'cursor' });
  }
  const [, key, id] = parsed.data;
  return { id, key };
}

/** The sorting that a cursor names; null for an invalid cursor. */
export function orderOfCursor(cursor: string): string | null {
  const parsed = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data[0] : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
