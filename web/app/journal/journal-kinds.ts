import type { JournalKind } from './queries.ts';

/** The pages of the journal by path: the kind that each lists, null for all, and its part of the texts' keys. */
export const journalPages = {
  '/my/journal': { kind: null, key: 'journal' },
  '/my/journal/messages': { kind: 'message', key: 'messages' },
  '/my/journal/polls': { kind: 'poll', key: 'polls' },
} as const satisfies Record<string, { kind: JournalKind | null; key: string }>;

export type JournalPath = keyof typeof journalPages;

/** The page of the journal at a path, regardless of case. */
export function journalPathOf(pathname: string): JournalPath {
  const path = pathname.toLowerCase();
  return path === '/my/journal/messages' || path === '/my/journal/polls' ? path : '/my/journal';
}
