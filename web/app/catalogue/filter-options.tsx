import type { FilterOption } from '@kadr/contract';
import type { FilterName } from './catalogue-filter.ts';
import styles from './filters.module.css';

/** Chooses an option, or removes it. */
export type Choose = (name: FilterName, alias: string, isOn: boolean) => void;

export interface FilterOptionsProps {
  readonly name: FilterName;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChoose: Choose;
  /** The name of choosing nothing; without it there is no such option. */
  readonly allTitle?: string;
  readonly onClear?: () => void;
  /** A vertical list, or words in lines that wrap. */
  readonly look?: 'list' | 'words';
}

/** The options of a filter, any number of which may be chosen: a form's check boxes under the filter's name. */
export function FilterOptions({
  name,
  options,
  chosen,
  onChoose,
  allTitle,
  onClear,
  look = 'list',
}: FilterOptionsProps) {
  return (
    <div className={look === 'list' ? styles.list : styles.words}>
      {allTitle !== undefined && (
        <label className={styles.option}>
          {/* Once checked it stays so: only choosing another option clears it. */}
          <input type="checkbox" checked={chosen.length === 0} onChange={() => onClear?.()} />
          <span>{allTitle}</span>
        </label>
      )}
      {options.map((option) => (
        <label key={option.alias} className={styles.option}>
          <input
            type="checkbox"
            name={name}
            value={option.alias}
            checked={chosen.includes(option.alias)}
            onChange={({ currentTarget }) => onChoose(name, option.alias, currentTarget.checked)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  );
}
