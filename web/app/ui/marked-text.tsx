import { Markup } from './markup.tsx';
import type { MarkupProps } from './markup.tsx';

/** Untrusted text with or without HTML, for pages: server and browser render the same. */
export function MarkedText({ text, kind = 'phrase' }: MarkupProps) {
  return /[<&]/.test(text) ? <Markup text={text} kind={kind} /> : text;
}
