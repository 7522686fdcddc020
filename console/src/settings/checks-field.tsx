import { Checkbox } from '../ui/check.tsx';
import styles from './settings.module.css';

interface ChecksFieldProps<Choice extends string> {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly value: readonly Choice[];
  readonly labelOf: (choice: Choice) => string;
  readonly isDisabled?: (choice: Choice) => boolean;
  /** Is given what is chosen, in the order of the choices. */
  readonly onChange: (chosen: Choice[]) => void;
}

/** Any of many, each with a box to tick. */
export function ChecksField<Choice extends string>(props: ChecksFieldProps<Choice>) {
  const { legend, choices, value, labelOf, isDisabled, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.permissions}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            isSelected={value.includes(choice)}
            isDisabled={isDisabled?.(choice) ?? false}
            onChange={(isChosen) =>
              onChange(choices.filter((one) => (one === choice ? isChosen : value.includes(one))))
            }
          >
            {labelOf(choice)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
