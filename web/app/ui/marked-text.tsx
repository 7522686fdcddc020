import { Markup } from './markup.tsx';
import type { MarkupProps } from './markup.tsx';

/** Words from outside with or without HTML, for pages: the server and the browser draw the same at once. */
export function MarkedText({ text, kind = 'phrase' }: MarkupProps) {
  return /[<&]/.test(text) ? <Markup text={text} kind={kind} /> : text;
}
