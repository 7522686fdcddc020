/**
 * `node web/build/check-messages.ts` reports texts that are missing, extra, unused or invalid, placeholders that differ
 * between languages, and stale message types; it exits with 1 when there are any. `--write` writes the types first.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@kadr/contract';
import { messageTypes, messageTypesFile, refreshMessageTypes } from './message-types.ts';
import { argumentsOf, compileMessages, readCatalogues } from './messages.ts';
import type { Catalogue } from './messages.ts';
import { specifiedKeys } from './specified-keys.ts';

const specified: ReadonlySet<string> = new Set(specifiedKeys);

const web = path.join(import.meta.dirname, '..');

/** The faults of the catalogues, one sentence each. `source` is all code in which a key may be used. */
export function messageProblems(catalogues: Record<Language, Catalogue>, source: string): string[] {
  const problems: string[] = [];
  const { rus } = catalogues;
  const read = (language: Language, key: string, text: string): ReadonlyMap<string, string> | null => {
    try {
      return argumentsOf(key, text);
    } catch (error) {
      problems.push(`${language}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  for (const [key, russian] of rus) {
    const wanted = read('rus', key, russian);
    for (const language of ['eng', 'hye'] as const) {
      const text = catalogues[language].get(key);
      if (text === undefined) {
        problems.push(`${language}: “${key}” is missing.`);
        continue;
      }
      const given = read(language, key, text);
      if (wanted && given && describe(wanted) !== describe(given)) {
        problems.push(`${language}: “${key}” takes {${describe(given)}}, in Russian {${describe(wanted)}}.`);
      }
    }
    if (!isUsed(key, source) && !specified.has(key)) problems.push(`“${key}” is used nowhere.`);
  }
  for (const language of ['eng', 'hye'] as const) {
    for (const key of catalogues[language].keys())
      if (!rus.has(key)) problems.push(`${language}: “${key}” has no Russian text.`);
  }
  if (problems.length === 0)
    for (const language of ['rus', 'eng', 'hye'] as const)
      tryTo(() => compileMessages(language, catalogues), problems);
  return problems;
}

function describe(placeholders: ReadonlyMap<string, string>): string {
  return [...placeholders]
    .map(([name, type]) => `${name}: ${type}`)
    .sort()
    .join(', ');
}

/** Whether a key occurs in the code as a string, or is covered by a template such as `` `home.${name}` ``. */
function isUsed(key: string, source: string): boolean {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`) || source.includes(`\`${key}\``))
    return true;
  for (let end = key.length - 1; end > key.indexOf('.'); end -= 1) {
    if (source.includes(`\`${key.slice(0, end)}\${`)) return true;
  }
  return false;
}

function tryTo(work: () => unknown, problems: string[]): void {
  try {
    work();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}

function sourceText(): string {
  return globSync('{app,server}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => path.join(web, file) !== messageTypesFile && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
    .join('\n');
}

function check(): number {
  const catalogues = readCatalogues();
  if (process.argv.includes('--write')) refreshMessageTypes(catalogues.rus);
  const problems = messageProblems(catalogues, sourceText());
  if (readFileSync(messageTypesFile, 'utf8') !== messageTypes(catalogues.rus)) {
    problems.push(
      `${path.relative(web, messageTypesFile)} is stale; run “node web/build/check-messages.ts --write”.`,
    );
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = check();
