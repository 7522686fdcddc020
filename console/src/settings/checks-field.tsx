import { CheckBoxes } from '../ui/check-boxes.tsx';
import type { CheckBoxesProps } from '../ui/check-boxes.tsx';
import styles from './settings.module.css';

interface ChecksFieldProps<Choice extends string> extends CheckBoxesProps<Choice> {
  readonly legend: string;
}

/** A choice of several values, in columns. */
export function ChecksField<Choice extends string>({ legend, ...boxes }: ChecksFieldProps<Choice>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.permissions}>
        <CheckBoxes {...boxes} />
      </div>
    </fieldset>
  );
}
