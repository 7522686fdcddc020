import { FieldRow } from '../../fields/field-row.tsx';
import { FormPart, RecordField } from '../form-layout.tsx';
import { BlocksField } from './blocks-field.tsx';

/** The form of a storefront page: its name and its blocks. */
export function PageForm() {
  return (
    <>
      <FormPart title="pageForm.blocks">
        <BlocksField />
      </FormPart>
      <FormPart title="pageForm.page" hint="pageForm.pageHint">
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
