import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search with its label inside. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      className={classNames(styles.search)}
    >
      <Icon name="search" />
      <Input className={classNames(styles.input)} placeholder={label} />
    </AriaSearchField>
  );
}
