import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './segments.module.css';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** A choice of one value, with all values visible. */
export function Segments<T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames(styles.segments)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = choices.find((choice) => keys.has(choice.value));
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} id={choice.value} className={classNames(styles.segment)}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
