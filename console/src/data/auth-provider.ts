import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { errorNameOf, service } from './client.ts';
import { memberQuery } from './member.ts';

/** The signed-in member, for ra-core. Screens are shown to members only; `sign-in/` handles signing in. */
export function createAuthProvider(queries: QueryClient): AuthProvider {
  const member = () => queries.ensureQueryData(memberQuery);
  return {
    login: () => Promise.resolve(),
    logout: async () => {
      await service.staff.signOut().catch(() => undefined);
      queries.setQueryData(memberQuery.queryKey, null);
      return false;
    },
    checkAuth: async () => {
      if ((await member()) === null) throw new Error('Nobody is signed in.');
    },
    checkError: async (error) => {
      if (errorNameOf(error) === 'UNAUTHORIZED') queries.setQueryData(memberQuery.queryKey, null);
    },
    getIdentity: async () => {
      const me = await member();
      return { id: me?.member.id ?? 0, fullName: me?.member.name ?? '' };
    },
    getPermissions: async () => (await member())?.permissions ?? [],
  };
}
