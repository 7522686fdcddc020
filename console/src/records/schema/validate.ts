import type { MessageArguments, MessageKey } from '../../i18n/messages.ts';
import { discriminatorOf, unwrap } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** An invalid field; `path` as forms name it: `prices.0.amount`. */
export interface Problem {
  readonly path: string;
  readonly message: MessageKey;
  readonly args?: MessageArguments;
}

/**
 * Validates a value by its schema. Covers only errors that a form can explain well; the service decides, also on rules
 * that span fields.
 */
export function problemsOf(whole: JsonSchema, value: unknown, path = ''): Problem[] {
  const { schema, isNullable } = unwrap(whole);
  if (value === undefined && whole.default !== undefined) return [];
  if (value === null && isNullable) return [];
  if (schema.const !== undefined) return value === schema.const ? [] : [{ path, message: 'problems.wrong' }];
  if (schema.anyOf !== undefined)
    return schema.anyOf.some((one) => problemsOf(one, value, path).length === 0)
      ? []
      : [{ path, message: 'problems.wrong' }];
  if (schema.oneOf !== undefined) return problemsOfVariant(schema.oneOf, value, path);
  if (value === null || value === undefined || value === '') return problemsOfNothing(schema, value, path);
  if (schema.type === 'string') return problemsOfText(schema, value, path);
  if (schema.type === 'number' || schema.type === 'integer') return problemsOfNumber(schema, value, path);
  if (schema.type === 'array') return problemsOfList(schema, value, path);
  return schema.type === 'object' ? problemsOfObject(schema, value, path) : [];
}

function problemsOfNothing(
  { type, minLength, pattern }: JsonSchema,
  value: unknown,
  path: string,
): Problem[] {
  // An empty text is allowed unless the schema says otherwise.
  const isAllowed = type === 'string' && value === '' && !minLength && pattern === undefined;
  return isAllowed || type === undefined ? [] : [{ path, message: 'problems.missing' }];
}

function problemsOfText(
  { maxLength, pattern, enum: values }: JsonSchema,
  text: unknown,
  path: string,
): Problem[] {
  if (typeof text !== 'string') return [{ path, message: 'problems.wrong' }];
  if (values !== undefined && !values.includes(text)) return [{ path, message: 'problems.wrong' }];
  if (maxLength !== undefined && text.length > maxLength)
    return [{ path, message: 'problems.tooLong', args: { count: maxLength } }];
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return [{ path, message: /a-z/.test(pattern) ? 'problems.notKey' : 'problems.wrong' }];
  return [];
}

function problemsOfNumber(schema: JsonSchema, value: unknown, path: string): Problem[] {
  const { minimum, maximum, exclusiveMinimum, type } = schema;
  if (typeof value !== 'number' || Number.isNaN(value)) return [{ path, message: 'problems.notNumber' }];
  if (type === 'integer' && !Number.isInteger(value)) return [{ path, message: 'problems.notWhole' }];
  if (minimum !== undefined && value < minimum)
    return [{ path, message: 'problems.tooSmall', args: { least: minimum } }];
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return [{ path, message: 'problems.notAbove', args: { least: exclusiveMinimum } }];
  if (maximum !== undefined && value > maximum)
    return [{ path, message: 'problems.tooLarge', args: { most: maximum } }];
  return [];
}

function problemsOfList({ items, minItems, maxItems }: JsonSchema, value: unknown, path: string): Problem[] {
  if (!Array.isArray(value)) return [{ path, message: 'problems.wrong' }];
  if (minItems !== undefined && value.length < minItems) return [{ path, message: 'problems.missing' }];
  if (maxItems !== undefined && value.length > maxItems)
    return [{ path, message: 'problems.tooMany', args: { count: maxItems } }];
  return items === undefined ? [] : value.flatMap((item, at) => problemsOf(items, item, `${path}.${at}`));
}

function problemsOfObject(
  { properties = {}, required = [] }: JsonSchema,
  value: unknown,
  path: string,
): Problem[] {
  const fields = Object(value) as Record<string, unknown>;
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = fields[name];
    if (field === undefined && !required.includes(name)) return [];
    return problemsOf(schema, field, path === '' ? name : `${path}.${name}`);
  });
}

function problemsOfVariant(variants: readonly JsonSchema[], value: unknown, path: string): Problem[] {
  const key = discriminatorOf(variants);
  const chosen = variants.find(({ properties }) => properties?.[key]?.const === Object(value)[key]);
  return chosen === undefined ? [{ path, message: 'problems.missing' }] : problemsOf(chosen, value, path);
}
