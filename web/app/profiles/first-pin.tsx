import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { PinForm } from './pin-form.tsx';
import { noPin, pinProblem } from './pin-problem.ts';
import styles from './profiles.module.css';

export interface FirstPinProps {
  /** Called with the PIN once it is set, or with false if postponed. */
  readonly onDone: (isSet: boolean, pin?: string) => void;
  /** Whether it can be postponed; true by default. */
  readonly canWait?: boolean;
}

/** Sets the account's first PIN, typed twice to catch mistakes. */
export function FirstPin({ onDone, canWait = true }: FirstPinProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const [first, setFirst] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const set = async (pin: string): Promise<string | null> => {
    if (pin !== first) {
      setFirst(null);
      setProblem(t('profiles.pinsDiffer'));
      return null;
    }
    try {
      const api = await apiOf(queries);
      await api.profiles.pinChange({ old_pin: noPin, new_pin: pin });
      onDone(true, pin);
      return null;
    } catch (error) {
      setFirst(null);
      setProblem(pinProblem(t, error));
      return null;
    }
  };
  const take = (pin: string): Promise<string | null> => {
    if (pin === noPin) return Promise.resolve(t('modal.pin_change.error_0000'));
    setProblem(null);
    setFirst(pin);
    return Promise.resolve(null);
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {first === null ? t('profiles.firstPinText') : t('profiles.repeatPinText')}
      </p>
      {first === null ? (
        <PinForm
          key={`first ${problem}`}
          label={t('profiles.newPin')}
          button={t('profiles.goOn')}
          problem={problem}
          onPin={take}
        >
          {canWait && (
            <Button variant="ghost" onClick={() => onDone(false)}>
              {t('profiles.later')}
            </Button>
          )}
        </PinForm>
      ) : (
        <PinForm key="again" label={t('profiles.repeatPin')} button={t('profiles.setPin')} onPin={set}>
          <Button variant="ghost" onClick={() => setFirst(null)}>
            {t('profiles.back')}
          </Button>
        </PinForm>
      )}
    </div>
  );
}
