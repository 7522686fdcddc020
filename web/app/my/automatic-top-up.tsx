import type { AutomaticTopUp as Setting, BankCard } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { modals } from '../modals/modals.ts';
import { bankCardsQuery } from '../pay/queries.ts';
import { cardNameOf } from '../purchase/payment-systems.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTask } from '../ui/use-task.ts';
import { automaticTopUpQuery } from './queries.ts';
import styles from './payments-page.module.css';

/**
 * Whether the account is topped up automatically from a linked card, with buttons to change it; nothing without a valid
 * card.
 */
export function AutomaticTopUp() {
  const t = useMessages();
  const queries = useQueryClient();
  const { data } = useQuery(automaticTopUpQuery());
  const { data: cards } = useQuery(bankCardsQuery());
  const { isBusy, error, run } = useTask();
  const { automatic, stopped } = data ?? { automatic: null, stopped: null };
  const linked = cards?.items ?? [];
  const usable = linked.filter(({ expiry }) => expiry !== 'expired');
  const isSet = automatic !== null || stopped !== null;
  if (data === undefined || (usable.length === 0 && !isSet)) return null;
  const edit = async (): Promise<void> => {
    await modals.open(
      () => import('./automatic-top-up-modal.tsx').then((module) => module.AutomaticTopUpModal),
      { setting: automatic, cards: usable },
    );
  };
  const stop = () =>
    run(async () => {
      const { topUps } = await apiOf(queries);
      await topUps.setAutomatic({ automatic: null });
      await refresh(queries, 'automatic-top-up');
    });
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('my.automatic')}</h2>
      <div className={`${account.row} ${styles.wrapping}`}>
        <Icon name="card" />
        <div className={account.words}>
          <span className={account.name}>{t('my.automaticState', { state: automatic ? 'on' : 'off' })}</span>
          {automatic === null ? (
            <span className={stopped === null ? account.note : styles.warning}>
              {t('my.automaticOff', { why: stopped ?? 'off' })}
            </span>
          ) : (
            <Terms setting={automatic} cards={linked} />
          )}
          {error !== null && (
            <span className={styles.warning} role="alert">
              {error}
            </span>
          )}
        </div>
        <div className={styles.actions}>
          {usable.length > 0 && (
            <Button size="small" onClick={() => void edit()}>
              {t(automatic === null ? 'my.automaticTurnOn' : 'my.automaticChange')}
            </Button>
          )}
          {automatic !== null && (
            <Button size="small" loading={isBusy} onClick={() => void stop()}>
              {t('my.automaticTurnOff')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Terms({
  setting: { below, amount, currency, bank_card_id },
  cards,
}: {
  readonly setting: Setting;
  readonly cards: readonly BankCard[];
}) {
  const t = useMessages();
  const { money } = useFormats();
  const card = cards.find(({ id }) => id === bank_card_id);
  return (
    <span className={account.note}>
      {t('my.automaticTerms', {
        below: money(below, currency),
        sum: money(amount, currency),
        card: card === undefined ? '' : cardNameOf(card),
      })}
    </span>
  );
}
