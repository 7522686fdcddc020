import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { ListFailed } from '../layout/list-failed.tsx';
import { Told } from '../purchase/told.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BankForm } from './bank-form.tsx';
import { BankPage } from './bank-page.tsx';
import { CardForm } from './card-form.tsx';
import { LateCodeOutcome } from './late-outcomes.tsx';
import { currencyOf } from './pay-address.ts';
import styles from './pay.module.css';
import { bindMethodsQuery } from './queries.ts';
import { Secure } from './secure.tsx';
import type { Payable } from './ticket-step.ts';
import { useTicket } from './use-ticket.ts';
import type { TicketActions } from './use-ticket.ts';

/** Links the card that a promo code requires, and sends the code again. */
export function PromoCardPage({ code }: { readonly code: string }) {
  const t = useMessages();
  const { currency } = useBrand();
  const actions = useTicket(bindingIn(currency), { code });
  const { step } = actions;
  if (step.name === 'redeemed' || step.name === 'code_refused') return <LateCodeOutcome step={step} />;
  return (
    <article className={styles.panel} data-step={step.name}>
      <h1 className={styles.title}>
        {step.name === 'checking' ? t('purchase.processingTitle') : t('pay.title', { purpose: 'card_bind' })}
      </h1>
      {(step.name === 'card' || step.name === 'bank_page') && (
        <p className={styles.due}>
          <span>{t('codes.cardFor', { code })}</span>
          <span className={styles.note}>{t('codes.cardCheck')}</span>
        </p>
      )}
      <CardStep {...actions} />
      <div className={styles.buttons}>
        <ButtonLink href={`/promocode?code=${encodeURIComponent(code)}`} size="large" data-native>
          {t('codes.toCode')}
        </ButtonLink>
      </div>
    </article>
  );
}

function CardStep({ step, isBusy, extras, pay, entered, forgetProblem, enterAgain }: TicketActions) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(bindMethodsQuery());
  if (isError) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (step.name === 'checking')
    return (
      <>
        <Told
          sign="open"
          text={step.notification?.display.message ?? t('purchase.processing')}
          more={step.notification?.display.submessage ?? null}
        />
        {step.isLong && <Button onClick={enterAgain}>{t('pay.enterAgain')}</Button>}
      </>
    );
  if (step.name === 'bank_page') return <BankPage step={step} isBusy={isBusy} pay={pay} />;
  if (step.name !== 'card')
    return <Told text={step.name === 'over' ? step.text : t('error.default')} more={null} />;
  if (step.fields !== null)
    return (
      <BankForm {...step.fields} problem={step.problem} onEntered={entered}>
        {t('pay.link')}
      </BankForm>
    );
  // The bank has no address for cards, only its own page or fields.
  if (data?.payment_url === null)
    return <BankPage step={{ url: null, problem: step.problem }} isBusy={isBusy} pay={pay} />;
  return (
    <>
      <CardForm
        isBusy={isBusy}
        isReady={data?.payment_url !== undefined}
        extras={extras}
        problem={data === null ? { text: t('error.default'), more: null } : step.problem}
        onCard={(card) => void pay(card)}
        onChange={forgetProblem}
      >
        {t('pay.link')}
      </CardForm>
      <Secure />
    </>
  );
}

/** A card to link, before its ticket exists. */
function bindingIn(currency: string): Payable {
  return {
    ticket_id: null,
    purpose: 'card_bind',
    status: 'wait_payment',
    amount: 0,
    currency: currencyOf(currency) ?? 'RUB',
    is_should_link_card: true,
    content: null,
    payment: null,
  };
}
