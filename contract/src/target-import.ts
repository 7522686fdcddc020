/** Targets as operators write them: links that pages must not contain are refused on input. */
import type { z } from 'zod';
import { isAddress } from './address.ts';
import { translatedNameSchema } from './language.ts';
import { targetSchema } from './media-view.ts';

/** Types whose `link` is an address; those of all others name an entity, by id, slug or alias. */
const addressed: ReadonlySet<string> = new Set(['screen', 'link', 'blank']);

/** Ids, slugs and aliases: no text that leaves the folder which the service prepends. */
const isName = (link: string): boolean => /^[\w-]{1,120}$/.test(link);

/** Returns the schema of a target whose button or banner has a title, bounded by `title`. */
export function targetImportOf<T extends z.ZodType>(title: T) {
  return targetSchema
    .extend({ title: title.nullable().default(null) })
    .refine(({ type, link }) => (addressed.has(type) ? isAddress(link) : isName(link)), {
      path: ['link'],
      error: 'must be a path of the service or an https address; of an entity its id, slug or alias',
    });
}

export const targetImportSchema = targetImportOf(translatedNameSchema);
