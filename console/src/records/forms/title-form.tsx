import { useWatch } from 'react-hook-form';
import { FieldRow } from '../fields/field-row.tsx';
import { MarksField } from '../marks/marks-field.tsx';
import { AdsField } from './ads-field.tsx';
import { FormPart, RecordField, useFormOf } from './form-layout.tsx';
import { CastField, PricesField, RightsField } from './title-lists.tsx';

/** A film, a series, a season or an episode. */
export function TitleForm() {
  const type: unknown = useWatch({ name: 'type' });
  const slug = useWatch({ name: 'slug' }) as string;
  const { isStored } = useFormOf();
  const isPart = type === 'season' || type === 'episode';
  const isContainer = type === 'season' || type === 'series';
  return (
    <>
      <FormPart title="titleForm.name">
        <RecordField name="name" />
        <FieldRow>
          <RecordField name="type" />
          <RecordField name="slug" />
          <RecordField name="original_name" />
          {isPart && <RecordField name="parent" />}
          {isPart && <RecordField name="order_number" />}
        </FieldRow>
        <RecordField name="short_name" />
      </FormPart>
      <FormPart title="titleForm.texts">
        <RecordField name="short_description" />
        <RecordField name="summary" />
        <RecordField name="note" />
      </FormPart>
      <FormPart title="titleForm.facts">
        <FieldRow>
          <RecordField name="year" />
          <RecordField name="age" />
          <RecordField name="rating" />
          <RecordField name="countries" />
          <RecordField name="category" />
        </FieldRow>
        <RecordField name="genres" />
        <RecordField name="themes" />
        <RecordField name="is_erotic" />
      </FormPart>
      <FormPart title="titleForm.pictures">
        <RecordField name="logo" />
        <RecordField name="visit_card" />
        <FieldRow>
          <RecordField name="background" />
          <RecordField name="copyright_holder_logo_1" />
          <RecordField name="copyright_holder_logo_2" />
          <RecordField name="poster_bg_color" />
        </FieldRow>
        <RecordField name="screenshots" />
      </FormPart>
      <FormPart title="titleForm.cast">
        <CastField />
      </FormPart>
      <FormPart title="titleForm.offer">
        <FieldRow size="medium">
          <RecordField name="usage_model" />
          <RecordField name="start_date" />
          <RecordField name="is_coming_soon" />
          <RecordField name="brands" />
          <RecordField name="territories" />
        </FieldRow>
        <RightsField />
        <PricesField />
      </FormPart>
      <FormPart title="titleForm.playing">
        {!isContainer && <MarksField slug={isStored ? slug : null} />}
        <AdsField />
      </FormPart>
    </>
  );
}
