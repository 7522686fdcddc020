import { unwrap } from '../schema/json-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { ListField } from '../fields/list-field.tsx';
import { SchemaField } from '../fields/schema-field.tsx';
import { useFieldLabel } from '../fields/labels.ts';
import { FieldRow } from '../fields/field-row.tsx';
import { useRecordSchema } from './form-layout.tsx';

/** Prices of a title, one per row. */
export function PricesField() {
  return <RowsField name="prices" order={priceOrder} size="tiny" />;
}

/** Periods in which a title may be watched, one per row. */
export function RightsField() {
  return <RowsField name="rights" order={rightsOrder} size="moment" />;
}

/** Cast and crew of a title, one person per row. */
export function CastField() {
  return <RowsField name="cast" order={castOrder} size="medium" />;
}

const priceOrder = [
  'usage_model',
  'quality',
  'amount',
  'original_amount',
  'currency',
  'duration',
  'duration_unit',
] as const;
const rightsOrder = ['countries', 'from', 'until'] as const;
const castOrder = ['person', 'role', 'character'] as const;

/** Texts in three languages, which take the full width. */
const translated: ReadonlySet<string> = new Set(['character']);

/** A list whose entries show their fields in a row, with translated texts below. */
function RowsField({ name, order, size }: Omit<RowProps, 'path' | 'item'> & { readonly name: string }) {
  const labelOf = useFieldLabel();
  const { schema, isNullable } = unwrap(useRecordSchema(name));
  return (
    <ListField
      name={name}
      label={labelOf(name)}
      schema={schema}
      isNullable={isNullable}
      renderEntry={(path, item) => <Row path={path} item={item} order={order} size={size} />}
    />
  );
}

interface RowProps {
  readonly path: string;
  readonly item: JsonSchema;
  readonly order: readonly string[];
  /** The fields in the row. */
  readonly size: 'tiny' | 'moment' | 'medium';
}

function Row({ path, item, order, size }: RowProps) {
  const fieldOf = (property: string) => (
    <SchemaField key={property} name={`${path}.${property}`} schema={item.properties?.[property] ?? {}} />
  );
  return (
    <>
      <FieldRow size={size}>{order.filter((property) => !translated.has(property)).map(fieldOf)}</FieldRow>
      {order.filter((property) => translated.has(property)).map(fieldOf)}
    </>
  );
}
