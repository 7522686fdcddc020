import { failureOf } from '../data/page-errors.ts';
import { askPin } from './pin-modals.ts';

/** The service's code for what only the master profile may, or who knows the account's PIN. */
const masterRequired = 1_000_475;

/**
 * Makes a call that is the master profile's: the PIN is asked for where another one watches. Gives undefined when it is not
 * entered. Rejects with what the service refuses with.
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
