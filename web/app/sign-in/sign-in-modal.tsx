import type { Language, User } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chooseLanguage, keepLanguage } from '../data/choices.ts';
import { readCookie } from '../data/cookies.ts';
import { track } from '../data/events.ts';
import { whenIdle } from '../data/idle.ts';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { announceSignIn, enterSession } from '../data/sign-in.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { profilesQuery } from '../profiles/queries.ts';
import { isNeverAsked } from '../profiles/skip-profiles.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from '../modals/modals.ts';
import type { SignInRequest } from './request-sign-in.ts';
import { LoginStep } from './login-step.tsx';
import { createSignInFlow } from './sign-in-flow.ts';
import type { SignInFlow, StepError } from './sign-in-flow.ts';
import { firstStep } from './sign-in-table.ts';
import type { Step } from './sign-in-table.ts';
import styles from './sign-in-modal.module.css';

const loadLater = () => import('./later-steps.tsx');
const LaterStep = lazy(() => loadLater().then((module) => ({ default: module.LaterStep })));

/** Key of a language chosen during sign-in: it takes precedence over the account's. */
const chosenLanguage = 'language_chosen';

const titles = {
  language: 'signIn.languageTitle',
  login: 'signIn.loginTitle',
  phonePassword: 'signIn.codeTitle',
  emailPassword: 'signIn.passwordTitle',
  emailCode: 'signIn.emailCodeTitle',
  emailChangePassword: 'signIn.newPasswordTitle',
  migratedPhonePassword: 'signIn.codeTitle',
  migratedPhonePasswordReset: 'signIn.codeTitle',
  changeDevice: 'signIn.devicesTitle',
  newDevice: 'signIn.newDeviceTitle',
  pin: 'signIn.pinTitle',
  profiles: 'signIn.profilesTitle',
  profileNew: 'signIn.profileNewTitle',
} as const;

/**
 * Signing in, registering, resetting a password, migrating from another provider: step by step, as `sign-in-table.ts`
 * defines. Closed with true once there is a normal session and all further steps are done or dismissed.
 */
export function SignInModal({
  login = '',
  initialStep = null,
  wantsLanguage = false,
  close,
}: SignInRequest & ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const brand = useBrand();
  const language = useLanguage();
  const { data: user } = useQuery(userQuery());
  const [first] = useState(() =>
    firstStep({
      isAuth: user?.isAuth === true,
      initialStep,
      wantsLanguage: wantsLanguage && brand.languages.length > 1,
    }),
  );
  const [flow] = useState(() => flowOf(queries, first ?? 'login', language));
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state);
  const [hasNoLanguages, setNoLanguages] = useState(false);

  const hasLeft = useRef(false);
  const leave = useCallback((): void => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void flow.leave();
    const isSignedIn = flow.state().facts.session_state === 'normal';
    if (isSignedIn) announceSignIn(queries);
    close(isSignedIn);
  }, [flow, queries, close]);

  const isOver = first === null || state.isClosed;
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);
  useLeavingUnmounted(leave);
  useEffect(() => whenIdle(() => void loadLater().catch(() => undefined)), []);
  if (isOver) return null;

  const choose = (chosen: Language): void => {
    sessionStorage.setItem(chosenLanguage, chosen);
    keepLanguage(chosen);
    if (chosen !== language) return chooseLanguage(chosen, { popup: 'sign_in', ...askedTvCode() });
    void queries.invalidateQueries();
    flow.languageChosen();
  };
  const { step } = state;
  const shared = {
    flow,
    state,
    error: state.error && wordsOf(state.error, t),
    allowed: user?.systemInfo.allowed_login_types ?? brand.login_types,
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={titleOf(step, t, brand.name)}
      size={step === 'profiles' ? 'gate' : 'window'}
      canClose={step !== 'language' || hasNoLanguages || readCookie(document.cookie, 'language') !== null}
    >
      {step === 'login' ? (
        <LoginStep {...shared} login={login} />
      ) : (
        <Suspense fallback={<div className={styles.loading} />}>
          <LaterStep {...shared} name={step} language={{ onChoose: choose, onMissing: setNoLanguages }} />
        </Suspense>
      )}
    </Dialog>
  );
}

function titleOf(step: Step, t: Translate, brand: string): string {
  if (step === 'migratedLogin') return t('signIn.migratedTitle', { brand });
  if (step === 'successRegistration') return t('signIn.successTitle', { brand });
  return t(titles[step]);
}

function wordsOf(error: StepError, t: Translate): string {
  return 'text' in error ? error.text : t(error.key);
}

/** Also ends the flow when a navigation removes the modal. */
function useLeavingUnmounted(leave: () => void): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Effects run twice in development: if mounted again, it was not removed.
      queueMicrotask(() => {
        if (!isMounted.current) leave();
      });
    };
  }, [leave]);
}

function flowOf(queries: QueryClient, step: Step, language: Language): SignInFlow {
  const { queryKey } = userQuery();
  const update = (change: (user: User) => User): void => {
    queries.setQueryData(queryKey, (user) => user && change(user));
  };
  return createSignInFlow(
    {
      api: () => apiOf(queries),
      now: Date.now,
      skipsProfiles: isNeverAsked,
      countProfiles: async () => (await queries.fetchQuery(profilesQuery())).items.length,
      enter: async (session) => {
        const user = await enterSession(queries, session);
        return user && keepChosenLanguage(queries, user, language);
      },
      noteTimer: (phone, until) =>
        update((user) =>
          phone === null
            ? { ...user, emailResendTimer: until }
            : { ...user, resendCodeTimers: { ...user.resendCodeTimers, [phone]: until } },
        ),
      askPasskey: async (options) => {
        const { startAuthentication } = await import('@simplewebauthn/browser');
        const answer = await startAuthentication({ optionsJSON: options });
        return {
          ...answer,
          response: { ...answer.response },
          clientExtensionResults: { ...answer.clientExtensionResults },
        };
      },
      reportFailedCheck: (login_type, { status, error_code }) =>
        track('login_check_failed', { login_type, response_code: status, error_code }),
    },
    step,
    { hasLanguages: step === 'language' },
  );
}

/** The code of a TV, while its modal waits for the sign-in. */
function askedTvCode(): { readonly ott_tv_code?: string } {
  const code = sessionStorage.getItem('ott_tv_code');
  return code === null ? {} : { ott_tv_code: code };
}

/** Saves a newly chosen language in the account; otherwise applies the account's language. */
async function keepChosenLanguage(queries: QueryClient, user: User, language: Language): Promise<User> {
  const chosen = sessionStorage.getItem(chosenLanguage);
  sessionStorage.removeItem(chosenLanguage);
  if (chosen !== language || user.language === language) return user;
  // The session has set the account's language.
  keepLanguage(language);
  try {
    const { session } = await apiOf(queries);
    const changed = await session.updateUser({ language });
    queries.setQueryData(userQuery().queryKey, changed);
    return changed;
  } catch {
    return user;
  }
}
