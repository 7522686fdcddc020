import { controlOf, unwrap } from '../schema/json-schema.ts';
import type { Control } from '../schema/json-schema.ts';
import { BrandField, BrandsField } from './brands-field.tsx';
import { ChoiceField, ChoicesField, SwitchField } from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { JsonField } from './json-field.tsx';
import type { SchemaFieldProps } from './nested-field.tsx';
import { useFieldLabel } from './labels.ts';
import { ListField } from './list-field.tsx';
import { ObjectField, VariantsField } from './object-fields.tsx';
import { PictureField, PicturesField, TranslatedPicture } from './picture-fields.tsx';
import { ReferenceField, ReferencesField, WordsField } from './reference-fields.tsx';
import { referenceOf } from './references.ts';
import { ColourText, NumberText, PlainText } from './text-fields.tsx';
import { DayField, MomentField } from './time-fields.tsx';
import { TranslatedText } from './translated-text.tsx';

const fields: Readonly<Record<Exclude<Control, 'money'>, React.ComponentType<FieldProps>>> = {
  translated: TranslatedText,
  text: PlainText,
  number: NumberText,
  moment: MomentField,
  day: DayField,
  switch: SwitchField,
  choice: ChoiceField,
  choices: ChoicesField,
  words: WordsField,
  colour: ColourText,
  picture: PictureField,
  pictures: PicturesField,
  translatedPicture: TranslatedPicture,
  object: ObjectField,
  list: ListField,
  variants: VariantsField,
  json: JsonField,
};

/** The control for a field, chosen by its schema and name. */
export function SchemaField({
  name,
  schema: whole,
  label,
  isReadOnly = false,
  hint,
  kind: given = null,
}: SchemaFieldProps) {
  const labelOf = useFieldLabel();
  const { schema, isNullable } = unwrap(whole);
  const kind = given ?? referenceOf(name);
  const control = controlOf(schema, name.split('.').at(-1) ?? name);
  // A translated title is a text, not a reference.
  const isTitle = kind === 'title' && control === 'text' && name.endsWith('.title');
  const props: FieldProps = {
    name,
    label: label ?? labelOf(isTitle ? 'referenced_title' : name),
    schema,
    isNullable,
    isReadOnly,
    hint,
  };
  if (control === 'text' && kind !== null && !isReadOnly) return <ReferenceField {...props} kind={kind} />;
  if (control === 'words' && kind !== null) return <ReferencesField {...props} kind={kind} />;
  if (control === 'words' && name === 'brands') return <BrandsField {...props} />;
  if (control === 'text' && name === 'brand' && !isReadOnly) return <BrandField {...props} />;
  if (control === 'money') return <NumberText {...props} hundredths />;
  const Field = fields[control];
  return <Field {...props} />;
}
