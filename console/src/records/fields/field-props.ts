import type { JsonSchema } from '../schema/json-schema.ts';

/** What every control of a form is given. */
export interface FieldProps {
  /** Path of the field in the form: `prices.0.amount`. */
  readonly name: string;
  readonly label: string;
  /** Without "or null". */
  readonly schema: JsonSchema;
  readonly isNullable: boolean;
  /** Part of the record's key, which stays as it is. */
  readonly isReadOnly?: boolean;
}
