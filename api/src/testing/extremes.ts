import { z } from 'zod';

interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

type Path = readonly (string | number)[];

/**
 * Extreme inputs that a schema allows: copies of a good input in which one number, date or text at a time has its
 * smallest, largest or longest allowed value. Lists keep the entries of the good input; fields that none of its objects
 * contains are omitted.
 */
export function extremesOf(schema: z.ZodType, good: unknown): unknown[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return leavesOf(described, good, []).flatMap(({ path, leaf }) =>
    valuesFor(leaf)
      .map((value) => changed(good, path, value))
      .filter((input) => schema.safeParse(input).success),
  );
}

interface Leaf {
  readonly path: Path;
  readonly leaf: Schema;
}

function leavesOf(schema: Schema, value: unknown, path: Path): Leaf[] {
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  if (parts.length > 0) return parts.flatMap((part) => leavesOf(part, value, path));
  if (schema.properties !== undefined) {
    const own = typeof value === 'object' && value !== null ? value : undefined;
    if (own === undefined) return [];
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      leavesOf(part, Reflect.get(own, name), [...path, name]),
    );
  }
  const { items } = schema;
  if (items !== undefined && Array.isArray(value))
    return value.flatMap((entry, at) => leavesOf(items, entry, [...path, at]));
  return schema.enum === undefined && schema.const === undefined ? [{ path, leaf: schema }] : [];
}

function valuesFor({ type, format, pattern, maxLength = 100, minimum, maximum }: Schema): unknown[] {
  const is = (name: string): boolean => [type ?? []].flat().includes(name);
  if (is('number') || is('integer'))
    return [minimum ?? 0, maximum ?? 0, (maximum ?? 0) - 0.000_001, Number.MIN_VALUE];
  if (!is('string')) return [];
  if (format === 'date') return ['0000-01-01', '0001-01-01', '9999-12-31'];
  if (pattern !== undefined)
    return [
      'x'.repeat(maxLength),
      '9'.repeat(12),
      '31.02.2026 25:61',
      '99.99.9999 99:99',
      '00.00.0000 00:00',
    ];
  return [
    'я'.repeat(maxLength),
    '🙂'.repeat(Math.floor(maxLength / 2)),
    differingWords(maxLength),
    ' ',
    '\u0001\u202E%',
  ];
}

/** Words that differ in the way an index stores them; a megabyte of them is more than an index accepts. */
function differingWords(length: number): string {
  const words: string[] = [];
  for (let left = Math.min(length, 2 ** 21); left > 0;) {
    const word = words.length.toString(36).slice(0, left);
    words.push(word);
    left -= word.length + 1;
  }
  return words.join(' ');
}

/** A copy with the value at a path replaced. */
function changed(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry, at) => (at === key ? changed(entry, rest, value) : entry));
  const object = whole as Readonly<Record<string, unknown>>;
  return { ...object, [key]: changed(object[key], rest, value) };
}
