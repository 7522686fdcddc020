import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { targetPath } from '../data/paths.ts';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { toasts } from '../data/toasts.ts';
import { join } from './join.ts';
import { redeem, tellOf } from './redeem.ts';

/** The page of an invitation to joint viewing. */
export function JointViewingPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const begun = useRef<string>(null);
  useEffect(() => {
    if (begun.current === id) return;
    begun.current = id;
    void join(id, {
      isSignedIn: async () => (await queries.ensureQueryData(userQuery())).isAuth,
      signIn: requestSignIn,
      redeem: async (code) => {
        const notification = await redeem(queries, code);
        if (notification === null) return null;
        tellOf(notification);
        const { target } = notification.display;
        const path = target === null ? null : targetPath(target);
        // A notification does not lead out of the service.
        return path?.startsWith('/') === true ? path : null;
      },
      fail: (error) =>
        toasts.show({ title: failureOf(error).description || t('error.default'), tone: 'bad', duration: 5 }),
      goTo: (path) => void navigate(path, { replace: true }),
    });
  }, [id, queries, navigate, t]);
  return (
    <>
      <PageHead title={t('codes.jointPageTitle', { brand })} isHidden />
      <EmptyState icon="user" titleAs="h1" title={t('codes.jointTitle')} text={t('codes.jointText')}>
        <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
      </EmptyState>
    </>
  );
}
