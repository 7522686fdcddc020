import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('query keys are written in `queries.ts` or a `*-query.ts` of their feature', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) =>
      !/\.test\.tsx?$|(?:^|\/)testing\//.test(file) &&
      /queryKey:\s*\[/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  expect(files).toContain('data/queries.ts');
  expect(files.filter((file) => !/(?:^|\/)(?:queries|[\w-]+-query)\.ts$/.test(file))).toEqual([]);
});
