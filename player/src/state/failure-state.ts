/** Changes of failures. */
import type { PlayerError } from '../recovery/errors.ts';
import type { RecoveryAction } from '../recovery/recovery.ts';
import { change } from './change.ts';
import type { Change } from './change.ts';

const failureState = change<'state/failure-state'>;

export const noFailure = failureState({ error: null, recovery: null, isRetrying: false });

export const failing = (error: PlayerError, recovery: RecoveryAction): Change =>
  failureState({ error, recovery });

export const stopped = (error: PlayerError, recovery: RecoveryAction): Change =>
  failureState({ error, recovery, isRetrying: false });

/** After a stop: the viewer or the network requests another try. A channel's own retry stays silent. */
export const retrying = (isRetrying: boolean): Change => failureState({ isRetrying });
