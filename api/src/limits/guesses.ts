/** Attempts at codes that are worth something. */
import type { RequestContext } from '../context/context.ts';
import { networkOf } from './network.ts';
import type { Limit, LimitsService } from './service.ts';

/**
 * Counts an attempt at a code: six a day for an account (PC-009, PC-012), and 50 an hour for a network, so that many
 * accounts cannot guess together. A successful attempt is given back.
 *
 * @param name of the kind of code, for its counters
 * @returns null when the limit is exceeded
 */
export async function takeGuess(
  limits: Pick<LimitsService, 'take' | 'giveBack'>,
  name: string,
  { accountId, context }: { readonly accountId: number; readonly context: RequestContext },
): Promise<{ giveBack(): Promise<void> } | null> {
  const now = context.now();
  const tries: readonly (readonly [Limit, string])[] = [
    [{ name, most: 6, seconds: 24 * 60 * 60 }, String(accountId)],
    [{ name: `${name}_network`, most: 50, seconds: 60 * 60 }, networkOf(context.ip)],
  ];
  for (const [limit, who] of tries) if (!(await limits.take(limit, who, now))) return null;
  return {
    giveBack: async () => {
      for (const [limit, who] of tries) await limits.giveBack(limit, who);
    },
  };
}
