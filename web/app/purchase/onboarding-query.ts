import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { findOnboarding } from './onboarding.ts';
import type { Bought } from './onboarding.ts';

/** What is said of what a page has just sold; asked for once. */
export function onboardingQuery(queries: QueryClient, bought: Bought) {
  return queryOptions({
    queryKey: ['ticket', 'onboarding', bought],
    queryFn: () => findOnboarding(queries, bought),
  });
}
