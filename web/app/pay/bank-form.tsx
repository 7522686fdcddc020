import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './pay.module.css';
import type { StripeFormProps } from './stripe-form.tsx';

// Few services have it: others do not load it.
const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

/** The card in the bank's own fields, rendered again for each attempt. */
export function BankForm(props: StripeFormProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.waiting} />}>
      <StripeForm key={props.entry.client_secret} {...props} />
    </Suspense>
  );
}
