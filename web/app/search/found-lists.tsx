import { OptionLine } from './option-line.tsx';
import type { SearchOption } from './search-options.ts';
import styles from './search-overlay.module.css';
import type { FoundLines } from './use-found.ts';

export interface FoundListsProps {
  readonly lists: readonly FoundLines[];
  /** Prefix of the ids of lines, which are numbered through all lists. */
  readonly id: string;
  /** Index of the selected line; -1 for none. */
  readonly active: number;
  readonly onFollow: (option: SearchOption) => void;
}

/** Lines in groups, each under its name; empty groups are omitted. A fieldset is not allowed in a listbox. */
export function FoundLists({ lists, id, active, onFollow }: FoundListsProps) {
  const groups = lists.map((list, at) => ({
    ...list,
    first: lists.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  }));
  return groups.map(
    ({ name, options, first }) =>
      options.length > 0 && (
        <div
          key={name}
          {...(name !== null && { role: 'group', 'aria-label': name })}
          className={styles.group}
        >
          {name !== null && (
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
          )}
          {options.map((option, at) => (
            <OptionLine
              key={option.href}
              id={`${id}-${first + at}`}
              option={option}
              isActive={first + at === active}
              saysKind={false}
              onFollow={() => onFollow(option)}
            />
          ))}
        </div>
      ),
  );
}
