import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses a field when it appears, and after each failure; a wrong password is selected, ready to be replaced. */
export function useFocusOnFailure(field: RefObject<HTMLInputElement | null>, failures: number): void {
  const seen = useRef(-1);
  useEffect(() => {
    if (seen.current === failures) return;
    const hasFailed = seen.current >= 0;
    seen.current = failures;
    field.current?.focus();
    if (hasFailed && field.current?.type === 'password') field.current.select();
  }, [field, failures]);
}
