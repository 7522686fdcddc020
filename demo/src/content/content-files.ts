import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@kadr/contract';
import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';

/** Where the texts and facts of the demo are: YAML files that a translator edits (`demo/content/README.md`). */
const contentFolder = path.join(import.meta.dirname, '..', '..', 'content');

/** How messages name a file: from the root of the repository. */
const shownFolder = 'demo/content';

/** A problem with the content, one line each: `demo/content/films/x.yaml: summary.hye is missing`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * One file of the content, as `schema` reads it.
 *
 * @param file its path below `folder`.
 * @throws ContentError when it is no YAML, lacks a language of a text or does not fit the schema.
 */
export function readContent<S extends z.ZodType>(
  file: string,
  schema: S,
  folder = contentFolder,
): z.output<S> {
  const { value, problems } = check(file, schema, folder);
  if (value === undefined) throw new ContentError(problems);
  return value;
}

/**
 * All files of a folder, each with its name as `slug`. They come in the order of its `order.yaml`, which lists all of
 * them, or by name where there is none.
 *
 * @throws ContentError with the problems of all files, or when `order.yaml` and the files differ.
 */
export function readContentFolder<S extends z.ZodType>(
  name: string,
  schema: S,
  folder = contentFolder,
): (z.output<S> & { readonly slug: string })[] {
  const files = readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .toSorted();
  const slugs = files.includes('order') ? orderOf(name, files, folder) : files;
  const read = slugs.map((slug) => ({ slug, checked: check(`${name}/${slug}.yaml`, schema, folder) }));
  const problems = read.flatMap(({ checked }) => checked.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return read.flatMap(({ slug, checked: { value } }) =>
    value === undefined ? [] : Object.assign({ slug }, value),
  );
}

function orderOf(name: string, files: readonly string[], folder: string): string[] {
  const file = `${name}/order.yaml`;
  const order = readContent(file, z.array(z.string()), folder);
  const problems = [
    ...order.filter((slug, at) => order.indexOf(slug) !== at).map((slug) => `${slug} is listed twice`),
    ...order.filter((slug) => !files.includes(slug)).map((slug) => `${slug} is listed but has no file`),
    ...files.filter((slug) => slug !== 'order' && !order.includes(slug)).map((slug) => `${slug} is missing`),
  ];
  if (problems.length > 0)
    throw new ContentError(problems.map((problem) => `${shownFolder}/${file}: ${problem}`));
  return order;
}

interface Checked<T> {
  /** Undefined when there are problems. */
  readonly value?: T;
  readonly problems: readonly string[];
}

function check<S extends z.ZodType>(file: string, schema: S, folder: string): Checked<z.output<S>> {
  const shown = `${shownFolder}/${file}`;
  const text = readFileSync(path.join(folder, file), 'utf8');
  let data: unknown;
  try {
    data = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark === undefined ? '' : `line ${error.mark.line + 1}: `;
    return { problems: [`${shown}: ${line}${error.reason}`] };
  }
  const result = schema.safeParse(data, { reportInput: true });
  const problems = new Set([
    ...missingLanguages(data, []),
    ...(result.success ? [] : result.error.issues.flatMap(problemsOf)),
  ]);
  if (problems.size > 0) return { problems: [...problems].map((problem) => `${shown}: ${problem}`) };
  return result.success ? { value: result.data, problems: [] } : { problems: [] };
}

/** Texts that lack a language, anywhere in a file: the contract would let Russian stand in for it. */
function missingLanguages(value: unknown, at: readonly PropertyKey[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const missing = languages.some((language) => language in value)
    ? languages.filter((language) => !(language in value))
    : [];
  return [
    ...missing.map((language) => `${fieldOf([...at, language])} is missing`),
    ...Object.entries(value).flatMap(([key, one]) =>
      missingLanguages(one, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${fieldOf([...issue.path, key])}: ${unknownField}`);
  const field = fieldOf(issue.path);
  if (issue.code !== 'custom' && issue.input === undefined) return [`${field} is missing`];
  return [field === '' ? issue.message : `${field}: ${issue.message}`];
}

/** `cast[2].character.hye`. */
function fieldOf(at: readonly PropertyKey[]): string {
  return at
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

const unknownField = 'not a known field';

/** A schema of the contract that refuses fields which it does not know instead of leaving them out. */
export function exactly<S extends z.ZodType>(schema: S) {
  return z
    .unknown()
    .superRefine((given, context) => {
      const { data } = schema.safeParse(given);
      for (const path of unknownFields(given, data, []))
        context.addIssue({ code: 'custom', path, message: unknownField });
    })
    .pipe(schema);
}

/** Where `given` has fields that `known` does not have. */
function unknownFields(given: unknown, known: unknown, at: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return [];
  const fields = new Map<string, unknown>(Object.entries(known));
  return Object.entries(given).flatMap(([key, value]) => {
    const path = [...at, Array.isArray(given) ? Number(key) : key];
    return fields.has(key) ? unknownFields(value, fields.get(key), path) : [path];
  });
}
