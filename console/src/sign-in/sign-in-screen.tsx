import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Logo } from '../ui/logo.tsx';
import { SignInSteps, stepTitles, useSignInStep } from './sign-in-steps.tsx';
import styles from './sign-in.module.css';

/** The layout of screens before sign-in: a centred card. */
export function OutsideScreen({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  const t = useTexts();
  useEffect(() => {
    document.title = `${title} — Kadr Console`;
  }, [title]);
  return (
    <div className={styles.screen}>
      <main className={styles.card}>
        <Logo label={t('frame.console')} />
        <h1>{title}</h1>
        {children}
      </main>
      <footer>
        <LanguageChoice />
      </footer>
    </div>
  );
}

export function SignInScreen() {
  const t = useTexts();
  const step = useSignInStep();
  return (
    <OutsideScreen title={step === 'full' ? '' : t(stepTitles[step])}>
      <SignInSteps />
    </OutsideScreen>
  );
}
