import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page that opens the request to sign in. Signed-in viewers continue to the home page. */
export function SignInPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { data: user } = useQuery(userQuery());
  const navigate = useNavigate();
  const isAuth = user?.isAuth === true;
  const [isOpen, setOpen] = useState(!isAuth);

  // Further steps may follow the sign-in.
  const isDone = isAuth && !isOpen;
  useEffect(() => {
    if (isDone) void navigate('/', { replace: true });
  }, [isDone, navigate]);

  return (
    <>
      <PageHead title={t('signIn.title', { brand })} isHidden />
      <EmptyState icon="user" titleAs="h1" title={t('signIn.title', { brand })} text={t('signIn.text')}>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('shell.signIn')}
        </Button>
        <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
      </EmptyState>
      {isOpen && <SignInModal close={() => setOpen(false)} />}
    </>
  );
}
