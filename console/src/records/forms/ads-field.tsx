import { SchemaField } from '../fields/schema-field.tsx';
import { unwrap } from '../schema/json-schema.ts';
import { useRecordSchema } from './form-layout.tsx';

/** Places of a title's advertisements; their times are set on the film. */
export function AdsField() {
  const { schema } = unwrap(useRecordSchema('ads'));
  const { midrolls: _, ...properties } = schema.properties ?? {};
  return <SchemaField name="ads" schema={{ anyOf: [{ ...schema, properties }, { type: 'null' }] }} />;
}
