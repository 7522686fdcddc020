import { useMemo } from 'react';
import { createSanitizer } from './sanitizer.ts';

/** HTML from outside, made harmless (SH-097). In the browser only. */
export function SafeMarkup({ text }: { readonly text: string }) {
  const html = useMemo(() => createSanitizer(window)(text), [text]);
  // oxlint-disable-next-line react/no-danger -- this is what the sanitizer is for
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
