import type { JsonSchema } from '../schema/json-schema.ts';

/** Props of every form control. */
export interface FieldProps {
  /** Path of the field in the form: `prices.0.amount`. */
  readonly name: string;
  readonly label: string;
  /** Without the "or null" variant. */
  readonly schema: JsonSchema;
  readonly isNullable: boolean;
  /** Whether the field is part of the record's key, which cannot be changed. */
  readonly isReadOnly?: boolean;
  /** What an empty value, or a special one, means. */
  readonly hint?: string | undefined;
}
