import { FieldError, Input, Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Beside the label. */
  readonly mark?: React.ReactNode;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isMultiline?: boolean;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly isCode?: boolean;
  readonly isFocusedFirst?: boolean;
  readonly type?: 'text' | 'password' | 'email';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly name?: string;
  /** The language of the text. */
  readonly lang?: string;
}

/** A text field with its label, a hint and an error. */
export function TextField({
  label,
  mark,
  hint,
  error,
  isMultiline = false,
  isFocusedFirst = false,
  isCode = false,
  placeholder,
  lang,
  ...props
}: TextFieldProps) {
  const Control = isMultiline ? TextArea : Input;
  return (
    <AriaTextField
      {...props}
      // The form decides what is invalid; the browser's own messages are not shown.
      validationBehavior="aria"
      isInvalid={error !== undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The first field of a step or dialog that the member has opened.
      autoFocus={isFocusedFirst}
      className={classNames(styles.field)}
    >
      <Label className={classNames(styles.label)}>
        {label}
        {mark}
      </Label>
      <Control
        className={classNames(isMultiline ? styles.area : styles.input, isCode && styles.code)}
        placeholder={placeholder}
        lang={lang}
      />
      {hint !== undefined && (
        <Text slot="description" className={classNames(styles.hint)}>
          {hint}
        </Text>
      )}
      <FieldError className={classNames(styles.error)}>{error}</FieldError>
    </AriaTextField>
  );
}
