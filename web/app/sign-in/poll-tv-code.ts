import type { Session, TvCode } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

export interface TvCodePorts {
  readonly create: () => Promise<TvCode>;
  readonly poll: (device_code: string) => ReturnType<KadrClient['tvCodes']['poll']>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Questions in a row that may fail before it is given up: a network comes back. */
const mostFailures = 5;

/**
 * Shows codes until somebody has confirmed one, each for as long as it is good (RFC 8628 §3.5). Gives the session that
 * began then, null when it is called off. Rejects when the service does not answer any more.
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
