import type { Permission, StaffMe } from '@kadr/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { errorNameOf, service } from './client.ts';

/** The signed-in member; null if none. */
export const memberQuery = queryOptions({
  queryKey: ['staff', 'me'],
  queryFn: async (): Promise<StaffMe | null> => {
    try {
      return await service.staff.me();
    } catch (error) {
      const name = errorNameOf(error);
      if (name === 'UNAUTHORIZED' || name === 'SESSION_NOT_FOUND' || name === 'SESSION_EXPIRED') return null;
      throw error;
    }
  },
  // Refetched only when something has changed it.
  staleTime: Infinity,
  retry: false,
});

const MemberContext = createContext<StaffMe | null>(null);

/** Provides the signed-in member to the screens below. */
export const MemberProvider = MemberContext.Provider;

/** The signed-in member. @throws Error outside the screens for members. */
export function useMember(): StaffMe {
  const member = useContext(MemberContext);
  if (member === null) throw new Error('Nobody is signed in.');
  return member;
}

/** Refetches the signed-in member and waits for the result. */
export function useMemberRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.refetchQueries({ queryKey: memberQuery.queryKey }), [queries]);
}

/** Whether the member has a permission, for all brands or for some. */
export function may(member: StaffMe, permission: Permission): boolean {
  return (
    member.permissions.includes(permission) ||
    member.brand_permissions.some(({ permissions }) => permissions.includes(permission))
  );
}

/** Returns a function that checks the signed-in member's permissions. */
export function useMay(): (permission: Permission) => boolean {
  const member = useMember();
  return (permission) => may(member, permission);
}
