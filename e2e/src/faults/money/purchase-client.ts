import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient, readError } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';

export type CardEntry = NonNullable<Awaited<ReturnType<KadrClient['purchases']['buy']>>['payment']>;

/** Unexpected answers of the service: 5xx but 503. */
export type Surprises = string[];

/** The longest request, and the longest time for which it is repeated while the service is away, in milliseconds. */
const [patience, longest] = [30_000, 600_000];

/** The client of one signed-in account. */
export function clientOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  surprises: Surprises,
): KadrClient {
  return createHttpClient({
    url: `${url}/api`,
    routes,
    headers: () => ({ ...headers, origin: url }),
    fetch: async (input, init) => {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
      if (answer.status >= 500 && answer.status !== 503)
        surprises.push(`${answer.status} ${input instanceof Request ? input.url : String(input)}`);
      return answer;
    },
  });
}

/**
 * Repeats the request until there is a definite answer; no network and a 5xx are none.
 *
 * @throws the refusal, or the last failure after ten minutes
 */
export async function persist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const end = performance.now() + longest;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const read = readError(error);
      if ((read !== null && read.status < 500) || performance.now() > end) throw error;
      await pause(500);
    }
  }
}

/** Name of the error with which the service refused; null for a fault of the network or of ours. */
export function refusalIn(error: unknown): string | null {
  return readError(error)?.name ?? null;
}
