import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../modals/request-sign-in.ts';
import { failureOf } from '../routing/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../shell/bare-page.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { countFailure, mayTry, needsCard } from './attempts.ts';
import styles from './promo-code-page.module.css';
import { redeem } from './redeem.ts';

/** A code becomes what it stands for; a gift certificate is such a code, too (RT-009, RT-091, RT-117). */
export function PromoCodePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname, search } = useLocation();
  const { hasLayout } = useVisiblePage();
  const [isDone, setDone] = useState(false);
  const kind = pathname.toLowerCase() === '/podarochnye-sertifikaty' ? 'certificate' : 'promoCode';
  const title = t('codes.title', { kind });
  const given = (new URLSearchParams(search).get('code') ?? '').slice(0, longestCode).toUpperCase();
  const content = isDone ? (
    <EmptyState icon="check" title={t('codes.doneTitle')} text={t('codes.doneText')}>
      <ButtonLink href="/catalog" variant="primary" {...(!hasLayout && { target: '_blank' })}>
        {t('codes.toCatalogue')}
      </ButtonLink>
      <Button onClick={() => setDone(false)}>{t('codes.another')}</Button>
    </EmptyState>
  ) : (
    <>
      <CodeForm given={given} onDone={() => setDone(true)} />
      <ol className={styles.steps}>
        <li>{t('codes.stepFind', { kind })}</li>
        <li>{t('codes.stepEnter')}</li>
        <li>{t('codes.stepWatch')}</li>
      </ol>
    </>
  );
  return (
    <>
      <PageHead
        title={t('codes.pageTitle', { name: title, brand })}
        description={t('codes.lead', { kind })}
        isHidden={!hasLayout}
      />
      {hasLayout ? (
        <PlainPage title={title} lead={t('codes.lead', { kind })} width="text">
          {content}
        </PlainPage>
      ) : (
        <BarePage>
          <PlainPage title={title} lead={t('codes.lead', { kind })} width="text">
            {content}
          </PlainPage>
        </BarePage>
      )}
    </>
  );
}

/** Letters of the longest code. */
const longestCode = 64;

function CodeForm({ given, onDone }: { readonly given: string; readonly onDone: () => void }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const [code, setCode] = useState(given);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') {
      setError(t('codes.missing'));
      return;
    }
    if (!mayTry(document.cookie)) {
      setError(t('input.promocode.validate.daily_attempt_limit_exceeded'));
      return;
    }
    setError(null);
    setSending(true);
    try {
      // What a code stands for belongs to an account.
      if (user?.isAuth !== true && !(await requestSignIn())) return;
      // PR-079, PC-007: who holds the account says so first.
      const { checkPin } = await import('../profiles/pin-modals.ts');
      if (!(await checkPin())) return;
      await redeem(queries, wanted);
      setCode('');
      onDone();
    } catch (failure) {
      const { status, error_code, description } = failureOf(failure);
      // What the service did not judge, and a code that only wants a card first, are no failures.
      if (status >= 400 && status < 500 && error_code !== needsCard) countFailure();
      setError(description || t('codes.failed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.field}>
        <TextField
          name="code"
          label={t('codes.label')}
          value={code}
          error={error}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value.toUpperCase());
            setError(null);
          }}
        />
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" loading={isSending}>
          {t('codes.activate')}
        </Button>
      </div>
    </form>
  );
}
