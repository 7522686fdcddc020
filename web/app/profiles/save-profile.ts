import type { Profile } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { isWrongPin, noPin } from './pin-problem.ts';
import { askPin, openChange } from './pin-modals.ts';
import type { changesOf } from './profile-form.ts';

type Changes = NonNullable<ReturnType<typeof changesOf>>;

/**
 * Changes a profile; where that allows more than now, the PIN is asked for. Gives the profile as it is then, null when the
 * PIN was not entered. Limits that a PIN guards ask for one to be set while there is none. Rejects with what the service
 * refuses with.
 */
export async function saveProfile(
  queries: QueryClient,
  { id }: Pick<Profile, 'id'>,
  changes: Changes,
): Promise<Profile | null> {
  const api = await apiOf(queries);
  const send = async (): Promise<Profile | null> => {
    try {
      return await api.profiles.edit({ id, ...changes });
    } catch (error) {
      if (!isWrongPin(error)) throw error;
      const pin = await askPin({ reason: 'more' });
      return pin === undefined ? null : api.profiles.edit({ id, ...changes, pin_code: pin });
    }
  };
  const saved = await send();
  if (saved === null) return null;
  // What lists show depends on it.
  await queries.invalidateQueries();
  const isGuarded =
    changes.purchase_limits?.is_pin_required === true || changes.max_age_limit_id !== undefined;
  if (isGuarded) {
    const isUnset = await api.profiles.pinValidate({ pin_code: noPin }).then(
      ({ valid }) => valid,
      () => false,
    );
    if (isUnset) void openChange();
  }
  return saved;
}
