import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from './queries.ts';
import { apiOf } from './query-client.ts';
import { createViewedTime } from './viewed-time.ts';
import type { ViewedTime } from './viewed-time.ts';

const known = new WeakMap<QueryClient, ViewedTime>();

/**
 * The time that the viewer's profile has watched on this page and that is not saved yet; saved time is in the user's
 * data.
 */
export function viewedTime(queries: QueryClient): ViewedTime {
  const found = known.get(queries);
  if (found) return found;
  const made = createViewedTime(async (seconds) => {
    const api = await apiOf(queries);
    const viewed = await api.session.setViewedTime({ seconds });
    queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, ...viewed });
  });
  known.set(queries, made);
  return made;
}
