import { useEffect, useState } from 'react';
import { searchedWords } from './searched-words.ts';

/** The search text of a field: trimmed, and cut to the maximum length. */
export function tidy(typed: string): string {
  return searchedWords(new URLSearchParams({ query: typed }));
}

/** Returns a value once it has not changed for a number of milliseconds. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
