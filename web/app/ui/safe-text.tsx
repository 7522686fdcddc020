import { lazy, Suspense } from 'react';
import type { MarkupProps } from './markup.tsx';

const Markup = lazy(async () => ({ default: (await import('./markup.tsx')).Markup }));

/**
 * Words from outside, for what only a browser shows: panels and modals. HTML among them is shown without what could do harm;
 * its code comes when there is some. A page that the server draws too takes `MarkedText`.
 */
export function SafeText({ text, kind = 'phrase' }: MarkupProps) {
  if (!/[<&]/.test(text)) return text;
  return (
    <Suspense fallback={null}>
      <Markup text={text} kind={kind} />
    </Suspense>
  );
}
