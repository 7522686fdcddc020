import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import styles from './purchase.module.css';

const signs = { good: 'check', bad: 'alert', open: 'clock' } as const satisfies Record<string, IconName>;

/** The service's text about the result of a payment. */
export function Told({
  text,
  more,
  sign = 'bad',
}: {
  readonly text: string;
  readonly more: string | null;
  readonly sign?: keyof typeof signs;
}) {
  return (
    <div className={styles.told} role={sign === 'bad' ? 'alert' : 'status'}>
      <span className={classNames(styles.sign, styles[sign])}>
        <Icon name={signs[sign]} />
      </span>
      <p className={styles.text}>
        <strong className={styles.strong}>
          <MarkedText text={text} />
        </strong>
        {more !== null && (
          <>
            {' '}
            <MarkedText text={more} />
          </>
        )}
      </p>
    </div>
  );
}
