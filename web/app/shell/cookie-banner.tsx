import { useState } from 'react';
import { consentCookie } from '../data/consent.ts';
import { readCookie, writeCookie } from '../data/cookies.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { matchesPage } from '../routing/page-patterns.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './late.module.css';

/** Seconds: 365 days. */
export const consentLifetime = 365 * 24 * 60 * 60;

export interface CookieBannerPlace {
  /** `document.cookie`. */
  readonly cookies: string;
  readonly pathname: string;
  readonly search: string;
  /** Pages without the banner, as listed by the brand. */
  readonly exemptPages: readonly string[];
  /** Whether the route allows the banner. */
  readonly isAllowed: boolean;
}

/** Whether the cookie banner is shown. */
export function needsConsent({
  cookies,
  pathname,
  search,
  exemptPages,
  isAllowed,
}: CookieBannerPlace): boolean {
  return (
    isAllowed &&
    readCookie(cookies, consentCookie) === null &&
    !new URLSearchParams(search).has('auth_app') &&
    !matchesPage(exemptPages, pathname)
  );
}

/** Whether the viewer's consent to cookies is missing, and a function to give it. */
export function useConsent(): { readonly isWanted: boolean; readonly agree: () => void } {
  const { without_cookie_info } = useBrand();
  const { pathname, search, hasCookieBanner } = useVisiblePage();
  const [isAgreed, setAgreed] = useState(false);
  const place = { pathname, search, exemptPages: without_cookie_info, isAllowed: hasCookieBanner };
  return {
    isWanted: !isAgreed && needsConsent({ cookies: document.cookie, ...place }),
    agree: () => {
      writeCookie(consentCookie, 'yes', consentLifetime);
      setAgreed(true);
    },
  };
}

/** Informs about cookies. */
export function CookieBanner({ onAgree }: { readonly onAgree: () => void }) {
  const t = useMessages();
  const { groups } = useBrand().footer;
  return (
    <section className={styles.banner} aria-label={t('shell.cookies')}>
      <p className={styles.words}>
        {t('shell.cookiesText')}{' '}
        {groups.some(({ pages }) => pages.includes('/docs')) && (
          <TextLink href="/docs">{t('shell.cookiesMore')}</TextLink>
        )}
      </p>
      <Button variant="primary" size="small" onClick={onAgree}>
        {t('shell.agree')}
      </Button>
    </section>
  );
}
