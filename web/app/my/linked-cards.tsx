import type { BankCard } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { confirm } from '../modals/open-modals.ts';
import { bankCardsQuery } from '../pay/queries.ts';
import { CardMark } from '../purchase/card-mark.tsx';
import { cardEnd, cardNameOf } from '../purchase/payment-systems.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { Button } from '../ui/button.tsx';
import { useTask } from '../ui/use-task.ts';
import { useAddCard } from './add-card.ts';
import styles from './payments-page.module.css';

/** The account's cards: each can be made the default or removed; and a button to link another. */
export function LinkedCards() {
  const t = useMessages();
  const { data } = useQuery(bankCardsQuery());
  const { data: methods } = useQuery(paymentMethodsQuery());
  const add = useAddCard();
  const cards = data?.items ?? [];
  const isTaken = methods?.items.some(({ payment_methods }) =>
    payment_methods.some(({ name }) => name === 'any_card'),
  );
  if (cards.length === 0 && isTaken !== true) return null;
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('my.cards')}</h2>
      {cards.length === 0 ? (
        <p className={account.text}>{t('my.cardsEmpty')}</p>
      ) : (
        <ul className={account.rows}>
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
      {add.error !== null && (
        <p className={account.text} role="alert">
          {add.error}
        </p>
      )}
      {isTaken && (
        <Button icon="card" loading={add.isBusy} onClick={() => void add.run()}>
          {t('my.addCard')}
        </Button>
      )}
    </section>
  );
}

function Card({ card }: { readonly card: BankCard }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, error, run } = useTask();
  const { id, last4, type, expiry, expiry_month, expiry_year, is_default } = card;
  const name = cardNameOf(card);
  const date = `${String(expiry_month).padStart(2, '0')} / ${String(expiry_year).slice(2)}`;
  const change = (work: 'makeDefault' | 'delete') =>
    run(async () => {
      const { bankCards } = await apiOf(queries);
      await bankCards[work]({ id });
      await refresh(queries, 'bank-cards', 'payment-methods', 'subscriptions', 'automatic-top-up');
    });
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('my.removeCardTitle', { name }),
      text: t('my.removeCardText'),
      continueWords: t('my.removeCard'),
      exitWords: t('my.keepCard'),
    });
    if (isSure) await change('delete');
  };
  return (
    <li className={`${account.row} ${styles.wrapping}`}>
      <CardMark type={type} />
      <div className={account.words}>
        <span className={account.name}>{cardEnd(last4)}</span>
        <span className={expiry === 'later' ? account.note : styles.warning}>
          {t('my.cardExpiry', { state: expiry, date })}
          {is_default && ` · ${t('my.cardDefault')}`}
        </span>
        {error !== null && (
          <span className={styles.warning} role="alert">
            {error}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {!is_default && expiry !== 'expired' && (
          <Button
            size="small"
            loading={isBusy}
            aria-label={t('my.makeDefaultOf', { name })}
            onClick={() => void change('makeDefault')}
          >
            {t('my.makeDefault')}
          </Button>
        )}
        <Button
          size="small"
          loading={isBusy}
          aria-label={t('my.removeCardOf', { name })}
          onClick={() => void remove()}
        >
          {t('my.removeCard')}
        </Button>
      </div>
    </li>
  );
}
