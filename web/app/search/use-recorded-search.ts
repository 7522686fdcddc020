import { useEffect } from 'react';
import { track } from '../data/events.ts';

/** Milliseconds for which words have to stay before they count as a search: one types on. */
const settling = 1000;

/** Records a search for analytics. @param results how many the words have; null while that is not known. */
export function useRecordedSearch(words: string, results: number | null): void {
  useEffect(() => {
    if (words === '' || results === null) return undefined;
    const timer = setTimeout(() => track('search', { query: words, results }), settling);
    return () => clearTimeout(timer);
  }, [words, results]);
}
