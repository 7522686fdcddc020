import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useRevalidator } from 'react-router';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/**
 * Wraps a page for signed-in viewers: a guest sees the request to sign in instead. After signing in the viewer sees the
 * page once all further steps are done.
 */
export function forSignedIn(Page: ComponentType): ComponentType {
  return function SignedInPage() {
    const { data: user } = useQuery(userQuery());
    const isAuth = user?.isAuth === true;
    const [isAsked, setAsked] = useState(!isAuth);
    // A guest again: signed out, here or elsewhere.
    const [wasAuth, setWasAuth] = useState(isAuth);
    if (wasAuth !== isAuth) {
      setWasAuth(isAuth);
      if (!isAuth) setAsked(true);
    }
    return isAuth && !isAsked ? <Page /> : <SignInGate isOpen={isAsked} setOpen={setAsked} />;
  };
}

interface SignInGateProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * A protected page that a guest opens by its address or from the history: the server already renders it with the modal
 * open. Success shows the page; closing the modal leaves its text and a link home.
 */
function SignInGate({ isOpen, setOpen }: SignInGateProps) {
  const t = useMessages();
  const { handle, hasLayout } = useVisiblePage();
  const revalidator = useRevalidator();
  const name = handle?.crumb === undefined ? null : t(handle.crumb);
  const title = name === null ? t('my.gateTitle') : t('my.gateTitleOf', { name });
  const words = (
    <EmptyState icon="user" titleAs="h1" title={title} text={t('my.gateText')}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('shell.signIn')}
      </Button>
      <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
    </EmptyState>
  );
  return (
    <>
      <PageHead title={title} isHidden />
      {hasLayout ? words : <BarePage>{words}</BarePage>}
      {isOpen && (
        <SignInModal
          close={(isSignedIn) => {
            setOpen(false);
            // The page's data were not loaded for a guest.
            if (isSignedIn === true) void revalidator.revalidate();
          }}
        />
      )}
    </>
  );
}
