import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { memberQuery, useMemberRefresh } from '../data/member.ts';
import { useTask } from '../data/use-task.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { Notice } from '../ui/notice.tsx';
import { EnrolmentStep } from './enrolment-step.tsx';
import { CodeStep, PasswordStep } from './password-step.tsx';
import styles from './sign-in.module.css';

/** Titles of the steps. */
export const stepTitles = {
  password: 'signIn.title',
  second_factor: 'signIn.codeTitle',
  enrolment: 'enrolment.title',
} as const satisfies Record<string, MessageKey>;

/** The state of a sign-in; `full` when it is complete. */
export function useSignInStep(): keyof typeof stepTitles | 'full' {
  const { data } = useQuery(memberQuery);
  return data?.state ?? 'password';
}

/** The steps of signing in, one at a time. */
export function SignInSteps() {
  const step = useSignInStep();
  const task = useTask();
  const refresh = useMemberRefresh();
  const startAgain = () =>
    task.run(async () => {
      await service.staff.signOut();
      await refresh();
    });
  return (
    <div className={styles.steps}>
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {step === 'password' && <PasswordStep task={task} onProgress={refresh} />}
      {step === 'second_factor' && (
        <CodeStep task={task} onProgress={refresh} onBack={() => void startAgain()} />
      )}
      {step === 'enrolment' && <EnrolmentStep task={task} onProgress={refresh} />}
    </div>
  );
}
