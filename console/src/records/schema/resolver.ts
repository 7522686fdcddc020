import type { RecordKind } from '@kadr/contract';
import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { recordSchemas } from './record-schemas.ts';
import type { Fields } from '../../data/record-kinds.ts';
import type { Texts } from '../../i18n/use-texts.ts';
import { problemsOf } from './validate.ts';

/** Validates a form by the schema of its kind. */
export function resolverOf(kind: RecordKind, t: Texts): Resolver<Fields> {
  return (values) => {
    const errors: FieldErrors<Fields> = {};
    const problems = problemsOf(recordSchemas[kind], values);
    for (const { path, message, args } of problems)
      set(errors, path, { type: 'schema', message: t(message, args) });
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
