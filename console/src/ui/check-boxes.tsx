import { Checkbox } from './check.tsx';

export interface CheckBoxesProps<Choice extends string> {
  readonly choices: readonly Choice[];
  readonly value: readonly Choice[];
  readonly labelOf: (choice: Choice) => string;
  readonly isDisabled?: (choice: Choice) => boolean;
  /** Called with the chosen values, in the order of the choices: equal choices give equal lists. */
  readonly onChange: (chosen: Choice[]) => void;
}

/** A choice of several values, with a checkbox for each. */
export function CheckBoxes<Choice extends string>(props: CheckBoxesProps<Choice>) {
  const { choices, value, labelOf, isDisabled, onChange } = props;
  return choices.map((choice) => (
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
  ));
}
