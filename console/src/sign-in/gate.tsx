import type { StaffMe } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useSetLocale } from 'ra-core';
import { useEffect, useState } from 'react';
import { memberQuery, MemberProvider } from '../data/member.ts';
import { answerPrompt, usePrompt } from '../data/prompts.ts';
import { isLanguageRemembered } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { OutsideScreen, SignInScreen } from './sign-in-screen.tsx';
import { SignInSteps, stepTitles, useSignInStep } from './sign-in-steps.tsx';

/**
 * Signs members in. When a session ends, the screen stays, and a dialog over it lets the member sign in again.
 */
export function Gate({ children }: { readonly children: React.ReactNode }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(memberQuery);
  const [member, setMember] = useState<StaffMe | null>(null);
  const setLocale = useSetLocale();
  if (data?.state === 'full' && data !== member) setMember(data);
  const language = member?.member.language;
  useEffect(() => {
    // The language chosen in this browser takes precedence over the one stored for the member.
    if (language !== undefined && !isLanguageRemembered()) setLocale(language);
  }, [language, setLocale]);
  if (member !== null)
    return (
      <MemberProvider value={member}>
        {children}
        <Prompts />
      </MemberProvider>
    );
  if (isPending) return <Spinner />;
  if (error !== null)
    return (
      <OutsideScreen title={t('frame.console')}>
        <Notice tone="bad">{t('ui.unreachable')}</Notice>
        <Button onPress={() => void refetch()}>{t('ui.tryAgain')}</Button>
      </OutsideScreen>
    );
  return <SignInScreen />;
}

/** The dialog for a refused call. */
function Prompts() {
  const prompt = usePrompt();
  if (prompt === 'reauthentication') return <ReauthenticationDialog />;
  return prompt === 'sign-in' ? <SignInDialog /> : null;
}

function SignInDialog() {
  const t = useTexts();
  const { refetch } = useQuery(memberQuery);
  const [isRead, setRead] = useState(false);
  const step = useSignInStep();
  useEffect(() => {
    void refetch().then(() => setRead(true));
  }, [refetch]);
  useEffect(() => {
    if (isRead && step === 'full') answerPrompt(true);
  }, [isRead, step]);
  if (!isRead || step === 'full') return null;
  return (
    <Dialog title={t(stepTitles[step])} size="small" isOpen onClose={null}>
      <p>{t('signIn.ended')}</p>
      <SignInSteps />
    </Dialog>
  );
}
