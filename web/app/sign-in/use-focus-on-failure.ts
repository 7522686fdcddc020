import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives a field the focus when it appears, and each time something has failed; a wrong password stands ready to be replaced. */
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
