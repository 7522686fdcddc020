// `npm run requirements`: which rows of docs/requirements/*.md the tests cite, per system, and which they do not.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asRanges, citedIds, coverage } from './coverage.ts';

const folder = import.meta.dirname;
const root = path.join(folder, '..', '..');
const pages = globSync('*.md', { cwd: folder })
  .filter((name) => /^[A-Z]{2}-/.test(name))
  .sort()
  .map((name) => ({ system: name.slice(0, -3), page: readFileSync(path.join(folder, name), 'utf8') }));

const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
  { cwd: root, encoding: 'utf8' },
);
const cited = new Set<string>();
// A file that is deleted and not committed yet is listed, too.
const files = tests.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
for (const file of files) {
  for (const id of citedIds(readFileSync(path.join(root, file), 'utf8'))) cited.add(id);
}

const { systems, unknown } = coverage(pages, cited);
const lines: string[] = [];
for (const { system, missing } of systems) {
  if (missing.length > 0) lines.push(`${system}: not cited ${asRanges(missing)}`);
}
if (unknown.length > 0) lines.push(`Cited, but in no ledger: ${unknown.join(', ')}`);
lines.push('');
for (const { system, total, cited: count } of systems) {
  lines.push(`${system.padEnd(20)} ${String(count).padStart(4)} of ${String(total).padStart(4)}`);
}
const total = systems.reduce((sum, system) => sum + system.total, 0);
const done = systems.reduce((sum, system) => sum + system.cited, 0);
lines.push(`${'all'.padEnd(20)} ${String(done).padStart(4)} of ${String(total).padStart(4)}`);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = unknown.length > 0 ? 1 : 0;
