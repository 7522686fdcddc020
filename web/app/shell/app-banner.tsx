import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { mayShowApp, offersApp, readFlags, storeAddress, writeFlags } from './app-banner-rules.ts';
import { installedAppQuery } from './installed-app-query.ts';
import styles from './late.module.css';

/** Offers the Android app if it is available and not installed. */
export function AppBanner() {
  const { store_app_id: appId } = useBrand();
  const { hasAppBanner } = useVisiblePage();
  const place = {
    userAgent: navigator.userAgent,
    host: location.hostname,
    storeAppId: appId,
    isAllowed: hasAppBanner,
  };
  return appId !== null && mayShowApp(place) ? <Offer appId={appId} /> : null;
}

function Offer({ appId }: { readonly appId: string }) {
  const t = useMessages();
  const { name } = useBrand();
  const [isClosed, setClosed] = useState(false);
  const { data: isInstalled = false, isPending } = useQuery(
    installedAppQuery(appId, navigator, localStorage),
  );
  if (isPending || isClosed || !offersApp(isInstalled, readFlags(localStorage))) return null;
  return (
    <section className={styles.banner} aria-label={t('shell.app', { brand: name })}>
      <p className={styles.words}>
        <span className={styles.name}>{t('shell.app', { brand: name })}</span>{' '}
        <span className={styles.quiet}>{t('shell.appText')}</span>
      </p>
      <ButtonLink
        href={storeAddress(appId)}
        variant="primary"
        target="_blank"
        rel="noopener"
        data-event="store_click"
      >
        {t('shell.install')}
      </ButtonLink>
      <IconButton
        icon="close"
        label={t('ui.close')}
        variant="ghost"
        onClick={() => {
          writeFlags(localStorage, { ...readFlags(localStorage), isClosed: true });
          setClosed(true);
        }}
      />
    </section>
  );
}
