import type { Notification } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { wayOnFrom } from './after-refusal.ts';
import { BackButton } from './back-button.tsx';
import type { Back } from './back-button.tsx';
import type { Payment } from './payment-steps.ts';
import styles from './purchase.module.css';
import { Told } from './told.tsx';
import { TopUpLink } from './top-up-link.tsx';

export interface SuccessProps {
  readonly notification: Notification | null;
  /** Null: the viewer stays on the page. */
  readonly player: string | null;
  readonly opensWindow: boolean;
  /** Shows the onboarding of the product; null without one. */
  readonly onOnward: (() => void) | null;
  readonly onClose: () => void;
}

export function Success({ notification, player, opensWindow, onOnward, onClose }: SuccessProps) {
  const t = useMessages();
  const display = notification?.display;
  return (
    <>
      <Told sign="good" text={display?.message ?? t('purchase.paid')} more={display?.submessage ?? null} />
      <div className={styles.steps}>
        {(player === null || onOnward !== null) && (
          <Button variant="primary" size="large" onClick={onOnward ?? onClose}>
            {t('modals.continue')}
          </Button>
        )}
        {player !== null && (
          <ButtonLink
            href={player}
            variant={onOnward === null ? 'primary' : 'secondary'}
            size="large"
            icon="play"
            {...(opensWindow && { target: '_blank', rel: 'noopener' })}
          >
            {t('ui.watch')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** The bank has not answered yet. */
export function Processing({
  notification,
  onClose,
}: {
  readonly notification: Notification | null;
  readonly onClose: () => void;
}) {
  const t = useMessages();
  const display = notification?.display;
  return (
    <>
      <Told
        sign="open"
        text={display?.message ?? t('purchase.processing')}
        more={display?.submessage ?? null}
      />
      <div className={styles.steps}>
        <Button size="large" onClick={onClose}>
          {t('purchase.closeWindow')}
        </Button>
      </div>
    </>
  );
}

export interface ProblemProps {
  readonly payment: Payment;
  readonly back: Back;
  readonly onAnotherWay: () => void;
  readonly onClose: () => void;
}

/** The refusal, its reason and the remedy. */
export function Problem({ payment: { problem, problemCode }, back, onAnotherWay, onClose }: ProblemProps) {
  const t = useMessages();
  const wayOn = wayOnFrom(problemCode);
  return (
    <>
      <Told text={problem ?? t('error.default')} more={null} />
      <div className={classNames(styles.steps, styles.fitting)}>
        {wayOn === 'again' && back !== null && (
          <Button variant="primary" size="large" onClick={back}>
            {t('purchase.again')}
          </Button>
        )}
        {wayOn === 'top_up' && <TopUpLink back={location.pathname} />}
        {wayOn === 'again' || wayOn === 'another_way' ? (
          <Button
            variant={wayOn === 'again' ? 'secondary' : 'primary'}
            size="large"
            icon="card"
            onClick={onAnotherWay}
          >
            {t('purchase.anotherWay')}
          </Button>
        ) : (
          <Button variant={wayOn === null ? 'primary' : 'secondary'} size="large" onClick={onClose}>
            {t('modals.understood')}
          </Button>
        )}
        <BackButton back={wayOn === 'again' ? null : back} />
      </div>
    </>
  );
}
