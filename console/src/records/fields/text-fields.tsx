import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { formatLocale } from '../../i18n/language.ts';
import type { Language } from '@kadr/contract';
import { TextField } from '../../ui/text-field.tsx';
import { isLong } from '../schema/json-schema.ts';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export function PlainText({ name, label, schema, isNullable, isReadOnly = false }: FieldProps) {
  const { value, onChange, onBlur, error } = useField<string | null | undefined>(name);
  return (
    <TextField
      label={label}
      value={value ?? ''}
      onChange={(text) => onChange(text === '' && isNullable ? null : text)}
      onBlur={onBlur}
      error={error}
      isMultiline={isLong(schema)}
      isReadOnly={isReadOnly}
      isCode={schema.pattern !== undefined}
    />
  );
}

/** A number; fields in `hundredths` are typed in whole units of money. */
export function NumberText({
  name,
  label,
  schema,
  hint,
  hundredths = false,
}: FieldProps & { readonly hundredths?: boolean }) {
  const { value, onChange, onBlur, error } = useField<number | null | undefined>(name);
  const factor = hundredths ? 100 : 1;
  const language = useLanguage();
  const shown = typeof value === 'number' && !Number.isNaN(value) ? String(value / factor) : '';
  // Unfinished input may not be a number yet: "12.".
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string): void => {
    setTyped(text);
    const number = Number(text.trim().replace(',', '.'));
    if (text.trim() === '') onChange(null);
    else onChange(hundredths ? Math.round(number * factor) : number);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={schema.type === 'integer' && !hundredths ? 'numeric' : 'decimal'}
      value={typed ?? shown.replace('.', decimalMark(language))}
      onChange={take}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      error={error}
    />
  );
}

const decimalMark = (language: Language): string =>
  new Intl.NumberFormat(formatLocale(language)).format(0.5).at(1) ?? '.';

/** A colour as text, with a sample. */
export function ColourText({ name, label, isNullable }: FieldProps) {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<string | null>(name);
  return (
    <TextField
      label={label}
      hint={t('fields.colourHint')}
      mark={value !== null && /^#[0-9a-f]{6}$/.test(value) && <ColourMark colour={value} />}
      value={value ?? ''}
      onChange={(text) => onChange(text === '' && isNullable ? null : text.toLowerCase())}
      onBlur={onBlur}
      error={error}
      isCode
    />
  );
}

function ColourMark({ colour }: { readonly colour: string }) {
  return (
    <svg width="12" height="12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.500" fill={colour} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}
