/** Reads `messages/<language>/<feature>.json` and compiles ICU messages to JavaScript (no parser reaches the browser). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kadr/contract';
import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse } from '@messageformat/parser';
import { localeData, locales } from './locale-data.ts';
import { messageWithNoBreakSpaces } from './message-spaces.ts';
import type { Token } from '@messageformat/parser';

/** Texts of one language by full key (`feature.camelKey`). */
export type Catalogue = ReadonlyMap<string, string>;

export const messagesFolder = path.join(import.meta.dirname, '..', 'messages');

/** `core` texts come with every page; the other parts, each a folder per language, with the pages that ask for them. */
export const messageParts = ['core', 'titles', 'pages'] as const;
export type MessagePart = (typeof messageParts)[number];

/** The type of a placeholder's value. */
export type ArgumentType = 'text' | 'number' | 'choice';

/**
 * All texts of one language.
 * @throws naming the file when one is not a flat object of texts, or a key does not start with its file's name.
 */
function readCatalogue(language: Language, folder: string, parts: readonly MessagePart[]): Catalogue {
  const catalogue = new Map<string, string>();
  for (const part of parts) {
    const directory = part === 'core' ? path.join(folder, language) : path.join(folder, language, part);
    if (existsSync(directory)) readFolder(language, directory, catalogue);
  }
  return catalogue;
}

function readFolder(language: Language, directory: string, catalogue: Map<string, string>): void {
  for (const file of readdirSync(directory).sort()) {
    if (!file.endsWith('.json')) continue;
    const feature = file.slice(0, -'.json'.length);
    const content: unknown = JSON.parse(readFileSync(path.join(directory, file), 'utf8'));
    if (typeof content !== 'object' || content === null)
      throw new Error(`${language}/${file} must hold an object of texts.`);
    for (const [key, text] of Object.entries(content)) {
      if (typeof text !== 'string') throw new Error(`${language}/${file}: “${key}” must be a text.`);
      if (!key.startsWith(`${feature}.`))
        throw new Error(`${language}/${file}: “${key}” must begin with “${feature}.”.`);
      if (catalogue.has(key)) throw new Error(`${language}/${file}: “${key}” stands in two files.`);
      catalogue.set(key, text);
    }
  }
}

export function readCatalogues(
  folder = messagesFolder,
  parts: readonly MessagePart[] = messageParts,
): Record<Language, Catalogue> {
  return {
    rus: readCatalogue('rus', folder, parts),
    eng: readCatalogue('eng', folder, parts),
    hye: readCatalogue('hye', folder, parts),
  };
}

/**
 * A module of a language: `messages` maps every Russian key to a text or to a function of its placeholders, `locale`
 * says how the language writes values; page texts take`locale` from the core's module. A key that `language` lacks gets
 * the Russian text, with Russian plural rules.
 * @throws naming the key when a text is not valid ICU, or formats something otherwise than as a number.
 */
export function compileMessages(
  language: Language,
  catalogues: Record<Language, Catalogue>,
  part: MessagePart = 'core',
): string {
  const fixed: Record<string, string> = {};
  const compiled: Record<string, Record<string, string>> = { [locales[language]]: {}, [locales.rus]: {} };
  for (const [key, russian] of catalogues.rus) {
    const own = catalogues[language].get(key);
    const written: Language = own === undefined ? 'rus' : language;
    const text = own ?? russian;
    const tokens = parseMessage(key, text);
    if (tokens.every((token) => token.type === 'content')) {
      fixed[key] = withNoBreakSpaces(tokens.map(({ value }) => value).join(''));
      continue;
    }
    const numbers = [...argumentsOf(key, text)].filter(([, type]) => type === 'number').map(([name]) => name);
    Object.assign(compiled[locales[written]] ?? {}, {
      [key]: messageWithNoBreakSpaces({ text, tokens }, new Set(numbers)),
    });
  }
  const functions = compileModule(new MessageFormat(Object.keys(compiled)), compiled);
  const spread = Object.keys(compiled).map((locale) => `...compiled.${locale}`);
  return [
    part === 'core'
      ? `export const locale = ${JSON.stringify(localeData(language))};`
      : `import { locale } from 'virtual:messages/${language}';`,
    functions
      .replace(/import \{([^}]*)\} from "@messageformat\/runtime";/, (_, names: string) =>
        importRuntime(names.split(',').map((name) => name.trim())),
      )
      .replace('export default ', 'const compiled = '),
    `export const messages = { ...${JSON.stringify(fixed, null, 1)}, ${spread.join(', ')} };`,
  ].join('\n');
}

/** The path of the module that compiled messages import from, as the bundler finds it. */
const runtime = path.join(import.meta.dirname, '..', 'app', 'i18n', 'message-runtime.ts');

function importRuntime(names: readonly string[]): string {
  const others = names.filter((name) => name !== 'number');
  return [
    `import { ${[...others, ...(names.includes('number') ? ['numberIn'] : [])].join(', ')} } from ${JSON.stringify(runtime)};`,
    ...(names.includes('number') ? ['const number = numberIn(locale);'] : []),
  ].join('\n');
}

/**
 * The placeholders of a text and their types.
 * @throws naming the key when the text is not valid ICU, or formats something otherwise than as a number.
 */
export function argumentsOf(key: string, text: string): ReadonlyMap<string, ArgumentType> {
  const found = new Map<string, ArgumentType>();
  const note = (name: string, type: ArgumentType): void => {
    // A placeholder that is a number anywhere is a number everywhere.
    if (found.get(name) === undefined || found.get(name) === 'text') found.set(name, type);
  };
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument') note(token.arg, 'text');
      else if (token.type === 'function') {
        if (token.key !== 'number' || token.param !== undefined)
          throw new Error(
            `The message “${key}” formats “${token.arg}” as ${token.key}; format it with useFormats() and pass the text.`,
          );
        note(token.arg, 'number');
      } else if (token.type === 'plural' || token.type === 'selectordinal' || token.type === 'select') {
        note(token.arg, token.type === 'select' ? 'choice' : 'number');
        for (const option of token.cases) visit(option.tokens);
      }
    }
  };
  visit(parseMessage(key, text));
  return found;
}

function parseMessage(key: string, text: string): Token[] {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(
      `The message “${key}” is not valid ICU: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
