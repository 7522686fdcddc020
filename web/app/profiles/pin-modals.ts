/** The ways to open the modals of a PIN. */
import { modals } from '../modals/modals.ts';
import type { PinEntryModalProps } from './pin-entry-modal.tsx';

/**
 * Asks for the account's PIN. Gives the right one, `0000` once none is set any more, undefined when it is left. With
 * `canDisable` the master profile may end what the PIN is asked for: `disabled` then.
 */
export function askPin(props: PinEntryModalProps): Promise<string | undefined> {
  return modals.open(() => import('./pin-entry-modal.tsx').then((module) => module.PinEntryModal), props);
}

/** Sets another PIN, or the first one. True once it is set. */
export async function openChange(): Promise<boolean> {
  const isSet = await modals.open(
    () => import('./pin-change-modal.tsx').then((module) => module.PinChangeModal),
    {},
  );
  return isSet === true;
}

/** Resets the PIN to `0000`, with the password or an SMS code. True once it is reset. */
export async function openReset(): Promise<boolean> {
  const isReset = await modals.open(
    () => import('./pin-reset-modal.tsx').then((module) => module.PinResetModal),
    {},
  );
  return isReset === true;
}

/** Lifts the age limit of the profile that watches, with the PIN. True once it is lifted. */
export async function openCancelLimit(): Promise<boolean> {
  const isLifted = await modals.open(
    () => import('./cancel-limit-modal.tsx').then((module) => module.CancelLimitModal),
    {},
  );
  return isLifted === true;
}

/** Checks the PIN before something that it guards, or has one set for it. True to go on. */
export async function checkPin(): Promise<boolean> {
  const isPassed = await modals.open(
    () => import('./selection-modal.tsx').then((module) => module.SelectionModal),
    { purpose: 'pin' as const },
  );
  return isPassed === true;
}
