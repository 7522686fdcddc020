import { FieldRow } from '../fields/field-row.tsx';
import { FormPart, RecordField } from './form-layout.tsx';

export function PersonForm() {
  return (
    <>
      <FormPart title="personForm.who">
        <RecordField name="name" />
        <FieldRow>
          <RecordField name="slug" />
          <RecordField name="native_name" />
          <RecordField name="birth_date" />
          <RecordField name="death_date" />
        </FieldRow>
        <RecordField name="photo_avatar" />
      </FormPart>
      <FormPart title="personForm.biography">
        <RecordField name="biography" />
      </FormPart>
    </>
  );
}

export function GenreForm() {
  return (
    <FormPart title="genreForm.genre">
      <RecordField name="name" />
      <FieldRow>
        <RecordField name="alias" />
      </FieldRow>
    </FormPart>
  );
}
