import { KadrError, slugSchema } from '@kadr/contract';

/** A reference to an entity: its id, or its slug. */
export type Reference = { readonly id: number } | { readonly slug: string };

/** Reads an entity's id or slug from an address. @throws KadrError NOT_FOUND for anything else. */
export function readReference(text: string): Reference {
  if (/^\d+$/.test(text)) {
    const id = Number(text);
    if (id > 0 && id <= 2_147_483_647) return { id };
  } else if (slugSchema.safeParse(text).success) {
    return { slug: text };
  }
  throw new KadrError('NOT_FOUND');
}
