/** Functions that open the modals of the PIN. */
import { modals } from '../modals/modals.ts';
import type { PinEntryModalProps } from './pin-entry-modal.tsx';

/**
 * Asks for the account's PIN. Resolves to the right one, `0000` if none is set any more, undefined if dismissed. With
 * `canDisable` the master profile may remove the restriction: then to `disabled`.
 */
export function askPin(props: PinEntryModalProps): Promise<string | undefined> {
  return modals.open(() => import('./pin-entry-modal.tsx').then((module) => module.PinEntryModal), props);
}

/** Sets another PIN, or the first one. Resolves to true once it is set. */
export async function openChange(): Promise<boolean> {
  const isSet = await modals.open(
    () => import('./pin-change-modal.tsx').then((module) => module.PinChangeModal),
    {},
  );
  return isSet === true;
}

/** Resets the PIN to `0000`, with the password or an SMS code. Resolves to true once it is reset. */
export async function openReset(): Promise<boolean> {
  const isReset = await modals.open(
    () => import('./pin-reset-modal.tsx').then((module) => module.PinResetModal),
    {},
  );
  return isReset === true;
}

/** Removes the age limit of the current profile, with the PIN. Resolves to true once it is removed. */
export async function openCancelLimit(): Promise<boolean> {
  const isLifted = await modals.open(
    () => import('./cancel-limit-modal.tsx').then((module) => module.CancelLimitModal),
    {},
  );
  return isLifted === true;
}

/** Checks the PIN before an action that it protects, or has one set for it. Resolves to true to continue. */
export async function checkPin(): Promise<boolean> {
  const isPassed = await modals.open(
    () => import('./selection-modal.tsx').then((module) => module.SelectionModal),
    { purpose: 'pin' as const },
  );
  return isPassed === true;
}
