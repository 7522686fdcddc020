/** Results of a payment beyond the purchase, loaded after the payment. */
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CodeOutcomeProps } from './code-outcome.tsx';
import type { PaidOnboardingProps } from './paid-onboarding.tsx';
import styles from './pay.module.css';

const CodeOutcome = lazy(async () => ({ default: (await import('./code-outcome.tsx')).CodeOutcome }));
const PaidOnboarding = lazy(async () => ({
  default: (await import('./paid-onboarding.tsx')).PaidOnboarding,
}));

/** Result of a promo code after its card was linked. */
export function LateCodeOutcome(props: CodeOutcomeProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.waiting} />}>
      <CodeOutcome {...props} />
    </Suspense>
  );
}

/** Next steps after a payment. */
export function LateOnboarding(props: PaidOnboardingProps) {
  return (
    <Suspense>
      <PaidOnboarding {...props} />
    </Suspense>
  );
}
