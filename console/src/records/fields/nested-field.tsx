import type { RecordKind } from '@kadr/contract';
import { createContext, createElement, useContext } from 'react';
import type { JsonSchema } from '../schema/json-schema.ts';

export interface SchemaFieldProps {
  /** Path of the field in the form: `prices.0.amount`. */
  readonly name: string;
  readonly schema: JsonSchema;
  readonly label?: string;
  readonly isReadOnly?: boolean;
  /** What an empty value, or a special one, means. */
  readonly hint?: string | undefined;
  /** The kind of record referred to, where the field's name alone does not determine it. */
  readonly kind?: RecordKind | null;
}

/** Renders a field of any schema. Provided by context, because groups and lists contain fields themselves. */
export const NestedFieldContext = createContext<React.ComponentType<SchemaFieldProps> | null>(null);

/** A field inside a group or a list. */
export function NestedField(props: SchemaFieldProps) {
  const SchemaField = useContext(NestedFieldContext);
  if (SchemaField === null) throw new Error('The field is in no form.');
  return createElement(SchemaField, props);
}
