import type { Permission, StaffMe } from '@kadr/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { errorNameOf, service } from './client.ts';

/** Who is signed in; null when nobody is. */
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
  // Read again where something has changed it.
  staleTime: Infinity,
  retry: false,
});

const MemberContext = createContext<StaffMe | null>(null);

/** Tells the screens below it who is signed in. */
export const MemberProvider = MemberContext.Provider;

/** The member who is signed in. @throws Error outside of the part of the console that is for members. */
export function useMember(): StaffMe {
  const member = useContext(MemberContext);
  if (member === null) throw new Error('Nobody is signed in.');
  return member;
}

/** Reads again who is signed in, and waits for it. */
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

/** Gives the question whether the signed-in member has a permission. */
export function useMay(): (permission: Permission) => boolean {
  const member = useMember();
  return (permission) => may(member, permission);
}
