import { failureOf } from '../data/page-errors.ts';
import { askPin } from './pin-modals.ts';

/** The service's error code for actions that require the master profile or the account's PIN. */
const masterRequired = 1_000_475;

/**
 * Makes a call that requires the master profile: asks for the PIN while another profile watches. Resolves to undefined
 * if it is not entered; rejects with the service's refusal.
 */
export async function asMaster<T>(call: (pin?: string) => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (failureOf(error).error_code !== masterRequired) throw error;
    const pin = await askPin({ reason: 'master' });
    return pin === undefined ? undefined : call(pin);
  }
}
