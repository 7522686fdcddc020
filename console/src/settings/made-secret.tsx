import { CopyButton } from '../ui/copy-button.tsx';
import styles from './settings.module.css';

interface MadeSecretProps {
  readonly text: string;
  /** Explains the secret, and that it is not shown again. */
  readonly children: React.ReactNode;
}

/** A new secret, to be copied. */
export function MadeSecret({ text, children }: MadeSecretProps) {
  return (
    <>
      <p>{children}</p>
      <div className={styles.secret}>
        <code>{text}</code>
        <CopyButton text={text} />
      </div>
    </>
  );
}
