import { lazy, Suspense } from 'react';
import type { MarkupProps } from './markup.tsx';

const Markup = lazy(async () => ({ default: (await import('./markup.tsx')).Markup }));

/**
 * Untrusted text that only a browser shows: panels and modals. Its HTML is sanitised by code that is loaded when
 * needed. Pages that the server also renders use `MarkedText`.
 */
export function SafeText({ text, kind = 'phrase' }: MarkupProps) {
  if (!/[<&]/.test(text)) return text;
  return (
    <Suspense fallback={null}>
      <Markup text={text} kind={kind} />
    </Suspense>
  );
}
