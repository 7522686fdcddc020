import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tvCodeLength } from '@kadr/contract/tv-code-length';
import { useEffect, useRef, useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { failureOf } from '../data/page-errors.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { confirm } from '../modals/open-modals.ts';
import { asMaster } from '../profiles/as-master.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CodeBoxes } from '../ui/code-boxes.tsx';
import { deviceName } from '../ui/device-name.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { plainWords } from '../ui/markup-tree.ts';
import { requestSignIn } from './request-sign-in.ts';
import styles from './tv-code-block.module.css';

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'success' | 'error'; readonly title: string; readonly text: string };

/** Result of a code; null while the viewer has not decided: the form stays. */
type Outcome = Exclude<Step, { readonly name: 'form' }> | null;

/**
 * Signs a TV in by its code: a form that submits a complete code automatically, then the result. A TV of another
 * network is shown for confirmation first, so that viewers do not sign in a stranger's TV.
 */
export function TvCodeFlow({ titleAs }: { readonly titleAs: 'h2' | 'h3' }) {
  const connect = useConnect();
  const [step, setStep] = useState<Step>({ name: 'form' });
  if (step.name === 'form')
    return <TvCodeEntry connect={connect} onOutcome={(outcome) => outcome && setStep(outcome)} />;
  return <TvCodeOutcome outcome={step} titleAs={titleAs} onAgain={() => setStep({ name: 'form' })} />;
}

function TvCodeOutcome({
  outcome,
  titleAs,
  onAgain,
}: {
  readonly outcome: NonNullable<Outcome>;
  readonly titleAs: 'h2' | 'h3';
  readonly onAgain: () => void;
}) {
  const t = useMessages();
  const next = useRef<HTMLButtonElement>(null);
  // The focused field is gone.
  useEffect(() => next.current?.focus(), []);
  const isDone = outcome.name === 'success';
  return (
    <div role={isDone ? 'status' : 'alert'}>
      <EmptyState
        icon={isDone ? 'check' : 'alert'}
        titleAs={titleAs}
        title={outcome.title}
        text={outcome.text}
      >
        {isDone && (
          <ButtonLink href="/" variant="primary">
            {t('shell.toHome')}
          </ButtonLink>
        )}
        <Button ref={next} variant={isDone ? 'secondary' : 'primary'} onClick={onAgain}>
          {t(isDone ? 'signIn.tvAnother' : 'signIn.tvReenter')}
        </Button>
      </EmptyState>
    </div>
  );
}

function TvCodeEntry({
  connect,
  onOutcome,
}: {
  readonly connect: (code: string) => Promise<Outcome>;
  readonly onOutcome: (outcome: Outcome) => void;
}) {
  const t = useMessages();
  const isInBrowser = useIsInBrowser();
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (complete: string): Promise<void> => {
    if (complete.length !== tvCodeLength || isSending) return;
    setSending(true);
    try {
      onOutcome(await connect(complete));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <CodeBoxes
        label={t('signIn.tvCode')}
        hint={t('signIn.tvText')}
        name="tv-code"
        signs="letters"
        length={tvCodeLength}
        value={code}
        disabled={isSending || !isInBrowser}
        onChange={setCode}
        onComplete={(complete) => void send(complete)}
      />
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={code.length !== tvCodeLength}
        loading={isSending}
      >
        {t('signIn.tvConnect')}
      </Button>
    </form>
  );
}

/** Returns the function that connects the TV of a code. It never rejects: a failure is an outcome. */
function useConnect(): (code: string) => Promise<Outcome> {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  return async (code) => {
    try {
      if (user?.isAuth !== true && !(await requestSignIn())) return null;
      const { tvCodes } = await apiOf(queries);
      const tv = await tvCodes.describe({ code }).catch(() => null);
      // The call itself reports an invalid code.
      if (tv?.is_same_network === false) {
        const isOwn = await confirm({
          title: t('signIn.tvTitle'),
          text: `${t('signIn.tvQuestion', { device: deviceName(tv) })} ${t('signIn.tvElsewhere')}`,
          continueWords: t('signIn.tvConnect'),
          exitWords: t('signIn.back'),
        });
        if (!isOwn) return null;
      }
      const answer = await asMaster((pin_code) => tvCodes.authorize({ code, pin_code }));
      if (answer === undefined) return null;
      const { message = '', submessage = '' } = answer.notification?.display ?? {};
      if (!answer.success)
        return {
          name: 'error',
          title: t('component.tv_code.error.message'),
          text: plainWords(`${message}. ${submessage ?? ''}`),
        };
      void refresh(queries, 'devices');
      return {
        name: 'success',
        title: plainWords(message) || t('signIn.tvDoneTitle'),
        text: plainWords(submessage ?? '') || t('signIn.tvDoneText'),
      };
    } catch (failure) {
      return {
        name: 'error',
        title: t('component.tv_code.error.message'),
        text: failureOf(failure).description || t('error.default'),
      };
    }
  };
}
