/** The steps behind the login: a chunk of their own, which comes while the login is typed. */

import { lazy } from 'react';
import type { ReactNode } from 'react';
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

const FirstPin = lazy(() =>
  import('../../profiles/first-pin.tsx').then((module) => ({ default: module.FirstPin })),
);
const ChooseProfile = lazy(() =>
  import('../../profiles/choose-profile.tsx').then((module) => ({ default: module.ChooseProfile })),
);
const NewProfile = lazy(() =>
  import('../../profiles/new-profile.tsx').then((module) => ({ default: module.NewProfile })),
);

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
  return <View {...props} />;
}
