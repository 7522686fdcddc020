import { z } from 'zod';
import { isObject } from '../records/merge-patch.ts';
import type { KindOfRecord } from '../records/record-kind.ts';
import type { Cell } from '../spreadsheets/sheet.ts';
import type { StoredRecord } from '../tables/records.ts';

/** How a field of a record is written in one cell. `list`: `a|b`; `json`: whatever has no shorter form. */
type FieldType = 'text' | 'day' | 'number' | 'boolean' | 'list' | 'numbers' | 'json';

/** A field of a record as a column of a file. */
export interface FileField {
  /** The dotted path: `title.rus`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly type: FieldType;
}

/** What of a JSON schema decides how a field is written. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** The columns of a kind's files: its fields, those within objects by dotted paths. */
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

/** A record as the cells of its fields. */
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
