import { useEffect, useState } from 'react';
import { searchedWords } from './searched-words.ts';

/** What a field's text looks for: without spaces around it, no longer than a search may be. */
export function tidy(typed: string): string {
  return searchedWords(new URLSearchParams({ query: typed }));
}

/** A value once it has stayed the same for a number of milliseconds. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
