import { useController } from 'react-hook-form';

export interface FieldState<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  /** What is wrong with the field itself. */
  readonly error: string | undefined;
  /** What is wrong with a part of it. */
  readonly errorOf: (part: string) => string | undefined;
}

/** A field of the form around it, by its path. */
export function useField<T>(name: string): FieldState<T> {
  const { field, fieldState } = useController({ name });
  const message = (error: unknown): string | undefined =>
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? error.message
      : undefined;
  return {
    value: field.value as T,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: message(fieldState.error),
    // Of a list the errors of its entries are a list too, into which react-hook-form's own `get` does not look.
    errorOf: (part) => message((Object(fieldState.error) as Record<string, unknown>)[part]),
  };
}
