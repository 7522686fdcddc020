import type { RecordKind } from '@kadr/contract';
import { createContext, createElement, useContext } from 'react';
import type { JsonSchema } from '../schema/json-schema.ts';

export interface SchemaFieldProps {
  /** Path of the field in the form: `prices.0.amount`. */
  readonly name: string;
  readonly schema: JsonSchema;
  readonly label?: string;
  readonly isReadOnly?: boolean;
  /** The kind of record that it names, where its name alone does not say so. */
  readonly kind?: RecordKind | null;
}

/** The component for a field of any schema. Groups and lists of fields get it from here, because it is made of them. */
export const NestedFieldContext = createContext<React.ComponentType<SchemaFieldProps> | null>(null);

/** A field inside a group or a list. */
export function NestedField(props: SchemaFieldProps) {
  const SchemaField = useContext(NestedFieldContext);
  if (SchemaField === null) throw new Error('The field is in no form.');
  return createElement(SchemaField, props);
}
