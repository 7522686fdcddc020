import type { Profile } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { isPinMissing, isWrongPin } from './pin-problem.ts';
import { askPin, openChange } from './pin-modals.ts';
import type { changesOf } from './profile-form.ts';

type Changes = NonNullable<ReturnType<typeof changesOf>>;

/**
 * Saves a profile. A change that allows more than before asks for the PIN; a limit without a PIN to enforce it has one
 * set first. Resolves to the changed profile, null if the PIN was not entered or set; rejects with the service's
 * refusal.
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
  // Lists depend on it.
  await queries.invalidateQueries();
  return saved;
}
