import type { Receipt } from '@kadr/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { cardNameOf } from '../purchase/payment-systems.ts';
import { PageHead } from '../routing/page-head.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { receiptQuery } from './queries.ts';
import styles from './receipt-page.module.css';

/** The receipt of a card payment or a refund; only the receipt is printed. */
export const ReceiptPage = forSignedIn(function ReceiptPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id = '' } = useParams();
  const { data: receipt } = useSuspenseQuery(receiptQuery(id));
  const title = t('receipt.title', { number: String(receipt.number) });
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        <article className={styles.paper}>
          <Head receipt={receipt} />
          <Lines receipt={receipt} />
          <Facts receipt={receipt} />
          <Registration registration={receipt.registration} />
        </article>
        <Related receipt={receipt} />
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
          <ButtonLink href="/my/payments_and_services/payments">{t('receipt.toPayments')}</ButtonLink>
        </div>
      </PlainPage>
    </>
  );
});

function Head({ receipt: { seller, kind } }: { readonly receipt: Receipt }) {
  const t = useMessages();
  return (
    <header className={styles.head}>
      <p className={styles.seller}>{seller.name}</p>
      {seller.tax_id !== null && <p className={styles.note}>{t('receipt.taxId', { id: seller.tax_id })}</p>}
      <p className={styles.kind}>{t('receipt.kind', { kind })}</p>
    </header>
  );
}

/** The products and the total. */
function Lines({ receipt: { items, amount, currency, registration } }: { readonly receipt: Receipt }) {
  const t = useMessages();
  const { money } = useFormats();
  const taxOf = ({ vat, vat_amount }: Receipt['items'][number]): string | null => {
    if (vat !== null) return t('receipt.vat', { percent: vat, sum: money(vat_amount, currency) });
    return registration === null ? null : t('receipt.withoutVat');
  };
  return (
    <>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.name} className={styles.line}>
            <span className={styles.words}>
              <span>{item.name}</span>
              <span className={styles.note}>
                {[taxOf(item), item.is_advance ? t('receipt.advance') : null]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.number}>{money(item.amount, currency)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('receipt.total')}</span>
        <span className={styles.number}>{money(amount, currency)}</span>
      </p>
    </>
  );
}

function Facts({ receipt }: { readonly receipt: Receipt }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { bank_card, contact, issued_at, order_id } = receipt;
  const card = bank_card === null ? t('receipt.anyCard') : cardNameOf(bank_card);
  return (
    <dl className={styles.facts}>
      <Fact name={t('receipt.time')}>{moment(issued_at, user?.currentTimeZone ?? 'UTC')}</Fact>
      <Fact name={t('receipt.card')}>{card}</Fact>
      <Fact name={t('receipt.order')}>{order_id}</Fact>
      {contact !== null && <Fact name={t('receipt.contact')}>{contact}</Fact>}
    </dl>
  );
}

/** The numbers of the cash register, or why they are missing; nothing without a register. */
function Registration({ registration }: Pick<Receipt, 'registration'>) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  if (registration === null) return null;
  const { state, document, storage, sign, registered_at } = registration;
  if (document === null || storage === null || sign === null || registered_at === null)
    return <p className={styles.state}>{t('receipt.state', { state })}</p>;
  return (
    <dl className={styles.facts}>
      <Fact name={t('receipt.document')}>{document}</Fact>
      <Fact name={t('receipt.storage')}>{storage}</Fact>
      <Fact name={t('receipt.sign')}>{sign}</Fact>
      <Fact name={t('receipt.registered')}>{moment(registered_at, user?.currentTimeZone ?? 'UTC')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.number}>{children}</dd>
    </div>
  );
}

/** Links to the other receipts of the same payment. */
function Related({ receipt: { related, currency } }: { readonly receipt: Receipt }) {
  const t = useMessages();
  const { money } = useFormats();
  if (related.length === 0) return null;
  return (
    <ul className={styles.related}>
      {related.map(({ id, kind, number, amount }) => (
        <li key={id}>
          <a href={`/my/payments_and_services/receipts/${id}`} className={styles.link}>
            {t('receipt.other', { kind, number: String(number), sum: money(amount, currency) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
