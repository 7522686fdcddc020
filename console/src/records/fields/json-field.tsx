import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** A value of any shape, as JSON. */
export function JsonField({ name, label }: FieldProps) {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<unknown>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const take = (text: string): void => {
    setTyped(text);
    try {
      onChange(text.trim() === '' ? null : JSON.parse(text));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <TextField
      label={label}
      value={typed ?? (value === null || value === undefined ? '' : JSON.stringify(value, null, 2))}
      onChange={take}
      onBlur={onBlur}
      error={isWrong ? t('problems.notJson') : error}
      isMultiline
      isCode
    />
  );
}
