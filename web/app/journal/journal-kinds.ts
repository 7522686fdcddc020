import type { JournalKind } from './queries.ts';

/** The pages of the journal, by their paths: what each lists, null for all of it, and the texts' own part of their keys. */
export const journalPages = {
  '/my/journal': { kind: null, key: 'journal' },
  '/my/journal/messages': { kind: 'message', key: 'messages' },
  '/my/journal/polls': { kind: 'poll', key: 'polls' },
} as const satisfies Record<string, { kind: JournalKind | null; key: string }>;

export type JournalPath = keyof typeof journalPages;

/** The page of the journal at a path, in whatever case it is written. */
export function journalPathOf(pathname: string): JournalPath {
  const path = pathname.toLowerCase();
  return path === '/my/journal/messages' || path === '/my/journal/polls' ? path : '/my/journal';
}
