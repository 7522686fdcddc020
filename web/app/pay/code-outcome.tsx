import { useState } from 'react';
import { PromoCodeForm } from '../codes/promo-code-form.tsx';
import { Redeemed } from '../codes/redeemed.tsx';
import { useMessages } from '../i18n/messages.tsx';
import styles from './pay.module.css';
import type { TicketStep } from './ticket-step.ts';

export interface CodeOutcomeProps {
  readonly step: TicketStep & { readonly name: 'redeemed' | 'code_refused' };
}

/** Result of a promo code after its card was linked; if it was refused, the reason, in the form that takes it again. */
export function CodeOutcome({ step }: CodeOutcomeProps) {
  const t = useMessages();
  const [shown, show] = useState(step);
  if (shown.name === 'redeemed')
    return (
      <article className={styles.panel}>
        <Redeemed
          notification={shown.notification}
          isFramed={false}
          isNative
          titleAs="h1"
          onAgain={() => location.assign('/promocode')}
        />
      </article>
    );
  return (
    <article className={styles.panel}>
      <h1 className={styles.title}>{t('codes.title')}</h1>
      <PromoCodeForm
        given={shown.code}
        refusal={shown.text}
        onDone={(notification) => show({ name: 'redeemed', notification })}
        onCardWanted={(code) => location.assign(`/pay?code=${encodeURIComponent(code)}`)}
      />
    </article>
  );
}
