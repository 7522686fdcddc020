import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useField } from '../../records/fields/use-field.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../brands.module.css';

interface ColourFieldProps {
  readonly name: string;
  readonly label: MessageKey;
}

/** A colour, chosen in the browser's picker or typed. */
export function ColourField({ name, label }: ColourFieldProps) {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<string | undefined>(name);
  const isColour = /^#[0-9a-f]{6}$/.test(value ?? '');
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('brands.pick', { name: t(label) })}
        value={isColour ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        label={t(label)}
        value={value ?? ''}
        onChange={(text) => onChange(text.trim().toLowerCase())}
        onBlur={onBlur}
        error={error}
        isCode
      />
    </div>
  );
}
