/** What a payment has brought beyond what was bought: it comes once the payment is made. */
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CodeOutcomeProps } from './code-outcome.tsx';
import type { PaidOnboardingProps } from './paid-onboarding.tsx';
import styles from './pay.module.css';

const CodeOutcome = lazy(async () => ({ default: (await import('./code-outcome.tsx')).CodeOutcome }));
const PaidOnboarding = lazy(async () => ({
  default: (await import('./paid-onboarding.tsx')).PaidOnboarding,
}));

/** What a promo code has brought once its card was linked, or why it has not. */
export function LateCodeOutcome(props: CodeOutcomeProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.waiting} />}>
      <CodeOutcome {...props} />
    </Suspense>
  );
}

/** What can be done with what was just paid for. */
export function LateOnboarding(props: PaidOnboardingProps) {
  return (
    <Suspense>
      <PaidOnboarding {...props} />
    </Suspense>
  );
}
