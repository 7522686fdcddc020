/** Changes of what is wrong: nothing else writes `error`, `recovery` and `isRetrying`. */
import type { PlayerError } from '../recovery/errors.ts';
import type { RecoveryAction } from '../recovery/recovery.ts';
import type { PlayerState } from './state.ts';

type FailureState = Partial<Pick<PlayerState, 'error' | 'recovery' | 'isRetrying'>>;

export const noFailure: FailureState = { error: null, recovery: null, isRetrying: false };

export const failing = (error: PlayerError, recovery: RecoveryAction): FailureState => ({ error, recovery });

export const stopped = (error: PlayerError, recovery: RecoveryAction): FailureState => ({
  error,
  recovery,
  isRetrying: false,
});

/** After a stop: the viewer or the network asks for another try. A channel's own retry stays silent. */
export const retrying = (isRetrying: boolean): FailureState => ({ isRetrying });
