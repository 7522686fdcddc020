import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Fields that change for many reasons, and the file that knows them all. */
const writers = {
  'state/play-state.ts': ['isPaused', 'pauseReason', 'isEnded', 'isNeedUserGesture'],
  'state/failure-state.ts': ['error', 'recovery', 'isRetrying'],
} as const;

/** What stands in the parentheses of every `store.patch(…)` of a file. */
function patchesOf(source: string): readonly string[] {
  return [...source.matchAll(/store\.patch\(/g)].map(({ index }) => {
    const begin = index + 'store.patch('.length;
    let depth = 1;
    let end = begin;
    for (; depth > 0 && end < source.length; end += 1)
      depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0;
    return source.slice(begin, end - 1);
  });
}

it('every field of play and failure has one writer', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.|testing\//.test(file));
  const patches = files.flatMap((file) =>
    patchesOf(readFileSync(path.join(root, file), 'utf8')).map((patch) => ({ file, patch })),
  );
  expect(patches.length).toBeGreaterThan(20);
  const fields = Object.values(writers).flat().join('|');
  const written = new RegExp(String.raw`[{,]\s*(${fields})\s*[:,}]`);
  expect(patches.filter(({ patch }) => written.test(patch))).toEqual([]);
});
