import { queryOptions } from '@tanstack/react-query';
import { afterLooking, isAppInstalled, readFlags, writeFlags } from './app-banner-rules.ts';
import type { FlagStore } from './app-banner-rules.ts';

/** Milliseconds for which the browser's answer is believed. */
const lookingLasts = 3_600_000;

/**
 * Whether the app is on the device; what is found is noted in `store`. What goes wrong stays in this query: the app
 * then counts as not installed.
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
