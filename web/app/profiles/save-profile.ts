import type { Profile } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { isPinMissing, isWrongPin } from './pin-problem.ts';
import { askPin, openChange } from './pin-modals.ts';
import type { changesOf } from './profile-form.ts';

type Changes = NonNullable<ReturnType<typeof changesOf>>;

/**
 * Changes a profile. Where that allows more than now, the PIN is asked for; where it sets a limit and there is no PIN to keep
 * it, one is set first. Gives the profile as it is then, null when the PIN was not entered or set. Rejects with what the
 * service refuses with.
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
      if (isPinMissing(error)) return (await openChange()) ? api.profiles.edit({ id, ...changes }) : null;
      if (!isWrongPin(error)) throw error;
      const pin = await askPin({ reason: 'more' });
      return pin === undefined ? null : api.profiles.edit({ id, ...changes, pin_code: pin });
    }
  };
  const saved = await send();
  if (saved === null) return null;
  // What lists show depends on it.
  await queries.invalidateQueries();
  return saved;
}
