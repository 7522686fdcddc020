import type { Translate } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';

/** Error codes of the service: a wrong PIN; `0000` as a new one. */
export const wrongPin = 1_000_461;
const noPinAsNew = 1_000_114;
/** A limit requires a PIN, and none is set. */
const pinNotSet = 1_000_477;

/** The PIN that means no PIN. */
export const noPin = '0000';

/** Error text for a refused PIN. */
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
