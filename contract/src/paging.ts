import { z } from 'zod';

/** An opaque position in a list, sent back as received. */
export const cursorSchema = z.string().min(1).max(200);

/** Input of every paged list: `limit` items after `cursor`. */
export const pageInput = {
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
};

/** One page of a list; `next_cursor` is null on the last page. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: cursorSchema.nullable() });
}

/** A positive 32-bit id as it appears in paths and bodies. */
export const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** A slug: lower-case Latin letters, digits and single hyphens; never only digits, so it cannot be taken for an id. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An item in the address of a page: its id or its slug. */
export const idOrSlugSchema = z.string().min(1).max(120);
