import type { Ticket } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { targetPath } from '../data/paths.ts';
import { onboardingQuery } from '../purchase/onboarding-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './pay.module.css';

export interface PaidOnboardingProps {
  readonly content: NonNullable<Ticket['content']>;
}

/** Next steps after a payment and where to take them, as configured by the operator (CM-054). */
export function PaidOnboarding({ content }: PaidOnboardingProps) {
  const queries = useQueryClient();
  const { id, media_item_type: type } = content;
  const bought = type === null ? { service: { id }, content: null } : { service: null, content: { id } };
  const { data } = useQuery(onboardingQuery(queries, bought));
  if (data == null) return null;
  const { title, text, target } = data;
  const href = target === null ? null : targetPath(target);
  return (
    <section className={styles.onboarding}>
      <h2 className={styles.subtitle}>{title}</h2>
      {text !== null && <p className={styles.note}>{text}</p>}
      {href !== null && (
        <ButtonLink
          href={href}
          data-native
          {...(target?.type === 'blank' && { target: '_blank', rel: 'noopener' })}
        >
          {target?.title}
        </ButtonLink>
      )}
    </section>
  );
}
