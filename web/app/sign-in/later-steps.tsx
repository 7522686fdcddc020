/** The steps after the login: a separate chunk, loaded while the login is typed. */

import { lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../data/idle.ts';
import { CodeStep } from './code-step.tsx';
import { ChangeDeviceStep, NewDeviceStep } from './device-steps.tsx';
import { LanguageStep } from './language-step.tsx';
import type { LanguageStepProps } from './language-step.tsx';
import { MigratedLoginStep } from './migrated-login-step.tsx';
import { NewPasswordStep, PasswordStep } from './password-step.tsx';
import type { Step } from './sign-in-table.ts';
import type { StepProps } from './step-props.ts';
import { SuccessRegistration } from './success-registration.tsx';

export interface LaterStepProps extends StepProps {
  readonly language: LanguageStepProps;
}

const loadFirstPin = () => import('../profiles/first-pin.tsx');
const loadChooseProfile = () => import('../profiles/choose-profile.tsx');
const loadNewProfile = () => import('../profiles/new-profile.tsx');

const FirstPin = lazy(() => loadFirstPin().then((module) => ({ default: module.FirstPin })));
const ChooseProfile = lazy(() => loadChooseProfile().then((module) => ({ default: module.ChooseProfile })));
const NewProfile = lazy(() => loadNewProfile().then((module) => ({ default: module.NewProfile })));

type LaterName = Exclude<Step, 'login'>;

const views: Readonly<Record<LaterName, (props: LaterStepProps) => ReactNode>> = {
  language: ({ language }) => <LanguageStep {...language} />,
  phonePassword: CodeStep,
  migratedPhonePassword: CodeStep,
  migratedPhonePasswordReset: CodeStep,
  emailCode: CodeStep,
  emailPassword: PasswordStep,
  emailChangePassword: NewPasswordStep,
  migratedLogin: MigratedLoginStep,
  changeDevice: ChangeDeviceStep,
  newDevice: NewDeviceStep,
  pin: ({ flow }) => <FirstPin onDone={flow.done} />,
  profiles: ({ flow }) => <ChooseProfile onDone={flow.done} onNew={flow.wantProfile} />,
  profileNew: ({ flow }) => <NewProfile onDone={flow.done} onBack={flow.back} />,
  successRegistration: ({ flow }) => <SuccessRegistration onDone={flow.done} />,
};

export function LaterStep({ name, ...props }: LaterStepProps & { readonly name: LaterName }) {
  const View = views[name];
  // Loaded while the code is typed, so that the window does not change its size twice.
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of [loadFirstPin, loadChooseProfile, loadNewProfile])
          void load().catch(() => undefined);
      }),
    [],
  );
  return <View {...props} />;
}
