import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { findOnboarding } from './onboarding.ts';
import type { Bought } from './onboarding.ts';

/** The onboarding of a product just bought; fetched once. */
export function onboardingQuery(queries: QueryClient, bought: Bought) {
  return queryOptions({
    queryKey: ['ticket', 'onboarding', bought],
    queryFn: () => findOnboarding(queries, bought),
  });
}
