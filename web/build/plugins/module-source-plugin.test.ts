import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withModuleSources } from './module-source-plugin.ts';

const web = path.join(import.meta.dirname, '..', '..');

it('writes the module of every page and block beside its import', () => {
  expect(
    withModuleSources(`{ page: () => import('./a-page.tsx').then((m) => m.A) }`, 'app/a/routes.ts'),
  ).toBe(`{ source: "app/a/a-page.tsx", page: () => import('./a-page.tsx').then((m) => m.A) }`);
  expect(withModuleSources(`{ block: () => import('./b/b.tsx') }`, 'app/block-table.tsx')).toBe(
    `{ source: "app/b/b.tsx", block: () => import('./b/b.tsx') }`,
  );
});

it('misses no page of the route tables and no block', () => {
  const tables = globSync(['app/routes.tsx', 'app/*/routes.{ts,tsx}', 'app/block-table.tsx'], { cwd: web });
  const found = tables.flatMap((table) => {
    const code = readFileSync(path.join(web, table), 'utf8');
    const imports = [...code.matchAll(/import\('([^']+\.tsx?)'\)\s*\.then/g)].map((match) =>
      path.posix.join(path.posix.dirname(table), match[1] ?? ''),
    );
    const sources = [...withModuleSources(code, table).matchAll(/source: "([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(sources).toEqual(imports);
    return sources;
  });
  expect(found.length).toBeGreaterThan(60);
});
