import type { Translate } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';

/** Codes of the service: another PIN than the account's; `0000` as a new one. */
export const wrongPin = 1_000_461;
const noPinAsNew = 1_000_114;
/** A limit needs a PIN that keeps it, and none is set. */
const pinNotSet = 1_000_477;

/** The PIN that stands for none. */
export const noPin = '0000';

/** What to say under a PIN that was refused. */
export function pinProblem(t: Translate, error: unknown): string {
  const { error_code, description } = failureOf(error);
  if (error_code === wrongPin) return t('input.pin.validate');
  if (error_code === noPinAsNew) return t('modal.pin_change.error_0000');
  return description || t('error.default');
}

export function isWrongPin(error: unknown): boolean {
  return failureOf(error).error_code === wrongPin;
}

export function isPinMissing(error: unknown): boolean {
  return failureOf(error).error_code === pinNotSet;
}
