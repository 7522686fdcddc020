import { controlOf, unwrap } from '../schema/json-schema.ts';
import type { Control, JsonSchema } from '../schema/json-schema.ts';
import { FieldRow } from './field-row.tsx';

/** Controls that can share a row with others of their size; date-time fields are wider. */
const sizes: Readonly<Partial<Record<Control, 'short' | 'medium'>>> = {
  text: 'short',
  number: 'short',
  money: 'short',
  day: 'short',
  switch: 'short',
  choice: 'short',
  colour: 'short',
  moment: 'medium',
};

interface Run {
  readonly size: 'short' | 'medium' | 'whole';
  readonly names: string[];
}

interface FieldRunsProps {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly renderField: (name: string, schema: JsonSchema) => React.ReactNode;
}

/** Fields in order: consecutive fields of one size share a row, the others get their own. */
export function FieldRuns({ properties, renderField }: FieldRunsProps) {
  const runs: Run[] = [];
  for (const [name, whole] of Object.entries(properties)) {
    const { schema } = unwrap(whole);
    const size = sizes[controlOf(schema, name)] ?? 'whole';
    const last = runs.at(-1);
    if (last?.size === size) last.names.push(name);
    else runs.push({ size, names: [name] });
  }
  return runs.map(({ size, names }) => {
    const fields = names.map((name) => renderField(name, properties[name] ?? {}));
    if (size === 'whole') return fields;
    return (
      <FieldRow key={names[0]} size={size}>
        {fields}
      </FieldRow>
    );
  });
}
