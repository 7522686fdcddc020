import { brandSchema as json } from 'virtual:brand-data';
import type { Fields } from '../data/record-kinds.ts';
import type { JsonSchema } from '../records/schema/json-schema.ts';
import { unwrap } from '../records/schema/json-schema.ts';

/** The service's schema of a brand. */
export const brandSchema: JsonSchema = json;

/** A brand being edited, which may be invalid. */
export type Definition = Fields;

/** The schema of a brand's field, by path: `theme.radius.card`. */
export function schemaAt(path: string): JsonSchema {
  return path.split('.').reduce<JsonSchema>((whole, part) => {
    const { schema } = unwrap(whole);
    const inner = /^\d+$/.test(part) ? schema.items : schema.properties?.[part];
    if (inner === undefined) throw new Error(`A brand has no ${path}.`);
    return inner;
  }, brandSchema);
}
