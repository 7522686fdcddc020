import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/**
 * An address that opens the request to sign in. Who is signed in goes on to the home page; from a voice
 * assistant (a page without layout) he goes back to where he came from.
 */
export function SignInPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { hasLayout: isForPeople } = useVisiblePage();
  const { data: user } = useQuery(userQuery());
  const navigate = useNavigate();
  const isAuth = user?.isAuth === true;
  const [isOpen, setOpen] = useState(!isAuth);

  // More may be asked of who has just signed in.
  const isDone = isAuth && !isOpen;
  useEffect(() => {
    if (isDone && isForPeople) void navigate('/', { replace: true });
  }, [isDone, isForPeople, navigate]);

  const words = isDone ? (
    <EmptyState icon="check" titleAs="h1" title={t('signIn.doneTitle')} text={t('signIn.doneText')}>
      <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon="user"
      titleAs="h1"
      title={t('signIn.title', { brand })}
      text={t(isForPeople ? 'signIn.text' : 'signIn.assistantText')}
    >
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('shell.signIn')}
      </Button>
      <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
    </EmptyState>
  );
  return (
    <>
      <PageHead title={t('signIn.title', { brand })} isHidden />
      {isForPeople ? words : <BarePage>{words}</BarePage>}
      {isOpen && <SignInModal close={() => setOpen(false)} />}
    </>
  );
}
