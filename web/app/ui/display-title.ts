/** Letters of the longest word, and of the whole title, from which a display title must be smaller to fit a phone. */
const steps = [
  { word: 18, whole: 60, size: 'smallest' },
  { word: 12, whole: 32, size: 'smaller' },
] as const;

export type DisplaySize = 'full' | 'smaller' | 'smallest';

/**
 * Size of a title: long words of Russian and Armenian must not break, and long titles must leave space for the content
 * below. It depends only on the text, so that the server can set it.
 */
export function displaySize(title: string): DisplaySize {
  const longest = Math.max(...title.split(/[\s\u2010-\u2015-]+/).map((word) => word.length));
  return steps.find(({ word, whole }) => longest >= word || title.length >= whole)?.size ?? 'full';
}
