import { createContext, useContext, useMemo } from 'react';
import type { RecordKind } from '@kadr/contract';
import { recordSchemas } from '../schema/record-schemas.ts';
import { keyFieldsOf } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { Panel } from '../../ui/page.tsx';
import { useFieldHint, useFieldLabel } from '../fields/labels.ts';
import { NestedFieldContext } from '../fields/nested-field.tsx';
import { SchemaField } from '../fields/schema-field.tsx';

interface FormOf {
  readonly kind: RecordKind;
  /** Whether the record exists, so that its key is fixed. */
  readonly isStored: boolean;
}

const FormContext = createContext<FormOf | null>(null);

/** Provides the kind of record to the fields below. */
export function FormOfKind({ kind, isStored, children }: FormOf & { readonly children: React.ReactNode }) {
  const value = useMemo(() => ({ kind, isStored }), [kind, isStored]);
  return (
    <FormContext value={value}>
      <NestedFieldContext value={SchemaField}>{children}</NestedFieldContext>
    </FormContext>
  );
}

/** The kind of record that the surrounding form edits. */
export function useFormOf(): FormOf {
  const form = useContext(FormContext);
  if (form === null) throw new Error('The field is in no form.');
  return form;
}

/** A titled section of a form. */
export function FormPart({
  title,
  hint,
  children,
}: {
  readonly title: MessageKey;
  readonly hint?: MessageKey;
  readonly children: React.ReactNode;
}) {
  const t = useTexts();
  return (
    <Panel title={t(title)} {...(hint !== undefined && { hint: t(hint) })}>
      {children}
    </Panel>
  );
}

/** A field of the record, by its name. */
export function RecordField({ name }: { readonly name: string }) {
  const { kind, isStored } = useFormOf();
  const labelOf = useFieldLabel();
  const hintOf = useFieldHint();
  const schema = recordSchemas[kind].properties?.[name];
  if (schema === undefined) throw new Error(`A ${kind} has no ${name}.`);
  return (
    <SchemaField
      name={name}
      schema={schema}
      // The label of a field may depend on the kind: a channel's logo is not a poster.
      label={labelOf(`${kind}.${name}`)}
      hint={hintOf(kind, name)}
      isReadOnly={isStored && keyFieldsOf(kind).includes(name)}
    />
  );
}

/** The schema of a field of the record. */
export function useRecordSchema(name: string) {
  const { kind } = useFormOf();
  return recordSchemas[kind].properties?.[name] ?? {};
}
