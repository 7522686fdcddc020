import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { BarePage } from '../layout/bare-page.tsx';
import { PurchasePage } from '../purchase/purchase-page.tsx';
import { purchasedTitle } from '../purchase/purchased-title.ts';
import { PageHead } from '../routing/page-head.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { promoCodeIn, ticketIn } from './pay-address.ts';
import { PromoCardPage } from './promo-card-page.tsx';
import { TicketPage } from './ticket-page.tsx';
import { TopUpPage } from './top-up-page.tsx';

/**
 * `/pay`: pays a ticket by card, sells the title of the address, links the card that a promo code requires, or tops up
 * the account. It is a separate document with the strictest policy: no third-party code, and no origin but the bank's.
 */
export function PayPage() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  useOwnDocument();
  if (ticketIn(query) === null && purchasedTitle(query) !== null) return <PurchasePage />;
  return <Payment />;
}

const Payment = forSignedIn(function Payment() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [ticket, code] = [ticketIn(query), promoCodeIn(query)];
  return (
    <BarePage>
      <PageHead title={t('purchase.pageTitle', { brand })} isHidden />
      {ticket !== null ? (
        <TicketPage key={ticket} id={ticket} />
      ) : code !== null ? (
        <PromoCardPage code={code} />
      ) : (
        <TopUpPage />
      )}
    </BarePage>
  );
});

/** Reloads a document that began as another page: its policy lets no card reach the bank. */
function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry !== undefined && !/^\/pay\/?$/i.test(new URL(entry.name).pathname)) location.reload();
  }, []);
}
