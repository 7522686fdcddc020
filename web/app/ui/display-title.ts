/** Letters of the longest word, and of the whole, from which a display title has to be set smaller to fit a phone. */
const steps = [
  { word: 18, whole: 60, size: 'smallest' },
  { word: 12, whole: 32, size: 'smaller' },
] as const;

export type DisplaySize = 'full' | 'smaller' | 'smallest';

/**
 * How large a title may be set: long words of Russian and Armenian must not break in the middle, and long titles must
 * leave room for what stands below them. Known from the text alone, so that the server sets it.
 */
export function displaySize(title: string): DisplaySize {
  const longest = Math.max(...title.split(/[\s\u2010-\u2015-]+/).map((word) => word.length));
  return steps.find(({ word, whole }) => longest >= word || title.length >= whole)?.size ?? 'full';
}
