import type { AgeLimit, Profile, User } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { ageLimitsQuery, profilesQuery } from './queries.ts';

/** As many profiles as an account may have. */
const mostProfiles = 8;

export interface Profiles {
  /** Null until they are known. */
  readonly profiles: readonly Profile[] | null;
  readonly limits: readonly AgeLimit[];
  /** Id of the profile that watches. */
  readonly present: number | null;
  readonly isMaster: boolean;
  /** Only the master profile makes others. */
  readonly canAdd: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The account's profiles and who of them watches. */
export function useProfiles(): Profiles {
  const { data: user } = useQuery(userQuery());
  const { data, error, refetch } = useQuery(profilesQuery());
  const { data: limits } = useQuery(ageLimitsQuery());
  const own = presentOf(user);
  const isMaster = own?.type === 'master';
  return {
    profiles: data?.items ?? null,
    limits: limits?.items ?? [],
    present: own?.id ?? null,
    isMaster,
    canAdd: isMaster && (data?.items.length ?? mostProfiles) < mostProfiles,
    error,
    retry: () => void refetch(),
  };
}

/** The profile that watches; null for who has none. */
export function presentOf(user: Pick<User, 'profile'> | undefined): Profile | null {
  return user === undefined || user.profile === 'not_available' ? null : user.profile;
}
