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
 * A page for signed-in viewers: a guest gets the request to sign in in its place, and nothing of it. Who signs in here sees
 * the page once nothing more is asked of him.
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
 * A protected page that a guest comes to by its address or by the history: the server already writes it with the
 * modal open. Success shows the page; closing the modal leaves its words and a way home.
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
            // What the page needs was not loaded for a guest.
            if (isSignedIn === true) void revalidator.revalidate();
          }}
        />
      )}
    </>
  );
}
