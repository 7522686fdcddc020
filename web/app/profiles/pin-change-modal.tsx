import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { promoPanel } from '../data/promo-panel.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toasts } from '../data/toasts.ts';
import { FirstPin } from './first-pin.tsx';
import { openReset } from './pin-modals.ts';
import { PinForm } from './pin-form.tsx';
import { isWrongPin, noPin, pinProblem } from './pin-problem.ts';
import styles from './profiles.module.css';

/** Replaces the PIN, after asking for the current one. Closed with true once it is set. */
export function PinChangeModal({ close }: ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const [step, setStep] = useState<'looking' | 'first' | 'old' | 'new'>('looking');
  const [old, setOld] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      try {
        const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: noPin });
        if (isHere) setStep(valid ? 'first' : 'old');
      } catch {
        // Without an answer the PIN is requested; any error is shown then.
        if (isHere) setStep('old');
      }
    })();
    return () => {
      isHere = false;
    };
  }, [queries]);

  const takeOld = async (pin: string): Promise<string | null> => {
    try {
      const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: pin });
      if (!valid) return t('input.pin.validate');
      setOld(pin);
      setProblem(null);
      setStep('new');
      return null;
    } catch (error) {
      return pinProblem(t, error);
    }
  };
  const takeNew = async (pin: string): Promise<string | null> => {
    try {
      const api = await apiOf(queries);
      const { notification } = await api.profiles.pinChange({ old_pin: old, new_pin: pin });
      toasts.show(promoPanel(notification));
      close(true);
      return null;
    } catch (error) {
      if (!isWrongPin(error)) return pinProblem(t, error);
      // The PIN was changed elsewhere in the meantime.
      setProblem(pinProblem(t, error));
      setStep('old');
      return null;
    }
  };
  return (
    <Dialog open onClose={() => close()} title={t('profiles.changePinTitle')}>
      {step === 'looking' && <Skeleton className={styles.waiting} />}
      {step === 'first' && <FirstPin canWait={false} onDone={(isSet) => close(isSet)} />}
      {step === 'old' && (
        <PinForm
          key="old"
          label={t('profiles.oldPin')}
          button={t('profiles.goOn')}
          problem={problem}
          onPin={takeOld}
          submitsItself
        >
          <Button
            variant="ghost"
            onClick={() => {
              void openReset().then((isReset) => {
                if (isReset) setStep('first');
              });
            }}
          >
            {t('profiles.forgotPin')}
          </Button>
        </PinForm>
      )}
      {step === 'new' && (
        <PinForm key="new" label={t('profiles.newPin')} button={t('profiles.setPin')} onPin={takeNew} />
      )}
    </Dialog>
  );
}
