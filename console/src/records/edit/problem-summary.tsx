import { useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { Fields } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFieldLabel } from '../fields/labels.ts';

interface ProblemSummaryProps {
  readonly errors: FieldErrors<Fields>;
  /** Number of submissions: each one focuses the first invalid field. */
  readonly submitCount: number;
}

/** Lists the invalid fields of a form and focuses the first. */
export function ProblemSummary({ errors, submitCount }: ProblemSummaryProps) {
  const t = useTexts();
  const labelOf = useFieldLabel();
  const names = Object.keys(errors);
  const hasErrors = names.length > 0;
  useEffect(() => {
    if (submitCount === 0 || !hasErrors) return;
    const field = document.querySelector<HTMLElement>(
      'form [aria-invalid="true"], form [data-invalid] input, form [data-invalid] button',
    );
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount, hasErrors]);
  if (names.length === 0 || submitCount === 0) return null;
  return (
    <Notice tone="bad" title={t('edit.problems', { count: names.length })}>
      <p>{names.map(labelOf).join(', ')}</p>
    </Notice>
  );
}
