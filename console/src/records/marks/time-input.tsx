import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { formatFilmTime, parseFilmTime } from './film-time.ts';

interface TimeInputProps {
  readonly label: string;
  /** Seconds. */
  readonly value: number | null;
  readonly onChange: (seconds: number | null) => void;
  readonly error?: string | undefined;
}

/** A time in a film, typed as `1:02:03.48`; it is applied when the field loses focus. */
export function TimeInput({ label, value, onChange, error }: TimeInputProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const seconds = typed === null ? value : parseFilmTime(typed);
  const isWrong = typed !== null && typed.trim() !== '' && seconds === null;
  return (
    <TextField
      label={label}
      value={typed ?? (value === null ? '' : formatFilmTime(value))}
      placeholder="0:00.00"
      inputMode="decimal"
      onChange={setTyped}
      onBlur={() => {
        if (typed !== null && !isWrong) {
          onChange(seconds);
          setTyped(null);
        }
      }}
      error={isWrong ? t('marks.notTime') : error}
    />
  );
}
