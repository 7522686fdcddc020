import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withPageSources } from './page-source-plugin.ts';

it('writes the module of every page beside its import', () => {
  expect(withPageSources(`{ page: () => import('./a/a-page.tsx').then((m) => m.A) }`)).toBe(
    `{ source: "app/a/a-page.tsx", page: () => import('./a/a-page.tsx').then((m) => m.A) }`,
  );
});

it('misses no page of the route table', () => {
  const table = readFileSync(path.join(import.meta.dirname, '..', '..', 'app', 'routes.tsx'), 'utf8');
  const imports = [...table.matchAll(/import\('\.\/([^']+-page\.tsx)'\)/g)].map(
    (match) => `app/${match[1] ?? ''}`,
  );
  const sources = [...withPageSources(table).matchAll(/source: "([^"]+)"/g)].map((match) => match[1]);
  expect(imports.length).toBeGreaterThan(3);
  expect(sources).toEqual(imports);
});
