import type { RecordKind } from '@kadr/contract';
import { recordSchemas } from '../schema/record-schemas.ts';
import { FieldRuns } from '../fields/field-runs.tsx';
import { FormPart, RecordField } from './form-layout.tsx';

/** A form for any kind, generated from its schema. */
export function GenericForm({ kind }: { readonly kind: RecordKind }) {
  return (
    <FormPart title={`kind.${kind}`}>
      <FieldRuns
        properties={recordSchemas[kind].properties ?? {}}
        renderField={(name) => <RecordField key={name} name={name} />}
      />
    </FormPart>
  );
}
