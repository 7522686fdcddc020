import type { ListFilter } from '../../data/records-provider.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useFieldLabel } from '../fields/labels.ts';
import { useRecordLabel } from '../fields/record-label.ts';
import { referenceOf } from '../fields/references.ts';
import styles from './list.module.css';

interface FilterChipsProps {
  readonly filter: ListFilter;
  /** Filters with their own controls. */
  readonly known: readonly string[];
  readonly onChange: (filter: ListFilter) => void;
}

/** Filters set by a link: the parts of a series, the titles of a genre. */
export function FilterChips({ filter, known, onChange }: FilterChipsProps) {
  const others = Object.entries(filter).filter(([name]) => !known.includes(name));
  return others.map(([name, value]) => (
    <Chip
      key={name}
      name={name}
      value={typeof value === 'string' ? value : JSON.stringify(value)}
      onRemove={() => {
        const { [name]: _, ...left } = filter;
        onChange(left);
      }}
    />
  ));
}

interface ChipProps {
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

function Chip({ name, value, onRemove }: ChipProps) {
  const t = useTexts();
  const labelOf = useFieldLabel();
  const kind = referenceOf(name);
  const label = useRecordLabel(kind ?? 'title', kind === null ? null : value);
  const text = `${labelOf(name)}: ${kind === null ? value : label}`;
  return (
    <span className={styles.chip}>
      {text}
      <Button
        look="quiet"
        isSmall
        icon="close"
        aria-label={t('fields.removeEntry', { label: text })}
        onPress={onRemove}
      />
    </span>
  );
}
