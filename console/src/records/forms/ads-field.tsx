import { SchemaField } from '../fields/schema-field.tsx';
import { unwrap } from '../schema/json-schema.ts';
import { useRecordSchema } from './form-layout.tsx';

/** Where a title's advertisements play; when they are due is set on the film. */
export function AdsField() {
  const { schema } = unwrap(useRecordSchema('ads'));
  const { midrolls: _, ...properties } = schema.properties ?? {};
  return <SchemaField name="ads" schema={{ anyOf: [{ ...schema, properties }, { type: 'null' }] }} />;
}
