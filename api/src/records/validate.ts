import { KadrError } from '@kadr/contract';
import type { z } from 'zod';
import type { StoredRecord } from '../tables/records.ts';
import { isSame } from './version.ts';
import type { KindOfRecord } from './record-kind.ts';

/** A problem in a record, and its field. */
export interface RecordProblem {
  readonly field: string;
  readonly message: string;
}

/** A complete record, or the problems in the input, in English unless there are other messages. */
export function checkRecord(
  kind: KindOfRecord,
  given: StoredRecord,
  messages?: z.core.$ZodErrorMap,
): { readonly record: StoredRecord } | { readonly problems: readonly RecordProblem[] } {
  const unknown = unknownFields(kind, given);
  if (unknown.length > 0) return { problems: unknown };
  const { data, error } = kind.schema.safeParse(given, messages && { error: messages });
  if (data !== undefined) return { record: data };
  return {
    problems: error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
  };
}

/** @throws KadrError INVALID_INPUT that names the field */
export function requireRecord(kind: KindOfRecord, id: string, given: StoredRecord): StoredRecord {
  const checked = checkRecord(kind, given);
  if ('problems' in checked) throw refusal(checked.problems);
  const [field = ''] = kind.keyFields;
  if (kind.idOf(checked.record) !== id)
    throw refusal([{ field, message: `is the record's key, which is “${id}”` }]);
  return checked.record;
}

/** @throws KadrError INVALID_INPUT for a patch of unknown fields, or of the key */
export function requirePatch(kind: KindOfRecord, id: string, patch: StoredRecord): void {
  const key = kind.keyOf(id);
  const moved = kind.keyFields.filter(
    (field) => Object.hasOwn(patch, field) && !isSame(patch[field], key[field]),
  );
  const problems = [
    ...unknownFields(kind, patch),
    ...moved.map((field) => ({ field, message: `is part of the record's key, which is “${id}”` })),
  ];
  if (problems.length > 0) throw refusal(problems);
}

function unknownFields(kind: KindOfRecord, given: StoredRecord): RecordProblem[] {
  return Object.keys(given)
    .filter((field) => !Object.hasOwn(kind.schema.shape, field))
    .map((field) => ({ field, message: 'is no field of this kind' }));
}

function refusal(problems: readonly RecordProblem[]): KadrError {
  const words = problems.slice(0, 20).map(({ field, message }) => `${field}: ${message}`);
  return new KadrError('INVALID_INPUT', {
    message: `${words.join('; ')}.`,
    field: problems[0]?.field.slice(0, 100) ?? 'record',
  });
}
