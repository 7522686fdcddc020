import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import styles from './markup.module.css';
import { markupTree } from './markup-tree.ts';
import type { MarkupKind, MarkupNode } from './markup-tree.ts';

export interface MarkupProps {
  /** Untrusted text, with or without HTML; without it, an empty line separates paragraphs. */
  readonly text: string;
  /** Elements allowed in its place; `text` by default. */
  readonly kind?: MarkupKind;
}

/**
 * Untrusted text with sanitised HTML: elements are rebuilt from a short list, nothing is passed to the browser as HTML.
 * The server renders the same.
 */
export function Markup({ text, kind = 'text' }: MarkupProps) {
  return useMemo(() => drawn(text, kind), [text, kind]);
}

function drawn(text: string, kind: MarkupKind): ReactNode {
  if (kind === 'text' && !/[<&]/.test(text)) {
    const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
    return listed(paragraphs.map((paragraph) => createElement('p', { className: styles.p }, paragraph)));
  }
  return listed(markupTree(text, kind).map(toReact));
}

/** Nodes as separate children, which need no keys. */
const listed = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

function toReact(node: MarkupNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const isOutside = href?.startsWith('https://') === true;
  return createElement(
    tag,
    {
      className: styles[tag],
      ...(href !== null && { href }),
      ...(isOutside && { target: '_blank', rel: 'noopener nofollow' }),
    },
    ...children.map(toReact),
  );
}
