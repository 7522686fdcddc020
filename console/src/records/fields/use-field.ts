import { useController } from 'react-hook-form';

export interface FieldState<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  /** The error of the field itself. */
  readonly error: string | undefined;
  /** The first error inside the field. */
  readonly errorOf: (part: string) => string | undefined;
}

/** A field of the surrounding form, by its path. */
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
    // A list's error can contain those of its entries, which react-hook-form's own `get` does not search.
    errorOf: (part) => message((Object(fieldState.error) as Record<string, unknown>)[part]),
  };
}
