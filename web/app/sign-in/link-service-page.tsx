import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OauthScope } from '@kadr/contract';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { failureOf } from '../data/page-errors.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { BarePage } from '../layout/bare-page.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { asMaster } from '../profiles/as-master.ts';
import { PageHead } from '../routing/page-head.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { authorizationRequestOf } from './authorization-request.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import styles from './link-service-page.module.css';
import { oauthRequestQuery } from './queries.ts';
import { requestSignIn } from './request-sign-in.ts';

const scopeWords = {
  'profile.name': 'signIn.scopeName',
  'favourites.read': 'signIn.scopeFavourites',
} as const satisfies Record<OauthScope, string>;

/**
 * A voice assistant requests access to an account (OAuth 2.0): the viewer signs in, agrees, and returns to it with a
 * code.
 */
export function LinkServicePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const isInBrowser = useIsInBrowser();
  const request = authorizationRequestOf(search);
  const { data: asked, error } = useQuery(oauthRequestQuery(search, isInBrowser ? request : null));
  const redirect = asked?.kind === 'redirect' ? asked.url : null;
  useEffect(() => {
    if (redirect !== null) location.replace(redirect);
  }, [redirect]);
  const isWrong = error !== null || (isInBrowser && request === null);
  return (
    <>
      <PageHead title={t('signIn.linkPageTitle', { brand })} isHidden />
      <BarePage>
        {isWrong ? (
          <EmptyState
            icon="alert"
            titleAs="h1"
            title={t('signIn.linkWrongTitle')}
            text={(error !== null && failureOf(error).description) || t('signIn.linkWrongText')}
          >
            <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
          </EmptyState>
        ) : asked?.kind === 'consent' && request !== null ? (
          <Consent request={request} {...asked} />
        ) : (
          <EmptyState
            icon="device"
            titleAs="h1"
            title={t('signIn.linkPageTitle', { brand })}
            text={t('signIn.linkWaiting')}
          />
        )}
      </BarePage>
    </>
  );
}

interface ConsentProps {
  readonly request: AuthorizationRequest;
  /** Name of the service for viewers. */
  readonly name: string;
  readonly scopes: readonly OauthScope[];
  readonly denial_url: string;
}

function Consent({ request, name, scopes, denial_url }: ConsentProps) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const title = t('signIn.linkTitle', { service: name, brand });
  if (user?.isAuth !== true)
    return (
      <EmptyState icon="user" titleAs="h1" title={title} text={t('signIn.linkSignIn')}>
        <Button variant="primary" onClick={() => void requestSignIn()}>
          {t('shell.signIn')}
        </Button>
        <ButtonLink href={denial_url}>{t('signIn.linkDeny')}</ButtonLink>
      </EmptyState>
    );
  const allow = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      const { oauth } = await apiOf(queries);
      const agreed = await asMaster((pin_code) => oauth.authorize({ ...request, pin_code }));
      if (agreed !== undefined) return location.assign(agreed.url);
    } catch (error) {
      setFailure(failureOf(error).description || t('error.default'));
    }
    setSending(false);
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t('signIn.linkScopes', { service: name })}</p>
      <ul className={styles.scopes}>
        {scopes.map((scope) => (
          <Scope key={scope}>{t(scopeWords[scope])}</Scope>
        ))}
      </ul>
      <p className={styles.text}>{t('signIn.linkLimits')}</p>
      <p className={styles.failure} aria-live="polite">
        {failure}
      </p>
      <div className={styles.steps}>
        <Button variant="primary" size="large" loading={isSending} onClick={() => void allow()}>
          {t('signIn.linkAllow')}
        </Button>
        <ButtonLink size="large" href={denial_url}>
          {t('signIn.linkDeny')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Scope({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.scope}>
      <Icon name="check" />
      {children}
    </li>
  );
}
