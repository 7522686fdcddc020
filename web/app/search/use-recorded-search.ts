import { useEffect } from 'react';
import { track } from '../data/events.ts';

/** Milliseconds without typing after which a text counts as a search. */
const settling = 1000;

/** Records a search for analytics. @param results number of results; null while unknown. */
export function useRecordedSearch(words: string, results: number | null): void {
  useEffect(() => {
    if (words === '' || results === null) return undefined;
    const timer = setTimeout(() => track('search', { query: words, results }), settling);
    return () => clearTimeout(timer);
  }, [words, results]);
}
