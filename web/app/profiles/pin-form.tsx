import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { CodeBoxes } from '../ui/code-boxes.tsx';
import styles from './profiles.module.css';

/** Digits of a PIN. */
const pinLength = 4;

export interface PinFormProps {
  readonly label: string;
  /** Words of the button. */
  readonly button: string;
  readonly hint?: string;
  /** Takes a PIN; gives what is wrong with it, null when nothing is. */
  readonly onPin: (pin: string) => Promise<string | null>;
  /** What was wrong before it appeared. */
  readonly problem?: string | null;
  /** Goes on with the last digit, without the button. */
  readonly submitsItself?: boolean;
  /** Other ways than the PIN, below the button. */
  readonly children?: ReactNode;
}

/** Four digits and a button that waits for all of them. What was wrong is cleared, and said. */
export function PinForm({
  label,
  button,
  hint,
  onPin,
  problem = null,
  submitsItself = false,
  children,
}: PinFormProps) {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string | null>(problem);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const send = async (typed: string): Promise<void> => {
    if (isBusy || typed.length < pinLength) return;
    setBusy(true);
    const wrong = await onPin(typed);
    setBusy(false);
    if (wrong === null) return;
    setError(wrong);
    setPin('');
    setTries((count) => count + 1);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(pin);
      }}
      noValidate
    >
      <div className={styles.code}>
        <CodeBoxes
          key={tries}
          label={label}
          length={pinLength}
          value={pin}
          onChange={(typed) => {
            setPin(typed);
            setError(null);
          }}
          {...(submitsItself && { onComplete: (typed: string) => void send(typed) })}
          {...(hint !== undefined && { hint })}
          error={error}
          masked
          takesFocus
        />
      </div>
      <Button variant="primary" size="large" type="submit" disabled={pin.length < pinLength} loading={isBusy}>
        {button}
      </Button>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </form>
  );
}
