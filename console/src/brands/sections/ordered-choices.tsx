import { useTexts } from '../../i18n/use-texts.ts';
import { useField } from '../../records/fields/use-field.ts';
import { OrderedList } from '../../ui/ordered-list.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choice } from '../../ui/select.tsx';
import styles from '../brands.module.css';

interface OrderedChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The values that can be added, without those already in the list. */
  readonly choices: readonly Choice[];
  readonly labelOf: (value: string) => string;
  readonly most?: number;
}

/** An ordered selection of values. */
export function OrderedChoices({ name, label, hint, choices, labelOf, most = 100 }: OrderedChoicesProps) {
  const t = useTexts();
  const { value, onChange, error, errorOf } = useField<readonly string[] | undefined>(name);
  const values = [...new Set(value ?? [])];
  const left = choices.filter((choice) => choice.value !== null && !values.includes(choice.value));
  return (
    <fieldset className={styles.ordered}>
      <legend className={styles.legend}>{label}</legend>
      {hint !== undefined && <p className={styles.second}>{hint}</p>}
      <OrderedList
        label={label}
        entries={values.map((id, at) => {
          const shown = labelOf(id);
          return { id, label: shown, second: errorOf(String(at)) ?? (shown === id ? undefined : id) };
        })}
        onOrder={onChange}
        onRemove={(id) => onChange(values.filter((one) => one !== id))}
      />
      {left.length > 0 && values.length < most && (
        <Select
          // Cleared after each addition.
          key={values.length}
          label={t('fields.add', { label })}
          isLabelHidden
          value={null}
          choices={[{ value: null, label: t('brands.addOne') }, ...left]}
          onChange={(chosen) => chosen !== null && onChange([...values, chosen])}
        />
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
