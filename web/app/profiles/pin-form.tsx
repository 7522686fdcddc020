import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { CodeBoxes } from '../ui/code-boxes.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './profiles.module.css';

/** Number of digits of a PIN. */
const pinLength = 4;

export interface PinFormProps {
  readonly label: string;
  /** Label of the button. */
  readonly button: string;
  readonly hint?: string;
  /** Takes a PIN; resolves to an error text, null for none. */
  readonly onPin: (pin: string) => Promise<string | null>;
  /** Initial error text. */
  readonly problem?: string | null;
  /** Submits with the last digit, without the button. */
  readonly submitsItself?: boolean;
  /** Alternatives to the PIN, below the button. */
  readonly children?: ReactNode;
}

/** Four digits and a button that is enabled once all are there. A wrong PIN is cleared, with an error text. */
export function PinForm({
  label,
  button,
  hint,
  onPin,
  problem = null,
  submitsItself = false,
  children,
}: PinFormProps) {
  const [tries, setTries] = useState(0);
  const form = useForm({
    initial: { pin: '' },
    ...(problem !== null && { errors: { pin: problem } }),
    send: async ({ pin }) => {
      if (pin.length < pinLength) return false;
      const wrong = await onPin(pin);
      if (wrong === null) return undefined;
      form.change({ pin: '' });
      setTries((count) => count + 1);
      return { pin: wrong };
    },
  });
  const { values, errors, isSending, change, submit, onSubmit } = form;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.code}>
        <CodeBoxes
          key={tries}
          label={label}
          length={pinLength}
          value={values.pin}
          onChange={(pin) => change({ pin })}
          {...(submitsItself && { onComplete: (pin: string) => void submit({ pin }) })}
          {...(hint !== undefined && { hint })}
          error={errors.pin ?? null}
          masked
          takesFocus
        />
      </div>
      <Button
        variant="primary"
        size="large"
        type="submit"
        disabled={values.pin.length < pinLength}
        loading={isSending}
      >
        {button}
      </Button>
      {children !== undefined && <div className={styles.ways}>{children}</div>}
    </form>
  );
}
