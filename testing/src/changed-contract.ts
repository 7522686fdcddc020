import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const errorList = 'contract/src/errors.ts';

/** Names of the errors whose entries in the list have changed lines. */
export function changedErrors(root: string, base: string): readonly string[] {
  const diff = execFileSync('git', ['diff', '-U3', base, '--', errorList], { cwd: root, encoding: 'utf8' });
  return errorsIn(diff);
}

/** The same from the text of a diff with three lines around each change. */
export function errorsIn(diff: string): readonly string[] {
  // The lines before a change hold the name of its entry, those after it the next one's.
  const upToChange = diff
    .split(/^@@.*$/m)
    .slice(1)
    .map((hunk) => /^[^]*\n[-+][^\n]*/.exec(hunk)?.[0] ?? '');
  return upToChange.flatMap((hunk) =>
    [...hunk.matchAll(/^[-+ ] +([A-Z][A-Z_]+): \{/gm)].flatMap(([, name]) => name ?? []),
  );
}

/**
 * Matches code that depends on changed files of the contract: a name that one of them exports, or that a file exports
 * which imports it; the path of an operation (`.passkeys.`); the name of a changed error. Null when any code may depend
 * on them.
 */
export function dependsOnContract(
  root: string,
  files: readonly string[],
  errors: readonly string[],
): RegExp | null {
  const changed = files.filter((file) => file.startsWith('contract/') && !file.includes('.test.'));
  if (changed.some((file) => !isModule(root, file))) return null;
  if (changed.includes(errorList) && errors.length === 0) return null;
  const sources = new Map(
    globSync('contract/src/*.ts', { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
  const found = new Set(changed.filter((file) => file !== errorList));
  for (const file of found)
    for (const [importer, source] of sources)
      if (source.includes(`from './${path.basename(file)}'`) && !/index\.ts$|\.test\.ts$/.test(importer))
        found.add(importer);
  const exported = [...found].flatMap((file) =>
    [...(sources.get(file) ?? '').matchAll(/^export (?:const|function|type|interface|class) (\w+)/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  const names = [...exported, ...(changed.includes(errorList) ? errors : [])].map((name) => `\\b${name}\\b`);
  const operations = exported.flatMap((name) =>
    name.endsWith('Contract') ? [`\\.${name.slice(0, -'Contract'.length)}\\.`] : [],
  );
  const parts = [...names, ...operations];
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)');
}

/** A file that exists and exports something. */
function isModule(root: string, file: string): boolean {
  const isSource = /^contract\/src\/[^/]+\.ts$/.test(file) && !file.endsWith('/index.ts');
  return isSource && existsSync(path.join(root, file));
}
