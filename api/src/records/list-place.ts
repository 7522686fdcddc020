import { KadrError } from '@kadr/contract';
import { z } from 'zod';

/** Where the next page starts: after the row with this sort key and this unique column, as text. */
interface Place {
  readonly key: string;
  readonly tie: string;
}

const placeSchema = z.tuple([z.string(), z.string(), z.string()]);

/** `list` identifies the kind, sort and language; a cursor is valid only for that list. */
export function writePlace(list: string, { key, tie }: Place): string {
  return Buffer.from(JSON.stringify([list, key, tie])).toString('base64url');
}

/** @throws KadrError INVALID_INPUT for a cursor of another list */
export function readPlace(list: string, cursor: string): Place {
  const [name, key, tie] = placeIn(cursor) ?? [];
  if (name !== list || key === undefined || tie === undefined)
    throw new KadrError('INVALID_INPUT', { message: 'cursor: is none of this list.', field: 'cursor' });
  return { key, tie };
}

function placeIn(cursor: string): z.output<typeof placeSchema> | undefined {
  try {
    return placeSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
