import { expect, it } from 'vitest';
import { matchesPage } from './page-patterns.ts';

it('takes a path for itself, a folder for every page below it, and /* for all', () => {
  const matching = (patterns: readonly string[]) =>
    ['/', '/docs', '/docs/', '/docs/offer', '/docs/a/b', '/docsx', '/x/docs'].filter((path) =>
      matchesPage(patterns, path),
    );
  expect(matching(['/docs'])).toEqual(['/docs', '/docs/']);
  expect(matching(['/docs/*'])).toEqual(['/docs/offer', '/docs/a/b']);
  expect(matching(['/', '/docs/offer'])).toEqual(['/', '/docs/offer']);
  expect(matching(['/*'])).toHaveLength(7);
  expect(matching([])).toEqual([]);
});
