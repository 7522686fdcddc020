import type { AgeLimit, Profile, User } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { ageLimitsQuery, profilesQuery } from './queries.ts';

/** Maximum number of profiles of an account. */
const mostProfiles = 8;

export interface Profiles {
  /** Null until they are known. */
  readonly profiles: readonly Profile[] | null;
  readonly limits: readonly AgeLimit[];
  /** Id of the current profile. */
  readonly present: number | null;
  readonly isMaster: boolean;
  /** Only the master profile can create others. */
  readonly canAdd: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The account's profiles and the current one. */
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

/** The current profile; null for viewers without one. */
export function presentOf(user: Pick<User, 'profile'> | undefined): Profile | null {
  return user === undefined || user.profile === 'not_available' ? null : user.profile;
}
