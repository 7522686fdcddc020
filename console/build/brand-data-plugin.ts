import { brandSchema } from '@kadr/brands';
import type { Plugin } from 'vite';
import { z } from 'zod';

const name = 'virtual:brand-data';

interface Json {
  readonly type?: string | readonly string[];
  readonly [key: string]: unknown;
}

/** The JSON schema of a brand for the console's forms, which keeps zod and the brands themselves out of the bundle. */
export function brandDataPlugin(): Plugin {
  return {
    name: 'kadr:brand-data',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const { $schema: _, ...json } = z.toJSONSchema(brandSchema, { io: 'input', unrepresentable: 'any' });
      return `export const brandSchema = JSON.parse(${JSON.stringify(JSON.stringify(plain(json)))});`;
    },
  };
}

/** Removes what forms do not support: lists of types, tuples, and unions of arbitrary strings. */
function plain(schema: Json): Json {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'default' ? value : plainValue(value)]),
  ) as Json;
  const { type, prefixItems, anyOf } = inner;
  if (Array.isArray(type))
    return { anyOf: type.map((one: string) => Object.assign({}, inner, { type: one })) };
  if (Array.isArray(prefixItems)) {
    const { prefixItems: _, ...list } = inner;
    return { ...list, items: prefixItems[0] as unknown };
  }
  const isAnyText =
    Array.isArray(anyOf) && anyOf.every((one: Json) => one.type === 'string') && anyOf.some(isFree);
  return isAnyText ? { type: 'string', minLength: 1 } : inner;
}

const isFree = (one: Json): boolean => one['pattern'] === undefined && one['enum'] === undefined;

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === 'object' && value !== null ? plain(value as Json) : value;
}
