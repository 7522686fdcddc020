import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './list-box.module.css';

export interface Choice {
  /** Null: nothing is chosen. */
  readonly value: string | null;
  readonly label: string;
}

interface SelectProps {
  readonly label: string;
  /** Whether the label is inside the control, as in filters. */
  readonly isLabelHidden?: boolean;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
}

const nothing = '\0';

/** A choice of one value from a menu. */
export function Select({
  label,
  isLabelHidden = false,
  value,
  choices,
  onChange,
  onBlur,
  error,
  isDisabled = false,
}: SelectProps) {
  return (
    <AriaSelect
      className={classNames(field.field)}
      value={value ?? nothing}
      onChange={(key) => onChange(key === nothing || key === null ? null : String(key))}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <Label className={classNames(field.label)}>{label}</Label>}
      <Button className={classNames(field.trigger)}>
        <SelectValue className={classNames(value === null && field.placeholder)}>
          {({ selectedText }) => selectedText}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <FieldError className={classNames(field.error)}>{error}</FieldError>
      <Popover className={classNames(styles.popover)} offset={4}>
        <ListBox className={classNames(styles.list)} items={choices}>
          {(choice) => (
            <ListBoxItem
              id={choice.value ?? nothing}
              textValue={choice.label}
              className={classNames(styles.item)}
            >
              {choice.label}
              <Icon name="check" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
