import { useMessages } from '../i18n/messages.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BackButton } from './back-button.tsx';
import type { Back } from './back-button.tsx';
import type { Payment } from './payment-steps.ts';
import styles from './purchase.module.css';

export interface CardPageProps {
  readonly payment: Payment;
  readonly isBusy: boolean;
  readonly opensWindow: boolean;
  /** Asks for the result of the card. */
  readonly onLook: () => Promise<void>;
  readonly back: Back;
}

/**
 * The card is entered on a separate page, which opens automatically; in a frame of another site the viewer opens it in
 * a window.
 */
export function CardPage({ payment: { cardAddress }, isBusy, opensWindow, onLook, back }: CardPageProps) {
  const t = useMessages();
  return (
    <>
      <output className={styles.text}>
        {t(opensWindow ? 'purchase.cardInWindow' : 'purchase.cardOpens')}
      </output>
      <div className={styles.steps}>
        <ButtonLink
          href={cardAddress ?? '/pay'}
          variant="primary"
          size="large"
          icon="card"
          data-native
          {...(opensWindow && { target: '_blank', rel: 'noopener' })}
        >
          {t('purchase.enterCard')}
        </ButtonLink>
        {opensWindow && (
          <Button size="large" loading={isBusy} onClick={() => void onLook()}>
            {t('purchase.havePaid')}
          </Button>
        )}
        {!isBusy && <BackButton back={back} />}
      </div>
    </>
  );
}
