import { FieldRow } from '../../fields/field-row.tsx';
import { FormPart, RecordField } from '../form-layout.tsx';
import { BlocksField } from './blocks-field.tsx';

/** A page of the storefront: what it is called, and its blocks in their order. */
export function PageForm() {
  return (
    <>
      <FormPart title="pageForm.blocks">
        <BlocksField />
      </FormPart>
      <FormPart title="pageForm.page">
        <FieldRow>
          <RecordField name="brand" />
          <RecordField name="alias" />
        </FieldRow>
        <RecordField name="name" />
        <RecordField name="title" />
        <RecordField name="description" />
      </FormPart>
    </>
  );
}
