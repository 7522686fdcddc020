import type { RequestContext } from '../context/context.ts';
import { requireOperator } from '../context/principal.ts';
import type { recordChanges } from '../tables/records.ts';

/** The author of a change, as the history stores it. */
export type Author = Pick<
  typeof recordChanges.$inferInsert,
  'principal' | 'principalId' | 'principalName' | 'requestId'
>;

/** @throws KadrError UNAUTHORIZED */
export function authorOf(context: Pick<RequestContext, 'principal' | 'requestId'>): Author {
  const principal = requireOperator(context);
  const isToken = principal.kind === 'token';
  return {
    principal: principal.kind,
    principalId: isToken ? null : principal.id,
    principalName: isToken ? null : principal.name,
    requestId: context.requestId,
  };
}

/** The display name of an author. */
export function nameOf({
  principal,
  principalName,
}: {
  readonly principal: string;
  readonly principalName?: string | null | undefined;
}): string {
  return principalName ?? principal;
}
