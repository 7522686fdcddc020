import type { RecordKind } from '@kadr/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordPath } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { moved, MoveButtons } from './move-buttons.tsx';
import { useRecordLabel } from './record-label.ts';
import { RecordPicker } from './record-picker.tsx';
import { useField } from './use-field.ts';

/** A reference to one record. */
export function ReferenceField({
  name,
  label,
  isNullable,
  kind,
}: FieldProps & { readonly kind: RecordKind }) {
  const { value, onChange, error } = useField<string | null | undefined>(name);
  return (
    <RecordPicker
      label={label}
      kind={kind}
      value={value || null}
      onChange={(id) => onChange(id ?? (isNullable ? null : ''))}
      error={error}
    />
  );
}

/** An ordered list of references to records. */
export function ReferencesField({ name, label, hint, kind }: FieldProps & { readonly kind: RecordKind }) {
  const t = useTexts();
  const { value, onChange, error } = useField<readonly string[] | null | undefined>(name);
  const ids = value ?? [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {ids.length > 0 && (
        <ol className={styles.references}>
          {ids.map((id, at) => (
            <Reference
              key={id}
              kind={kind}
              id={id}
              at={at}
              count={ids.length}
              onMove={(to) => onChange(moved(ids, at, to))}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            />
          ))}
        </ol>
      )}
      <RecordPicker
        // Reset after each addition.
        key={ids.length}
        label={t('fields.add', { label })}
        isLabelHidden
        placeholder={t('fields.add', { label })}
        kind={kind}
        value={null}
        onChange={(id) => id !== null && !ids.includes(id) && onChange([...ids, id])}
      />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

interface ReferenceProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function Reference({ kind, id, at, count, onMove, onRemove }: ReferenceProps) {
  const t = useTexts();
  const label = useRecordLabel(kind, id);
  return (
    <li className={styles.reference}>
      <Link className={styles.link} to={recordPath(kind, id)}>
        {label}
      </Link>
      <MoveButtons label={label} at={at} count={count} onMove={onMove} />
      <Button
        look="quiet"
        isSmall
        icon="close"
        aria-label={t('fields.removeEntry', { label })}
        onPress={onRemove}
      />
    </li>
  );
}

/** A comma-separated list of short texts: country codes, brand ids. */
export function WordsField({ name, label, schema, isNullable }: FieldProps) {
  const t = useTexts();
  const { value, onChange, onBlur, error, errorOf } = useField<readonly string[] | null | undefined>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const isUpper = schema.items?.pattern === '^[A-Z]{2}$';
  const take = (text: string): void => {
    setTyped(text);
    const words = text
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .map((word) => (isUpper ? word.toUpperCase() : word));
    onChange(words.length === 0 && isNullable ? null : words);
  };
  const wrong = (value ?? []).map((_, at) => errorOf(String(at))).find((one) => one !== undefined);
  return (
    <TextField
      label={label}
      hint={isUpper ? t('fields.countriesHint') : t('fields.wordsHint')}
      value={typed ?? (value ?? []).join(', ')}
      onChange={take}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      error={error ?? wrong}
    />
  );
}
