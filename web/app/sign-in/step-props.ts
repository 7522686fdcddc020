import type { LoginType } from '@kadr/contract';
import type { SignInFlow, SignInState } from './sign-in-flow.ts';

/** What every step of the sign-in modal is given. */
export interface StepProps {
  readonly flow: SignInFlow;
  readonly state: SignInState;
  /** What is wrong, in words, under the step's field. */
  readonly error: string | null;
  /** How one may sign in here. */
  readonly allowed: readonly LoginType[];
}
