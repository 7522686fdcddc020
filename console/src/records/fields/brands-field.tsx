import { useBrandChoices } from '../../data/brands.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckBoxes } from '../../ui/check-boxes.tsx';
import type { FieldProps } from './field-props.ts';
import { Select } from '../../ui/select.tsx';
import styles from './fields.module.css';
import { WordsField } from './reference-fields.tsx';
import { PlainText } from './text-fields.tsx';
import { useField } from './use-field.ts';

/**
 * The brands that show a record; none means all. Chosen from a list if the member may see the brands, otherwise typed.
 */
export function BrandsField(props: FieldProps) {
  const t = useTexts();
  const known = useBrandChoices();
  const { value, onChange, error } = useField<readonly string[] | null | undefined>(props.name);
  if (known === null) return <WordsField {...props} />;
  const chosen = value ?? [];
  // A brand that no longer exists can still be removed from the list.
  const names = new Map(known.map(({ value: id, label }) => [id, label]));
  const brands = [...new Set([...names.keys(), ...chosen])];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.label}</legend>
      <div className={styles.checks}>
        <CheckBoxes
          choices={brands}
          value={chosen}
          labelOf={(brand) => names.get(brand) ?? brand}
          onChange={onChange}
        />
      </div>
      <p className={styles.hint}>{t('fields.brandsHint')}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

/** The brand to which a page belongs. Chosen from a list if the member may see the brands, otherwise typed. */
export function BrandField(props: FieldProps) {
  const known = useBrandChoices();
  const { value, onChange, onBlur, error } = useField<string | null | undefined>(props.name);
  if (known === null) return <PlainText {...props} />;
  return (
    <Select
      label={props.label}
      value={value ?? null}
      choices={known}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}
