import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { showError } from '../modals/open-modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { isWrongPin, noPin } from './pin-problem.ts';
import { askPin } from './pin-modals.ts';

/**
 * Lifts the profile's age limit in this session for a while, with the PIN if one is set; the master profile may remove
 * it instead. Resolves to true if the refused title can be requested again.
 */
export async function unlockAge(queries: QueryClient): Promise<boolean> {
  const api = await apiOf(queries);
  try {
    await api.profiles.unlockAge({ pin_code: noPin });
    return true;
  } catch (error) {
    if (!isWrongPin(error)) {
      await showError({ text: failureOf(error).description });
      return false;
    }
  }
  const pin = await askPin({ reason: 'age', canDisable: true });
  if (pin === undefined || pin === 'disabled') return pin === 'disabled';
  await api.profiles.unlockAge({ pin_code: pin });
  return true;
}
