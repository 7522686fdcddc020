/** Data of the profiles' pages. */
import { refused } from '../data/page-errors.ts';
import type { Load } from '../routing/page.ts';
import { ageLimitsQuery, profilesQuery } from './queries.ts';

/** The account's profiles; a profile named by the address must be one of them. */
export const profiles: Load = async ({ params: { id }, queries }) => {
  const [{ items }] = await Promise.all([
    queries.ensureQueryData(profilesQuery()),
    queries.ensureQueryData(ageLimitsQuery()),
  ]);
  if (id !== undefined && !items.some((profile) => String(profile.id) === id)) throw refused(404);
};
