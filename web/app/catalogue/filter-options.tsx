import type { FilterOption } from '@kadr/contract';
import type { FilterName } from './catalogue-filter.ts';
import styles from './filters.module.css';

/** Chooses an option, or lets it go. */
export type Choose = (name: FilterName, alias: string, isOn: boolean) => void;

export interface FilterOptionsProps {
  readonly name: FilterName;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChoose: Choose;
  /** Name of the choice of none; without one there is no such option. */
  readonly allTitle?: string;
  readonly onClear?: () => void;
  /** One below the other, or words in a line that wraps. */
  readonly look?: 'list' | 'words';
}

/** Options of a filter, of which several may be chosen: check boxes of a form under the filter's name. */
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
          {/* Chosen already it stays so: only another option takes its mark away. */}
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
