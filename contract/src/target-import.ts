/** Targets as operators write them: what may be a link of a page, refused at the door. */
import type { z } from 'zod';
import { isAddress } from './address.ts';
import { translatedNameSchema } from './language.ts';
import { targetSchema } from './media-view.ts';

/** Types whose `link` is an address; those of all others name an entity, by id, slug or alias. */
const addressed: ReadonlySet<string> = new Set(['screen', 'link', 'blank']);

/** Ids, slugs and aliases: nothing that leads out of the folder that the service writes before it. */
const isName = (link: string): boolean => /^[\w-]{1,120}$/.test(link);

/** A target whose button or banner has a title of at most what `title` allows. */
export function targetImportOf<T extends z.ZodType>(title: T) {
  return targetSchema
    .extend({ title: title.nullable().default(null) })
    .refine(({ type, link }) => (addressed.has(type) ? isAddress(link) : isName(link)), {
      path: ['link'],
      error: 'must be a path of the service or an https address; of an entity its id, slug or alias',
    });
}

export const targetImportSchema = targetImportOf(translatedNameSchema);
