import type { SegmentCondition } from '@kadr/contract';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldRuns } from '../../records/fields/field-runs.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './segments.module.css';
import { conditionSchemas, newCondition } from './segment-values.ts';
import type { ConditionType } from './segment-values.ts';

interface ConditionRowProps {
  /** Path of the condition in the form. */
  readonly name: string;
  readonly place: number;
  readonly onRemove: (() => void) | null;
}

const types = [...conditionSchemas.keys()];
const negations = [false, true];
const keyOf = (type: ConditionType, isNot: boolean): string => `${type} ${isNot}`;

/** A condition: the beginning of a sentence, and its fields. */
export function ConditionRow({ name, place, onRemove }: ConditionRowProps) {
  const t = useTexts();
  const { value, onChange } = useField<SegmentCondition>(name);
  const label = t('segments.condition', { place });
  const choices = types.flatMap((type) =>
    negations.map((isNot) => ({
      value: keyOf(type, isNot),
      label: isNot ? t(`segmentIsNot.${type}`) : t(`segmentIs.${type}`),
    })),
  );
  const choose = (chosen: string | null): void => {
    for (const type of types)
      for (const isNot of negations)
        if (keyOf(type, isNot) === chosen)
          onChange(type === value.type ? { ...value, is_not: isNot } : newCondition(type, isNot));
  };
  return (
    <li className={styles.condition} aria-label={label}>
      <div className={styles.sentence}>
        <Select
          label={label}
          isLabelHidden
          value={keyOf(value.type, value.is_not)}
          choices={choices}
          onChange={choose}
        />
        {onRemove && (
          <Button
            look="quiet"
            icon="trash"
            aria-label={t('fields.removeEntry', { label })}
            onPress={onRemove}
          />
        )}
      </div>
      <ConditionFields key={value.type} name={name} type={value.type} />
    </li>
  );
}

function ConditionFields({ name, type }: { readonly name: string; readonly type: ConditionType }) {
  const t = useTexts();
  const state = useWatch<Record<string, unknown>>({ name: `${name}.state` });
  const { type: _, is_not: __, ...all } = conditionSchemas.get(type)?.properties ?? {};
  const { days, ...others } = all;
  // Only an ended service can have ended within some days.
  const isTimeless = type === 'service' && state !== 'lapsed';
  const properties = isTimeless || days === undefined ? others : { ...others, days };
  if (Object.keys(properties).length === 0) return null;
  return (
    <div className={styles.fields}>
      <FieldRuns
        properties={properties}
        renderField={(property, schema) => (
          <SchemaField
            key={property}
            name={`${name}.${property}`}
            schema={schema}
            label={t(`segmentField.${property as 'days'}`)}
          />
        )}
      />
    </div>
  );
}
