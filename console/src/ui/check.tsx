import { Checkbox as AriaCheckbox, Switch as AriaSwitch } from 'react-aria-components';
import styles from './check.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface CheckProps {
  readonly children: React.ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Switch({ children, ...props }: CheckProps) {
  return (
    <AriaSwitch {...props} className={classNames(styles.row)}>
      <span className={styles.track} />
      {children}
    </AriaSwitch>
  );
}

export function Checkbox({ children, ...props }: CheckProps) {
  return (
    <AriaCheckbox {...props} className={classNames(styles.row)}>
      <span className={styles.box}>
        <Icon name="check" />
      </span>
      {children}
    </AriaCheckbox>
  );
}

/** The checkbox of a table row or header; the table labels it. */
export function SelectionBox() {
  return (
    <AriaCheckbox slot="selection" className={classNames(styles.row, styles.alone)}>
      {({ isIndeterminate }) => (
        <span className={styles.box}>
          {isIndeterminate ? <span className={styles.some} /> : <Icon name="check" />}
        </span>
      )}
    </AriaCheckbox>
  );
}
