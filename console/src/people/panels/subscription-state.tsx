import type { AccountPage } from '@kadr/contract';
import { useNow } from '../../data/use-now.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';
import styles from '../people.module.css';

type Subscription = AccountPage['subscriptions'][number];

/** Reasons for the end of a subscription, by the service's names. */
const reasons: Readonly<Record<string, MessageKey>> = {
  cancelled: 'ended.cancelled',
  unpaid: 'ended.unpaid',
  withdrawn: 'ended.withdrawn',
  refunded: 'ended.refunded',
  changed: 'ended.changed',
  price_not_accepted: 'ended.price_not_accepted',
};

/** Describes the state of a subscription. */
export function SubscriptionState({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts();
  const formats = useFormats();
  const now = useNow();
  const { state, ends_at: ends, end_reason: reason, paused_until: paused } = subscription;
  const at = formats.moment(ends);
  const isUnpaid = state === 'active' && subscription.dunning_tries > 0;
  const isPaused = state !== 'ended' && paused !== null && ends <= now;
  const tone: Tone = state === 'ended' ? 'plain' : isUnpaid ? 'bad' : isPaused ? 'warn' : 'good';
  const mark = isUnpaid ? 'subscriptionState.unpaid' : isPaused ? 'subscriptionState.paused' : null;
  const lines = [
    state === 'active' && !isUnpaid ? t('people.renewsAt', { at }) : null,
    state === 'cancelled' ? t('people.runsTo', { at }) : null,
    state === 'ended' ? t('people.endedAt', { at }) : null,
    state === 'ended' && reason !== null ? reasonText(reason, t) : null,
    isUnpaid ? t('people.dunning', { count: subscription.dunning_tries }) : null,
    state !== 'ended' && paused !== null ? t('people.pausedUntil', { at: formats.moment(paused) }) : null,
  ].filter((line) => line !== null);
  return (
    <>
      <Badge tone={tone}>{mark === null ? t(`subscriptionState.${state}`) : t(mark)}</Badge>
      {lines.map((line) => (
        <span key={line} className={styles.second}>
          {line}
        </span>
      ))}
    </>
  );
}

function reasonText(reason: string, t: ReturnType<typeof useTexts>): string {
  const known = reasons[reason];
  return known === undefined ? reason : t(known);
}
