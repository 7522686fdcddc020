import { queryOptions } from '@tanstack/react-query';
import { afterLooking, isAppInstalled, readFlags, writeFlags } from './app-banner-rules.ts';
import type { FlagStore } from './app-banner-rules.ts';

/** Milliseconds for which the browser's answer is cached. */
const lookingLasts = 3_600_000;

/**
 * Whether the app is on the device; the result is stored in `store`. Errors stay in this query: the app then counts as
 * not installed.
 */
export const installedAppQuery = (appId: string, browser: object, store: FlagStore) =>
  queryOptions({
    queryKey: ['installed-app', appId],
    queryFn: async () => {
      const isInstalled = await isAppInstalled(browser, appId);
      writeFlags(store, afterLooking(readFlags(store), isInstalled));
      return isInstalled;
    },
    staleTime: lookingLasts,
    gcTime: lookingLasts,
    retry: false,
    throwOnError: false,
  });
