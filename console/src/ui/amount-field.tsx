import { useState } from 'react';
import { useLanguage } from '../i18n/use-texts.ts';
import { formatLocale } from '../i18n/language.ts';
import { TextField } from './text-field.tsx';

interface AmountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Hundredths; null: empty or invalid. */
  readonly value: number | null;
  readonly onChange: (hundredths: number | null) => void;
}

/** The amount field of a dialog about money, focused first: whole units, with a comma or a point before the hundredths. */
export function AmountField({ label, hint, error, value, onChange }: AmountFieldProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => amountText(value, formatLocale(language)));
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode="decimal"
      isFocusedFirst
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(hundredthsOf(text));
      }}
    />
  );
}

/** Parses a typed amount into hundredths; null if it is invalid or has more than two decimals. */
export function hundredthsOf(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return null;
  const hundredths = Math.round(Number(plain) * 100);
  return hundredths > 0 ? hundredths : null;
}

function amountText(value: number | null, locale: string): string {
  if (value === null) return '';
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: value % 100 === 0 ? 0 : 2,
  }).format(value / 100);
}
