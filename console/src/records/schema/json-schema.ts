/** JSON schemas of records, as zod generates them, and the kinds of form fields. */
export interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly string[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A schema without its "or null" variant. */
export interface Unwrapped {
  readonly schema: JsonSchema;
  readonly isNullable: boolean;
}

export function unwrap(schema: JsonSchema): Unwrapped {
  if (schema.anyOf === undefined) return { schema, isNullable: false };
  const others = schema.anyOf.filter(({ type }) => type !== 'null');
  const isNullable = others.length < schema.anyOf.length;
  const [only] = others;
  if (others.length === 1 && only !== undefined) {
    const inner = unwrap(only);
    return { schema: inner.schema, isNullable: isNullable || inner.isNullable };
  }
  return { schema: { anyOf: others }, isNullable };
}

/** The initial value for a schema; undefined where a field is optional. */
export function emptyOf(whole: JsonSchema): unknown {
  if (whole.default !== undefined) return structuredClone(whole.default);
  const { schema, isNullable } = unwrap(whole);
  if (isNullable) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf !== undefined) return schema.anyOf[0] && emptyOf(schema.anyOf[0]);
  if (schema.oneOf !== undefined) return schema.oneOf[0] && emptyOf(schema.oneOf[0]);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'object') return emptyObject(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? '' : null;
}

function emptyObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, schema]) => required.includes(name) || schema.default !== undefined)
      .map(([name, schema]) => [name, emptyOf(schema)]),
  );
}

/** The latest time that the service stores; only time fields have it as their maximum. */
const lastMoment = 253_402_300_799;
const imagePattern = '^\\/[0-9a-f]{64}(?:\\.[0-9]{4})?$';
const colourPattern = '^#[0-9a-f]{6}$';

/** Texts up to this length use a single-line field. */
const longestLine = 500;

/** The kind of control for a field. */
export type Control =
  | 'translated'
  | 'text'
  | 'number'
  | 'money'
  | 'moment'
  | 'day'
  | 'switch'
  | 'choice'
  | 'choices'
  | 'words'
  | 'colour'
  | 'picture'
  | 'pictures'
  | 'translatedPicture'
  | 'object'
  | 'list'
  | 'variants'
  | 'json';

const moneyNames: ReadonlySet<string> = new Set(['amount', 'original_amount', 'intro_amount']);

/** @param name the last part of the field's path */
export function controlOf(schema: JsonSchema, name: string): Control {
  if (schema.oneOf !== undefined) return 'variants';
  if (schema.anyOf !== undefined) return controlOfAlternatives(schema.anyOf);
  if (schema.enum !== undefined || schema.const !== undefined) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'string') return controlOfText(schema);
  if (schema.type === 'array') return controlOfList(schema.items ?? {});
  if (schema.type === 'number' || schema.type === 'integer') {
    if (schema.maximum === lastMoment) return 'moment';
    return moneyNames.has(name) ? 'money' : 'number';
  }
  if (schema.properties === undefined) return 'json';
  return isTranslated(schema) ? 'translated' : 'object';
}

function controlOfText({ pattern, format }: JsonSchema): Control {
  if (pattern === imagePattern) return 'picture';
  if (pattern === colourPattern) return 'colour';
  return format === 'date' ? 'day' : 'text';
}

function controlOfList(items: JsonSchema): Control {
  if (items.enum !== undefined) return 'choices';
  if (items.type === 'string') return items.pattern === imagePattern ? 'pictures' : 'words';
  return items.type === 'object' || items.oneOf !== undefined ? 'list' : 'json';
}

function controlOfAlternatives(alternatives: readonly JsonSchema[]): Control {
  if (alternatives.every((one) => one.const !== undefined)) return 'choice';
  if (alternatives.some((one) => one.pattern === imagePattern)) return 'translatedPicture';
  return 'json';
}

/** Whether a schema is a text by language. */
export function isTranslated({ properties }: JsonSchema): boolean {
  return properties?.['rus']?.type === 'string' && Object.keys(properties).length === 3;
}

/** Whether a text gets a multi-line field. */
export function isLong({ maxLength }: JsonSchema): boolean {
  return maxLength !== undefined && maxLength > longestLine;
}

/** The name of the property that tells the variants of a union apart. */
export function discriminatorOf(variants: readonly JsonSchema[]): string {
  const [first] = variants;
  const found = Object.entries(first?.properties ?? {}).find(([, { const: value }]) => value !== undefined);
  return found?.[0] ?? 'type';
}
