import { brandSchema as json } from 'virtual:brand-data';
import type { Fields } from '../data/record-kinds.ts';
import type { JsonSchema } from '../records/schema/json-schema.ts';
import { unwrap } from '../records/schema/json-schema.ts';

/** What the service takes as a white label. */
export const brandSchema: JsonSchema = json;

/** A white label as it is edited: it may be wrong. */
export type Definition = Fields;

/** The schema of a field of a white label: `theme.radius.card`. */
export function schemaAt(path: string): JsonSchema {
  return path.split('.').reduce<JsonSchema>((whole, part) => {
    const { schema } = unwrap(whole);
    const inner = /^\d+$/.test(part) ? schema.items : schema.properties?.[part];
    if (inner === undefined) throw new Error(`A brand has no ${path}.`);
    return inner;
  }, brandSchema);
}
