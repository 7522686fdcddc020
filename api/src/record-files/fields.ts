import { z } from 'zod';
import { isObject } from '../records/merge-patch.ts';
import type { KindOfRecord } from '../records/record-kind.ts';
import type { Cell } from '../spreadsheets/sheet.ts';
import type { StoredRecord } from '../tables/records.ts';

/** How a cell represents a field of a record. `list`: `a|b`; `json`: anything without a shorter form. */
type FieldType = 'text' | 'day' | 'number' | 'boolean' | 'list' | 'numbers' | 'json';

/** A field of a record as a column of a file. */
export interface FileField {
  /** The dotted path: `title.rus`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly type: FieldType;
}

/** The parts of a JSON schema that decide how a field is written. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** The columns of a kind's files: its fields, with dotted paths for fields within objects. */
export function fileFieldsOf(kind: Pick<KindOfRecord, 'schema'>): FileField[] {
  const schema = z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return fieldsIn((schema as Shape).properties ?? {}, []);
}

function fieldsIn(properties: Readonly<Record<string, Shape>>, above: readonly string[]): FileField[] {
  return Object.entries(properties).flatMap(([name, whole]) => {
    const shape = withoutNull(whole);
    const path = [...above, name];
    if (shape.properties !== undefined) return fieldsIn(shape.properties, path);
    return [{ name: path.join('.'), path, type: typeOf(shape) }];
  });
}

function withoutNull(shape: Shape): Shape {
  const others = shape.anyOf?.filter(({ type }) => type !== 'null');
  const [only] = others ?? [];
  return others?.length === 1 && only !== undefined ? withoutNull(only) : shape;
}

function typeOf(shape: Shape): FieldType {
  if (shape.anyOf !== undefined) {
    const types = new Set(shape.anyOf.map(typeOf));
    return types.size === 1 ? ([...types][0] ?? 'json') : 'json';
  }
  if (shape.type === 'string') return shape.format === 'date' ? 'day' : 'text';
  if (shape.type === 'number' || shape.type === 'integer') return 'number';
  if (shape.type === 'boolean') return 'boolean';
  if (shape.type !== 'array' || shape.items === undefined) return 'json';
  const items = typeOf(shape.items);
  if (items === 'number') return 'numbers';
  return items === 'text' || items === 'day' ? 'list' : 'json';
}

/** A record as cells, one per field. */
export function cellsOf(record: StoredRecord, fields: readonly FileField[]): Cell[] {
  return fields.map(({ path, type }) => {
    const value = path.reduce<unknown>((within, name) => (isObject(within) ? within[name] : null), record);
    if (value === null || value === undefined) return null;
    if (type === 'json') return JSON.stringify(value);
    if (Array.isArray(value))
      return value.map((one) => String(one).replaceAll('|', String.raw`\|`)).join('|');
    return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
      ? value
      : JSON.stringify(value);
  });
}

/**
 * A row of a file as a merge patch of a record: an empty cell leaves its field out, `null` clears it. `unreadable` are
 * the fields that are not valid JSON; any other value of a wrong type is left for the schema to refuse.
 */
export function patchOf(
  cells: readonly string[],
  fields: readonly FileField[],
): { readonly patch: StoredRecord; readonly unreadable: readonly string[] } {
  const patch: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [at, field] of fields.entries()) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const value = valueOf(cell, field.type);
    if (value === noJson) unreadable.push(field.name);
    else put(patch, field.path, value);
  }
  return { patch, unreadable };
}

function put(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const within = target[name];
  const inner = isObject(within) ? { ...within } : {};
  put(inner, rest, value);
  target[name] = inner;
}

const noJson = Symbol('no JSON');

function valueOf(cell: string, type: FieldType): unknown {
  if (cell === 'null') return null;
  if (type === 'number') return numberOr(cell);
  if (type === 'boolean') return booleans.get(cell.toLowerCase()) ?? cell;
  if (type === 'day') return dayOf(cell);
  if (type === 'list' || type === 'numbers') {
    const parts = cell.split(/(?<!\\)\|/).map((part) => part.trim().replaceAll(String.raw`\|`, '|'));
    return type === 'numbers' ? parts.map(numberOr) : parts;
  }
  if (type !== 'json') return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return noJson;
  }
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

function numberOr(cell: string): number | string {
  const number = Number(cell.replace(',', '.'));
  return Number.isNaN(number) ? cell : number;
}

/** Excel stores a day as the number of days since the beginning of 1900. */
function dayOf(cell: string): string {
  if (!/^\d{1,6}$/.test(cell)) return cell;
  return new Date((Number(cell) - 25_569) * 86_400_000).toISOString().slice(0, 10);
}
