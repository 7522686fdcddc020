import { useTexts } from '../../i18n/use-texts.ts';
import { CheckBoxes } from '../../ui/check-boxes.tsx';
import { Switch } from '../../ui/check.tsx';
import { Select } from '../../ui/select.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { useChoiceLabel } from './labels.ts';
import { useField } from './use-field.ts';

const lastPart = (name: string): string => name.split('.').at(-1) ?? name;

/** A choice of one value, text or number. */
export function ChoiceField({ name, label, schema, isNullable, isReadOnly = false }: FieldProps) {
  const t = useTexts();
  const labelOf = useChoiceLabel();
  const { value, onChange, onBlur, error } = useField<string | number | null | undefined>(name);
  const values = schema.enum ?? schema.anyOf?.map((one) => one.const as string | number) ?? [];
  const choices = values.map((one) => ({ value: String(one), label: labelOf(lastPart(name), one) }));
  const none = { value: null, label: noneLabel(name) ? labelOf(lastPart(name), 'null') : t('fields.none') };
  return (
    <Select
      label={label}
      value={value === null || value === undefined ? null : String(value)}
      choices={isNullable ? [none, ...choices] : choices}
      onChange={(chosen) => onChange(values.find((one) => String(one) === chosen) ?? null)}
      onBlur={onBlur}
      error={error}
      isDisabled={isReadOnly}
    />
  );
}

/** Fields in which an empty value has a meaning. */
const noneLabel = (name: string): boolean => lastPart(name) === 'usage_model';

/** A choice of several values. */
export function ChoicesField({ name, label, schema }: FieldProps) {
  const labelOf = useChoiceLabel();
  const { value, onChange, error } = useField<readonly string[] | null | undefined>(name);
  const chosen = value ?? [];
  const values = schema.items?.enum ?? [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.checks}>
        <CheckBoxes
          choices={values}
          value={chosen}
          labelOf={(one) => labelOf(lastPart(name), one)}
          onChange={onChange}
        />
      </div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

export function SwitchField({ name, label }: FieldProps) {
  const { value, onChange } = useField<boolean | undefined>(name);
  return (
    <div className={styles.switch}>
      <Switch isSelected={value ?? false} onChange={onChange}>
        {label}
      </Switch>
    </div>
  );
}
