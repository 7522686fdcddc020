import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { emptyOf } from '../schema/json-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { ListEntry } from './list-entry.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useField } from './use-field.ts';

interface ListFieldProps extends FieldProps {
  /** Renders an entry; by default, its label and, when open, all its fields. */
  readonly renderEntry?: (name: string, schema: JsonSchema) => React.ReactNode;
}

/** An ordered list of entries with fields; entries can be added, moved and removed. */
export function ListField({ name, label, schema, isNullable, renderEntry }: ListFieldProps) {
  const t = useTexts();
  const item = schema.items ?? {};
  const { setValue } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ name });
  const { error } = useField<unknown>(name);
  const [addedAt, setAddedAt] = useState<number | null>(null);
  const add = (): void => {
    setAddedAt(fields.length);
    append(emptyOf(item));
  };
  // A nullable list becomes null instead of empty.
  const drop = (at: number): void => {
    if (isNullable && fields.length === 1) setValue(name, null, { shouldDirty: true });
    else remove(at);
  };
  const isFull = fields.length >= (schema.maxItems ?? Infinity);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {fields.length > 0 && (
        <ol className={styles.entries}>
          {fields.map(({ id }, at) => (
            <li key={id} className={styles.entry}>
              <div className={styles.entryFields}>
                {renderEntry?.(`${name}.${at}`, item) ?? (
                  <ListEntry
                    name={`${name}.${at}`}
                    schema={item}
                    label={t('fields.entry', { label, place: at + 1 })}
                    isOpenFirst={at === addedAt}
                  />
                )}
              </div>
              <div className={styles.entryActions}>
                <MoveButtons
                  label={t('fields.entry', { label, place: at + 1 })}
                  at={at}
                  count={fields.length}
                  onMove={(to) => move(at, to)}
                />
                <Button
                  look="quiet"
                  isSmall
                  icon="trash"
                  aria-label={t('fields.removeEntry', {
                    label: t('fields.entry', { label, place: at + 1 }),
                  })}
                  onPress={() => drop(at)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {!isFull && (
        <Button isSmall icon="plus" aria-label={t('fields.add', { label })} onPress={add}>
          {t('list.new')}
        </Button>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
