import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TvCode } from '@kadr/contract';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { encode } from 'uqr';
import { useBrand, useSettings } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { announceSignIn, enterSession } from '../data/sign-in.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from './request-sign-in.ts';
import { PageHead } from '../routing/page-head.tsx';
import { BarePage } from '../layout/bare-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { pollTvCode } from './poll-tv-code.ts';
import styles from './tv-sign-in-page.module.css';

/** Signing in on a screen without a keyboard: it shows a code, which the viewer confirms on a phone (RFC 8628). */
export function TvSignInPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { data: user } = useQuery(userQuery());
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((last) => last + 1), []);
  const title = t('signIn.tvPageTitle', { brand });
  return (
    <BarePage>
      <PageHead title={title} isHidden />
      {user?.isAuth === true ? (
        <EmptyState icon="check" titleAs="h1" title={t('signIn.doneTitle')} text={t('signIn.tvPageDone')}>
          <ButtonLink href="/" variant="primary">
            {t('shell.toHome')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <WaitingScreen key={turn} title={title} retry={retry} />
      )}
    </BarePage>
  );
}

function WaitingScreen({ title, retry }: { readonly title: string; readonly retry: () => void }) {
  const t = useMessages();
  const { public_url: address } = useSettings();
  const { code, hasFailed } = useTvCode(retry);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <ol className={styles.steps}>
          <li>{t('signIn.tvPageScan')}</li>
          <li>{t('signIn.tvPageOpen', { address: `${new URL(address).host}/tvcode` })}</li>
          <li>{t('signIn.tvPageConfirm')}</li>
        </ol>
        {hasFailed ? (
          <div className={styles.failure}>
            <p>{t('error.default')}</p>
            <Button variant="primary" onClick={retry}>
              {t('signIn.again')}
            </Button>
          </div>
        ) : (
          <output className={styles.code} aria-label={t('signIn.tvCode')}>
            {code?.code ?? <Skeleton className={styles.waitingCode} />}
          </output>
        )}
      </div>
      <div className={styles.picture}>
        {code === null ? (
          <Skeleton className={styles.waiting} />
        ) : (
          <QrCode text={`${address}/?ott_tv_code=${encodeURIComponent(code.code)}`} />
        )}
      </div>
    </div>
  );
}

/** Shows codes until the viewer is signed in, then the home page. `retry` starts over. */
function useTvCode(retry: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [code, setCode] = useState<TvCode | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const ending = new AbortController();
    const follow = async (): Promise<void> => {
      const { tvCodes } = await apiOf(queries);
      const session = await pollTvCode({
        create: async () => {
          const made = await tvCodes.create();
          if (!ending.signal.aborted) setCode(made);
          return made;
        },
        poll: (device_code) => tvCodes.poll({ device_code }),
        wait: (seconds) => waitVisible(seconds, ending.signal),
        signal: ending.signal,
      });
      if (session === null) return;
      await enterSession(queries, session);
      if (session.session_state === 'restricted' && !(await requestSignIn({ initialStep: 'changeDevice' })))
        return retry();
      announceSignIn(queries);
      await navigate('/', { replace: true });
    };
    follow().catch(() => {
      if (ending.signal.aborted) return;
      setCode(null);
      setFailed(true);
    });
    return () => ending.abort();
  }, [queries, navigate, retry]);
  return { code, hasFailed };
}

/** Resolves after a number of seconds, but not before the page is visible. */
async function waitVisible(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  while (document.visibilityState !== 'visible' && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true, signal });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
}

/** A QR code as one path, dark on light, which phones read best. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={size} height={size} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
