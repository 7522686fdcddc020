import type { RecordKind } from '@kadr/contract';
import { FormOfKind } from './form-layout.tsx';
import { GenericForm } from './generic-form.tsx';
import { PageForm } from './page/page-form.tsx';
import { GenreForm, PersonForm } from './person-form.tsx';
import { TitleForm } from './title-form.tsx';

/** The fields of a record of a kind. */
export function RecordForm({ kind, isStored }: { readonly kind: RecordKind; readonly isStored: boolean }) {
  return (
    <FormOfKind kind={kind} isStored={isStored}>
      <FieldsOf kind={kind} />
    </FormOfKind>
  );
}

function FieldsOf({ kind }: { readonly kind: RecordKind }) {
  if (kind === 'title') return <TitleForm />;
  if (kind === 'person') return <PersonForm />;
  if (kind === 'media_view') return <PageForm />;
  return kind === 'genre' ? <GenreForm /> : <GenericForm kind={kind} />;
}
