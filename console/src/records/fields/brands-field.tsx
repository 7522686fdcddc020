import { useBrandIds } from '../../data/brands.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckBoxes } from '../../ui/check-boxes.tsx';
import type { FieldProps } from './field-props.ts';
import { Select } from '../../ui/select.tsx';
import styles from './fields.module.css';
import { WordsField } from './reference-fields.tsx';
import { PlainText } from './text-fields.tsx';
import { useField } from './use-field.ts';

/** The brands that show something; none means all. Chosen from a list if the member may see the brands, otherwise typed. */
export function BrandsField(props: FieldProps) {
  const t = useTexts();
  const known = useBrandIds();
  const { value, onChange, error } = useField<readonly string[] | null | undefined>(props.name);
  if (known === null) return <WordsField {...props} />;
  const chosen = value ?? [];
  // A brand that no longer exists can still be removed from the list.
  const brands = [...known, ...chosen.filter((brand) => !known.includes(brand))];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.label}</legend>
      <div className={styles.checks}>
        <CheckBoxes choices={brands} value={chosen} labelOf={(brand) => brand} onChange={onChange} />
      </div>
      <p className={styles.hint}>{t('fields.brandsHint')}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

/** The brand to which a page belongs. Chosen from a list if the member may see the brands, otherwise typed. */
export function BrandField(props: FieldProps) {
  const known = useBrandIds();
  const { value, onChange, onBlur, error } = useField<string | null | undefined>(props.name);
  if (known === null) return <PlainText {...props} />;
  return (
    <Select
      label={props.label}
      value={value ?? null}
      choices={known.map((brand) => ({ value: brand, label: brand }))}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}
