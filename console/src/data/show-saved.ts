import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from './merge-patch.ts';

/** A copy of a form's values, as they are sent. */
export function sentValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  return structuredClone(form.getValues());
}

/**
 * Shows what the service has saved. Fields that the member has changed since `sent` keep their values, as unsaved
 * changes: a form can be edited while it is being saved.
 */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  sent: Values,
): void {
  const values: Values = form.getValues();
  const changed = Object.keys({ ...sent, ...values }).filter((name) => !isSame(sent[name], values[name]));
  form.reset(saved);
  if (changed.length === 0) return;
  const kept = Object.fromEntries(changed.map((name) => [name, structuredClone(values[name])]));
  form.reset({ ...structuredClone(saved), ...kept }, { keepDefaultValues: true });
}
