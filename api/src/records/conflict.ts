import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { nameOf } from './author.ts';
import type { KindOfRecord } from './record-kind.ts';
import { findLatestChanges } from './repository.ts';
import type { LatestChange } from './repository.ts';
import { versionOf } from './version.ts';

/** How many changes are searched for the caller's version. */
const mostChanges = 100;
/** How many of them an error lists. */
const mostTold = 5;

/**
 * @param version the caller's version
 * @throws KadrError VERSION_CONFLICT when the record has another version; it says who has since changed which fields,
 *   as far as the history knows
 */
export async function requireVersion(
  db: Database,
  kind: KindOfRecord,
  { id, record, version: given }: { readonly id: string; readonly record: unknown; readonly version: string },
): Promise<void> {
  if (versionOf(record) === given) return;
  const latest = await findLatestChanges(db, { kind: kind.kind, id }, mostChanges);
  const known = latest.findIndex(({ versionAfter }) => versionAfter === given);
  const first = latest.findLastIndex(({ versionBefore }) => versionBefore === given);
  const since = known === -1 ? latest.slice(0, first + 1) : latest.slice(0, known);
  const told = since.slice(0, mostTold).map(sentenceOf);
  throw new KadrError('VERSION_CONFLICT', {
    message: `“${id}” has been changed since it was read${told.length === 0 ? ', by what leaves no history' : ''}${told
      .map((one) => `; ${one}`)
      .join('')}.`,
  });
}

/** The version in the `If-Match` header. @throws KadrError VERSION_REQUIRED without one */
export function versionIn(ifMatch: string | null | undefined): string {
  const version = /^"([^"]+)"$/.exec(ifMatch?.trim() ?? '')?.[1];
  if (version === undefined) throw new KadrError('VERSION_REQUIRED');
  return version;
}

/** Formats who changed which fields, and when. */
export function sentenceOf(
  change: Pick<LatestChange, 'fields' | 'at' | 'principal' | 'principalName'>,
): string {
  const fields = change.fields.length === 0 ? 'the whole record' : change.fields.join(', ');
  return `${fields} by “${nameOf(change)}” at ${change.at.toISOString()}`;
}
