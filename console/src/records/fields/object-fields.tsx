import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { discriminatorOf, emptyOf } from '../schema/json-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { FieldRow } from './field-row.tsx';
import { FieldRuns } from './field-runs.tsx';
import { useChoiceLabel, useFieldLabel } from './labels.ts';
import { blockItemKind } from './references.ts';
import { NestedField } from './nested-field.tsx';
import { useField } from './use-field.ts';

/** A group of fields; an optional group can be added and removed. */
export function ObjectField({ name, label, schema, isNullable }: FieldProps) {
  const t = useTexts();
  const { value, onChange, error } = useField<object | null | undefined>(name);
  const isThere = value !== null && value !== undefined;
  return (
    <fieldset className={styles.object}>
      <legend className={styles.legend}>{label}</legend>
      {isThere && <ObjectFields name={name} schema={schema} />}
      {isNullable && (
        <Button
          isSmall
          icon={isThere ? 'trash' : 'plus'}
          look="quiet"
          onPress={() => onChange(isThere ? null : (emptyOf(schema) as object))}
        >
          {isThere ? t('fields.removeEntry', { label }) : t('fields.add', { label })}
        </Button>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

interface ObjectFieldsProps {
  readonly name: string;
  readonly schema: JsonSchema;
  /** Fields to leave out, because they are shown elsewhere. */
  readonly without?: string;
}

/** The fields of an object. */
export function ObjectFields({ name, schema, without }: ObjectFieldsProps) {
  const { [without ?? '']: _, ...properties } = schema.properties ?? {};
  return (
    <div className={styles.fields}>
      <FieldRuns
        properties={properties}
        renderField={(property, inner) => (
          <NestedField
            key={property}
            name={`${name}.${property}`}
            schema={inner}
            kind={property === 'slug' ? blockItemKind(schema.properties?.['type']?.const) : null}
          />
        )}
      />
    </div>
  );
}

/** A choice of one variant, then its fields. */
export function VariantsField({ name, label, schema, isNullable }: FieldProps) {
  const t = useTexts();
  const fieldLabel = useFieldLabel();
  const choiceLabel = useChoiceLabel();
  const { value, onChange, error } = useField<Record<string, unknown> | null | undefined>(name);
  const variants = schema.oneOf ?? [];
  const key = discriminatorOf(variants);
  const constOf = (one: JsonSchema): string => String(one.properties?.[key]?.const);
  const chosen = variants.find((one) => constOf(one) === value?.[key]);
  const choose = (wanted: string | null): void => {
    const next = variants.find((one) => constOf(one) === wanted);
    onChange(next === undefined ? null : (emptyOf(next) as Record<string, unknown>));
  };
  const choices = variants.map((one) => ({ value: constOf(one), label: choiceLabel(key, constOf(one)) }));
  return (
    <fieldset className={styles.object}>
      <legend className={styles.legend}>{label}</legend>
      <FieldRow size="medium">
        <Select
          label={fieldLabel(key)}
          value={chosen === undefined ? null : constOf(chosen)}
          choices={isNullable ? [{ value: null, label: t('fields.none') }, ...choices] : choices}
          onChange={choose}
          error={error}
        />
      </FieldRow>
      {chosen !== undefined && (
        <ObjectFields key={constOf(chosen)} name={name} schema={chosen} without={key} />
      )}
    </fieldset>
  );
}
