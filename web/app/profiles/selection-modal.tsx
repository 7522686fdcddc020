import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { modals } from '../modals/modals.ts';
import { showError } from '../modals/open-modals.ts';
import { SuccessRegistration } from '../sign-in/success-registration.tsx';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChooseProfile } from './choose-profile.tsx';
import { FirstPin } from './first-pin.tsx';
import { openReset } from './pin-modals.ts';
import { PinForm } from './pin-form.tsx';
import { noPin, pinProblem } from './pin-problem.ts';
import styles from './profiles.module.css';
import { opensWizard, pinCheck, selection, stepAfter } from './selection-table.ts';
import type { SelectionEvent, SelectionStep } from './selection-table.ts';

export interface SelectionModalProps {
  /** `profiles` asks who watches and cannot be dismissed; `pin` checks the PIN before another action. */
  readonly purpose: 'profiles' | 'pin';
}

const titles = {
  profiles: 'profiles.who',
  profilesPinReason: 'profiles.pinReasonTitle',
  masterPin: 'profiles.masterPin',
  changePin: 'profiles.changePinTitle',
  successRegistration: 'profiles.successTitle',
  passed: 'profiles.who',
  closed: 'profiles.who',
} as const satisfies Record<SelectionStep, string>;

/** The profile modal, a state machine defined by `selection-table.ts`. Closed with true once a PIN check has passed. */
export function SelectionModal({ purpose, close }: SelectionModalProps & ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const table = purpose === 'profiles' ? selection : pinCheck;
  const [step, setStep] = useState<SelectionStep>(purpose === 'profiles' ? 'profiles' : 'masterPin');
  const isFirstPin = useRef(false);

  const send = (event: SelectionEvent): void => {
    const next = stepAfter(table, step, event);
    setStep(next);
    if (event === 'pin_is_set') isFirstPin.current = true;
    if (next === 'closed') close();
    if (next === 'passed') close(true);
    if (opensWizard(table, step, event)) void make();
  };
  const make = async (): Promise<void> => {
    const made = await modals.open(
      () => import('./new-profile-modal.tsx').then((module) => module.NewProfileModal),
      {},
    );
    if (made === undefined) return;
    setStep((now) => stepAfter(table, now, isFirstPin.current ? 'made_after_first_pin' : 'made'));
    isFirstPin.current = false;
  };
  const enter = async (pin: string): Promise<string | null> => {
    try {
      const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: pin });
      if (!valid) return t('input.pin.validate');
      send(pin === noPin ? 'no_pin' : 'right_pin');
      return null;
    } catch (error) {
      return pinProblem(t, error);
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(titles[step])}
      size={step === 'profiles' ? 'gate' : 'window'}
      canClose={purpose === 'pin'}
    >
      {step === 'profiles' && (
        <ChooseProfile onDone={() => send('chosen')} onNew={() => send('add')} reloads />
      )}
      {step === 'masterPin' && (
        <MasterPin onNoPin={() => send('no_pin')} onPin={enter} onBack={() => send('back')} />
      )}
      {step === 'profilesPinReason' && (
        <div className={styles.form}>
          <p className={styles.text}>{t('profiles.pinReasonText')}</p>
          <div className={styles.steps}>
            <Button variant="primary" size="large" onClick={() => send('set_pin')}>
              {t('profiles.setPin')}
            </Button>
            <Button size="large" onClick={() => send('later')}>
              {t('profiles.later')}
            </Button>
          </div>
        </div>
      )}
      {step === 'changePin' && (
        <FirstPin canWait={false} onDone={(isSet) => send(isSet ? 'pin_is_set' : 'back')} />
      )}
      {step === 'successRegistration' && <SuccessRegistration onDone={() => send('start')} />}
    </Dialog>
  );
}

/**
 * Asks for the PIN, after an automatic attempt with `0000`. If that attempt fails, shows the error modal and goes back.
 */
function MasterPin({
  onNoPin,
  onPin,
  onBack,
}: {
  readonly onNoPin: () => void;
  readonly onPin: (pin: string) => Promise<string | null>;
  readonly onBack: () => void;
}) {
  const t = useMessages();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const pass = useEffectEvent(onNoPin);
  const fail = useEffectEvent((error: unknown) => {
    onBack();
    void showError({ text: failureOf(error).description || t('error.default') });
  });
  useEffect(() => {
    let isHere = true;
    void (async () => {
      try {
        const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: noPin });
        if (!isHere) return;
        if (valid) pass();
        else setAsked(true);
      } catch (error) {
        if (isHere) fail(error);
      }
    })();
    return () => {
      isHere = false;
    };
  }, [queries]);
  if (!isAsked) return <Skeleton className={styles.waiting} />;
  return (
    <PinForm label={t('profiles.pin')} button={t('profiles.confirm')} onPin={onPin} submitsItself>
      <Button
        variant="ghost"
        onClick={() => {
          void openReset().then((isReset) => {
            if (isReset) onNoPin();
          });
        }}
      >
        {t('profiles.forgotPin')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('profiles.back')}
      </Button>
    </PinForm>
  );
}
