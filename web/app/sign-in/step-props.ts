import type { LoginType } from '@kadr/contract';
import type { SignInFlow, SignInState } from './sign-in-flow.ts';

/** Properties of every step of the sign-in modal. */
export interface StepProps {
  readonly flow: SignInFlow;
  readonly state: SignInState;
  /** Error text under the step's field. */
  readonly error: string | null;
  /** Login types for signing in here. */
  readonly allowed: readonly LoginType[];
}
