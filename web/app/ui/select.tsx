import { useId } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { FieldNote } from './text-field.tsx';

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'id' | 'children'
> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly hint?: string;
  readonly error?: string | null;
}

/** A choice of one, on the native element: its list is the device's own. */
export function Select({ label, options, hint, error, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          {...rest}
          id={id}
          className={classNames(styles.control, error && styles.wrong)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        >
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron_down" />
      </span>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
