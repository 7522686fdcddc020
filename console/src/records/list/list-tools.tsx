import type { RecordKind } from '@kadr/contract';
import type { ListControllerResult } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import type { ListedRecord, ListFilter } from '../../data/records-provider.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useChoiceLabel } from '../fields/labels.ts';
import { filtersOf } from './columns.ts';
import { FilterChips } from './filter-chips.tsx';
import type { ListChoice } from './columns.ts';
import styles from './list.module.css';

interface ListToolsProps {
  readonly kind: RecordKind;
  readonly list: ListControllerResult<ListedRecord>;
}

/** Every kind can be filtered by drafts: changed records, and records that do not exist yet. */
const drafts: ListChoice = { name: 'has_draft', label: 'filters.has_draft', values: [true, 'is_new'] };

/** Search and filters, kept in the URL so that a list can be linked. */
export function ListTools({ kind, list }: ListToolsProps) {
  const t = useTexts();
  const labelOf = useChoiceLabel();
  const filter = list.filterValues as ListFilter;
  const choices = [...filtersOf[kind], ...useBrandFilter(kind), drafts];
  const [text, setText] = useSearchText(filter.q ?? '', (q) =>
    list.setFilters(changed(filter, 'q', q || null)),
  );
  const valueOf = (name: string): string | null => {
    if (name === 'has_draft' && filter['is_new'] === true) return 'is_new';
    const value = filter[name];
    return typeof value === 'string' || typeof value === 'boolean' ? String(value) : null;
  };
  const choose = ({ name, values }: ListChoice, chosen: string | null): void => {
    const value = values.find((one) => String(one) === chosen) ?? null;
    const without = changed(filter, 'is_new', name === 'has_draft' ? null : (filter['is_new'] ?? null));
    list.setFilters(
      value === 'is_new' ? changed(without, 'is_new', true, name) : changed(without, name, value),
    );
  };
  return (
    <search className={styles.tools}>
      <SearchField label={t('list.search')} value={text} onChange={setText} />
      {choices.map((choice) => (
        <div key={choice.name} className={styles.filter}>
          <Select
            label={t(choice.label)}
            isLabelHidden
            value={valueOf(choice.name)}
            choices={[
              { value: null, label: t(choice.label) },
              ...choice.values.map((value) => ({
                value: String(value),
                label: labelOf(choice.name, String(value)),
              })),
            ]}
            onChange={(chosen) => choose(choice, chosen)}
          />
        </div>
      ))}
      <FilterChips
        filter={filter}
        known={['q', 'is_new', ...choices.map(({ name }) => name)]}
        onChange={(next) => list.setFilters(next)}
      />
    </search>
  );
}

/** Pages belong to brands; a member who may not read brands gets no brand filter. */
function useBrandFilter(kind: RecordKind): ListChoice[] {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['brands'],
    queryFn: () => service.operator.listBrands(),
    enabled: kind === 'media_view' && may('brands:read'),
    retry: false,
  });
  if (kind !== 'media_view' || data === undefined) return [];
  return [{ name: 'brand', label: 'filters.brand', values: data.items.map(({ id }) => id) }];
}

/** The filters with one changed; null removes it. The filters in `without` are removed too. */
function changed(filter: ListFilter, name: string, value: unknown, ...without: string[]): ListFilter {
  const { [name]: _, ...others } = filter;
  const kept = Object.fromEntries(Object.entries(others).filter(([one]) => !without.includes(one)));
  return value === null ? kept : { ...kept, [name]: value };
}

/** A search field whose input reaches the list after a short delay. */
function useSearchText(q: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const settled = useDebounced(text, 250);
  // The URL has changed: by "show all", or the browser's back button.
  if (known !== q) {
    setKnown(q);
    setText(q);
  }
  useEffect(() => {
    if (settled === text && settled !== q) onSettled(settled);
  }, [settled, text, q, onSettled]);
  return [text, setText] as const;
}
