import type { RecordKind } from '@kadr/contract';
import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { recordSchemas } from './record-schemas.ts';
import type { Fields } from '../../data/record-kinds.ts';
import type { Texts } from '../../i18n/use-texts.ts';
import { marksOf, problemsOfMarks } from '../marks/mark-rules.ts';
import { problemsOf } from './validate.ts';

/** Facts about a form besides its values. */
export interface FormFacts {
  /** Duration of a title's film in seconds; null while unknown. */
  readonly duration: number | null;
}

/** Validates a form by the schema of its kind; the marks of a title also by its film. */
export function resolverOf(kind: RecordKind, t: Texts): Resolver<Fields, FormFacts> {
  return (values, facts) => {
    const errors: FieldErrors<Fields> = {};
    const problems = problemsOf(recordSchemas[kind], values);
    if (kind === 'title' && problems.length === 0)
      problems.push(...problemsOfMarks(marksOf(values), facts?.duration ?? null));
    for (const { path, message, args } of problems)
      set(errors, path, { type: 'schema', message: t(message, args) });
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
