import type { Ticket } from '@kadr/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { playerPath, servicePath, titlePath } from '../data/paths.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Told } from '../purchase/told.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BankForm } from './bank-form.tsx';
import { BankPage } from './bank-page.tsx';
import { CardForm } from './card-form.tsx';
import { LateCodeOutcome, LateOnboarding } from './late-outcomes.tsx';
import { rememberedBack } from './pay-address.ts';
import styles from './pay.module.css';
import { ticketQuery } from './queries.ts';
import { Secure } from './secure.tsx';
import { useTicket } from './use-ticket.ts';
import type { TicketStep } from './ticket-step.ts';
import type { TicketActions } from './use-ticket.ts';

/** Pays a ticket by card: the card, the bank's answer, and the result. */
export function TicketPage({ id }: { readonly id: string }) {
  const t = useMessages();
  const { data: ticket } = useSuspenseQuery(ticketQuery(id));
  const isReturned = new URLSearchParams(useLocation().search).has('returned');
  const actions = useTicket(ticket, { isReturned });
  const { step } = actions;
  if (step.name === 'redeemed' || step.name === 'code_refused') return <LateCodeOutcome step={step} />;
  return (
    <article className={styles.panel} data-step={step.name}>
      <h1 className={styles.title}>{titleOf(t, ticket, step)}</h1>
      {(step.name === 'card' || step.name === 'bank_page') && <Due ticket={ticket} />}
      <StepView ticket={ticket} {...actions} />
    </article>
  );
}

function titleOf(t: Translate, { purpose }: Ticket, { name }: TicketStep): string {
  if (name === 'paid') return t('modals.successTitle');
  if (name === 'over') return t('purchase.errorTitle');
  if (name === 'checking') return t('purchase.processingTitle');
  return t('pay.title', { purpose });
}

/** The product, and the sum due. */
function Due({ ticket: { amount, currency, content, purpose } }: { readonly ticket: Ticket }) {
  const t = useMessages();
  const { money } = useFormats();
  const sum = money(amount, currency);
  return (
    <p className={styles.due}>
      <span>{content?.name ?? t('pay.subject', { purpose })}</span>
      {purpose === 'card_bind' ? (
        <span className={styles.note}>
          {amount === 0 ? t('pay.bindFree') : t('pay.bindReturned', { sum })}
        </span>
      ) : (
        <strong>{sum}</strong>
      )}
    </p>
  );
}

function StepView({ ticket, step, ...actions }: TicketActions & { readonly ticket: Ticket }) {
  const t = useMessages();
  switch (step.name) {
    case 'card':
      return <CardStep ticket={ticket} step={step} {...actions} />;
    case 'bank_page':
      return (
        <>
          <BankPage step={step} isBusy={actions.isBusy} pay={actions.pay} />
          <div className={styles.buttons}>
            <Back ticket={ticket} />
          </div>
        </>
      );
    case 'checking':
      return (
        <>
          <Told
            sign="open"
            text={step.notification?.display.message ?? t('purchase.processing')}
            more={step.notification?.display.submessage ?? null}
          />
          {step.isLong && (
            <div className={styles.buttons}>
              <Button onClick={actions.enterAgain}>{t('pay.enterAgain')}</Button>
              <Back ticket={ticket} />
            </div>
          )}
        </>
      );
    case 'paid':
      return <Paid ticket={ticket} notification={step.notification} />;
    case 'over':
    case 'redeemed':
    case 'code_refused':
    default:
      return (
        <>
          <Told text={step.name === 'over' ? step.text : t('error.default')} more={null} />
          <div className={styles.buttons}>
            <Back ticket={ticket} isFirst />
          </div>
        </>
      );
  }
}

type CardStepProps = Pick<TicketActions, 'isBusy' | 'extras' | 'pay' | 'entered' | 'forgetProblem'> & {
  readonly ticket: Ticket;
  readonly step: TicketStep & { readonly name: 'card' };
};

/** The card: in fields of this page, which send it to the bank, or in the bank's own fields. */
function CardStep({ ticket, step, isBusy, extras, pay, entered, forgetProblem }: CardStepProps) {
  const t = useMessages();
  const { money } = useFormats();
  const { problem, fields } = step;
  const action =
    ticket.purpose === 'card_bind'
      ? t('pay.link')
      : t('purchase.pay', { price: money(ticket.amount, ticket.currency) });
  return (
    <>
      {fields === null ? (
        <CardForm
          isBusy={isBusy}
          extras={extras}
          problem={problem}
          onCard={(card) => void pay(card)}
          onChange={forgetProblem}
        >
          {action}
        </CardForm>
      ) : (
        <BankForm {...fields} problem={problem} onEntered={entered}>
          {action}
        </BankForm>
      )}
      <Secure />
      <div className={styles.buttons}>
        <Back ticket={ticket} />
      </div>
    </>
  );
}

/** Result of the payment, and the next page. */
function Paid({
  ticket,
  notification,
}: {
  readonly ticket: Ticket;
  readonly notification: (TicketStep & { readonly name: 'paid' })['notification'];
}) {
  const t = useMessages();
  const display = notification?.display;
  const { content } = ticket;
  return (
    <>
      <Told sign="good" text={display?.message ?? t('purchase.paid')} more={display?.submessage ?? null} />
      {content !== null && <LateOnboarding content={content} />}
      <div className={styles.buttons}>
        {content?.media_item_type != null && (
          <ButtonLink
            href={playerPath({ type: content.media_item_type, slug: content.slug })}
            variant="primary"
            size="large"
            icon="play"
            data-native
          >
            {t('ui.watch')}
          </ButtonLink>
        )}
        <Back ticket={ticket} isFirst={content?.media_item_type == null} />
      </div>
    </>
  );
}

/** Link back to where the viewer came from: the title, the service, or a purchase that needed money. */
function Back({ ticket, isFirst = false }: { readonly ticket: Ticket; readonly isFirst?: boolean }) {
  const t = useMessages();
  const isInBrowser = useIsInBrowser();
  const { content, purpose } = ticket;
  const remembered = isInBrowser ? rememberedBack(sessionStorage) : null;
  const isBackToPurchase = purpose !== 'purchase' && remembered !== null;
  const isCertificate = purpose === 'certificate';
  const href = isCertificate ? '/my/certificates' : isBackToPurchase ? remembered : homeOf(content);
  return (
    <ButtonLink href={href} size="large" variant={isFirst ? 'primary' : 'secondary'} data-native>
      {isCertificate
        ? t('crumbs.certificates')
        : isBackToPurchase
          ? t('pay.backToPurchase')
          : content === null
            ? t('pay.toPayments')
            : t(content.media_item_type === null ? 'pay.toService' : 'purchase.toTitle')}
    </ButtonLink>
  );
}

function homeOf(content: Ticket['content']): string {
  if (content === null) return '/my/payments_and_services/payments';
  const { media_item_type: type, slug } = content;
  return type === null ? servicePath(slug) : titlePath({ type, slug });
}
