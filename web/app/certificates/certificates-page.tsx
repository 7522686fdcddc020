import type { Certificate, Notification } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PromoCodeForm } from '../codes/promo-code-form.tsx';
import { redeem, tellOf } from '../codes/redeem.ts';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { toasts } from '../data/toasts.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTask } from '../ui/use-task.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import styles from './certificates.module.css';
import { certificatesQuery } from './queries.ts';

/** The certificates that the account has bought or received; only the main brand has them. */
export const CertificatesPage = forSignedIn(function CertificatesPage() {
  const t = useMessages();
  const { name: brand, is_main: isMain } = useBrand();
  const { hash } = useLocation();
  // Browsers do not send the hash to servers.
  const given = useIsInBrowser() ? hash.slice(1) : '';
  if (!isMain) return <NotFoundPage />;
  const title = t('crumbs.certificates');
  const tell = (notification: Notification | null): void => {
    if (notification !== null) tellOf(notification);
  };
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        <section className={styles.enter}>
          <h2 className={account.heading}>{t('certificates.enter')}</h2>
          <PromoCodeForm
            key={given}
            given={given}
            onDone={tell}
            onCardWanted={(code) => location.assign(`/pay?code=${encodeURIComponent(code)}`)}
          />
        </section>
        <Owned />
      </PlainPage>
    </>
  );
});

function Owned() {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(certificatesQuery());
  if (isError && !data) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (!data) return <Skeleton className={account.waiting} />;
  const toSale = (
    <ButtonLink href="/podarochnye-sertifikaty" variant="primary" icon="gift">
      {t('certificates.buy')}
    </ButtonLink>
  );
  if (data.items.length === 0)
    return (
      <EmptyState icon="gift" title={t('certificates.emptyTitle')} text={t('certificates.emptyText')}>
        {toSale}
      </EmptyState>
    );
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('certificates.owned')}</h2>
      <ul className={styles.list}>
        {data.items.map((certificate) => (
          <Owning key={certificate.id} certificate={certificate} />
        ))}
      </ul>
      {toSale}
    </section>
  );
}

function Owning({ certificate }: { readonly certificate: Certificate }) {
  const t = useMessages();
  const { money, moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { product, design, state, gift, code, balance, role } = certificate;
  const [date = ''] = moment(gift?.send_at ?? 0, user?.currentTimeZone ?? 'UTC').split(' ');
  const whose = (): string | null => {
    if (gift === null) return null;
    if (role === 'bought') return t('certificates.giftTo', { email: gift.recipient_email });
    return gift.sender_name === null
      ? t('certificates.fromSomebody')
      : t('certificates.fromName', { name: gift.sender_name });
  };
  const words = whose();
  return (
    <li className={styles.owned}>
      <CertificatePicture design={design} />
      <div className={styles.words}>
        <h3 className={styles.name}>{product.name}</h3>
        {words !== null && <span className={styles.text}>{words}</span>}
        <span className={styles.text}>
          {t('certificates.state', { state, date })} ·{' '}
          {t('certificates.left', { balance: money(balance, product.currency) })}
        </span>
        {role === 'received' && gift?.greeting != null && <q className={styles.words}>{gift.greeting}</q>}
        {code !== null && <Code certificate={certificate} code={code} />}
      </div>
    </li>
  );
}

/** The code, to be copied; the viewer's own can be redeemed at once. */
function Code({
  certificate: { role, gift, product },
  code,
}: {
  readonly certificate: Certificate;
  readonly code: string;
}) {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, error, run } = useTask();
  const [isCopied, setCopied] = useState(false);
  const isOwn = role === 'received' || gift === null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    toasts.show({ title: t('certificates.copied'), duration: 3 });
  };
  return (
    <>
      <code className={styles.code}>{code}</code>
      <div className={styles.actions}>
        {isOwn && (
          <Button
            size="small"
            variant="primary"
            loading={isBusy}
            aria-label={t('certificates.activateOf', { name: product.name })}
            onClick={() =>
              void run(async () => {
                const notification = await redeem(queries, code);
                if (notification !== null) tellOf(notification);
              })
            }
          >
            {t('certificates.activate')}
          </Button>
        )}
        <Button size="small" {...(isCopied && { icon: 'check' as const })} onClick={() => void run(copy)}>
          {t('certificates.copy')}
        </Button>
      </div>
      {error !== null && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
