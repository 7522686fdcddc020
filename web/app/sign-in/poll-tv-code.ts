import type { Session, TvCode } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

export interface TvCodePorts {
  readonly create: () => Promise<TvCode>;
  readonly poll: (device_code: string) => ReturnType<KadrClient['tvCodes']['poll']>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Number of consecutive failed polls after which polling ends: a network may come back. */
const mostFailures = 5;

/**
 * Shows codes until one is confirmed, each for its lifetime (RFC 8628 §3.5). Resolves to the new session, null if
 * cancelled. Rejects when the service no longer answers.
 */
export async function pollTvCode({ create, poll, wait, signal }: TvCodePorts): Promise<Session | null> {
  let failures = 0;
  let code = await create();
  for (;;) {
    await wait(code.interval);
    if (signal.aborted) return null;
    let answer;
    try {
      answer = await poll(code.device_code);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === mostFailures) throw error;
      continue;
    }
    if (signal.aborted) return null;
    if (answer.state === 'confirmed') return { session_state: answer.session_state ?? 'normal' };
    if (answer.state === 'expired') code = await create();
  }
}
