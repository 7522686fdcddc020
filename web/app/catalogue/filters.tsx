import type { Theme } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { filterCountQuery, filtersQuery } from './queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import {
  catalogueAddress,
  countOf,
  filterOf,
  nothingChosen,
  shownFilters,
  sorts,
  withOption,
} from './catalogue-filter.ts';
import type { Choice, FilterName } from './catalogue-filter.ts';
import { FilterMenu } from './filter-menu.tsx';
import { FilterOptions } from './filter-options.tsx';
import styles from './filters.module.css';

export interface FiltersProps {
  readonly theme: Theme | null;
  /** The address of the catalogue to which the filters lead. */
  readonly path: string;
  /** The current choice; none when left out. */
  readonly chosen?: Choice;
}

/**
 * The filter block of a theme page or a catalogue: applying it leads to the catalogue's address with the choice. A row
 * of menus; on a phone a button that opens a sheet. Without scripts it is a plain form.
 */
export function Filters({ theme, path, chosen = nothingChosen }: FiltersProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(chosen);
  const [begunWith, setBegunWith] = useState(chosen);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The form starts from the new choice; it is not remounted, and keeps the focus.
  if (catalogueAddress(path, begunWith) !== catalogueAddress(path, chosen)) {
    setBegunWith(chosen);
    setChoice(chosen);
  }
  const { data } = useQuery(filtersQuery(theme));
  const count = countOf(chosen);
  const form: FilterForm = {
    filters: data === undefined ? [] : shownFilters(data, t('catalogue.only')),
    choice,
    change: setChoice,
    showLabel: useShowLabel(theme, choice, chosen),
    element: {
      action: path,
      method: 'get',
      'aria-label': t('catalogue.filters'),
      onSubmit: (event) => {
        event.preventDefault();
        setSheetOpen(false);
        void navigate(catalogueAddress(path, choice));
      },
    },
  };
  return (
    <>
      <FilterRow form={form} />
      <div className={styles.opener}>
        <Button icon="settings" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
          {count === 0 ? t('catalogue.filters') : t('catalogue.filtersChosen', { count })}
        </Button>
      </div>
      <Dialog
        open={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t('catalogue.filters')}
        size="full"
      >
        <FilterSheet form={form} />
      </Dialog>
    </>
  );
}

/** The form that the row and the sheet share. */
interface FilterForm {
  readonly filters: ReturnType<typeof shownFilters>;
  readonly choice: Choice;
  readonly change: (change: (before: Choice) => Choice) => void;
  /** The label of the button that applies the choice. */
  readonly showLabel: string;
  /** Attributes of the `form` element. */
  readonly element: ComponentProps<'form'>;
}

/** The menus, the order and the button in one line. */
function FilterRow({ form }: { readonly form: FilterForm }) {
  const t = useMessages();
  const group = useId();
  const { value, options, onChange } = useSorting(form);
  return (
    <form {...form.element} className={styles.row}>
      {form.filters.map((filter) =>
        filter.allTitle === null ? (
          <fieldset key={filter.name} className={styles.section}>
            <legend>
              <VisuallyHidden>{filter.title}</VisuallyHidden>
            </legend>
            <FilterOptions {...choosing(form, filter)} look="words" />
          </fieldset>
        ) : (
          <FilterMenu
            key={filter.name}
            group={group}
            title={filter.title}
            allTitle={filter.allTitle}
            {...choosing(form, filter)}
            onClear={() => clear(form, filter.name)}
          />
        ),
      )}
      <div className={styles.apply}>
        <span className={styles.order}>
          <select
            name="sort"
            value={value}
            onChange={onChange}
            aria-label={t('catalogue.sort')}
            className={styles.button}
          >
            {options.map((order) => (
              <option key={order.value} value={order.value}>
                {order.name}
              </option>
            ))}
          </select>
          <Icon name="chevron_down" />
        </span>
        <Button type="submit" variant="primary">
          {form.showLabel}
        </Button>
      </div>
    </form>
  );
}

/** The form on a phone: all filters are open, one below the other. */
function FilterSheet({ form }: { readonly form: FilterForm }) {
  const t = useMessages();
  const sorting = useSorting(form);
  return (
    <form {...form.element} className={styles.sheet}>
      {form.filters.map((filter) => (
        <fieldset key={filter.name} className={styles.section}>
          <legend className={styles.legend}>{filter.title}</legend>
          <FilterOptions
            {...choosing(form, filter)}
            look="words"
            {...(filter.allTitle !== null && {
              allTitle: filter.allTitle,
              onClear: () => clear(form, filter.name),
            })}
          />
        </fieldset>
      ))}
      <Select name="sort" {...sorting} label={t('catalogue.sort')} />
      <div className={styles.end}>
        <Button onClick={() => form.change(({ sort }) => ({ ...nothingChosen, sort }))}>
          {t('catalogue.reset')}
        </Button>
        <Button type="submit" variant="primary">
          {form.showLabel}
        </Button>
      </div>
    </form>
  );
}

function choosing({ choice, change }: FilterForm, { name, options }: FilterForm['filters'][number]) {
  return {
    name,
    options,
    chosen: choice[name],
    onChoose: (filter: FilterName, alias: string, isOn: boolean): void =>
      change((before) => withOption(before, filter, alias, isOn)),
  };
}

function clear({ change }: FilterForm, name: FilterName): void {
  change((before) => ({ ...before, [name]: [] }));
}

/** The order of the results, for a `select`. */
function useSorting({ choice, change }: FilterForm) {
  const t = useMessages();
  return {
    value: choice.sort,
    options: sorts.map((sort) => ({ value: sort, name: t('catalogue.sorting', { sort }) })),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>): void =>
      change((before) => ({ ...before, sort: sorts.find((sort) => sort === value) ?? before.sort })),
  };
}

/** The label of the button that applies a choice: the number of results, once the choice has changed. */
function useShowLabel(theme: Theme | null, choice: Choice, chosen: Choice): string {
  const t = useMessages();
  const { number } = useFormats();
  const filter = filterOf(theme, choice);
  const isChanged = JSON.stringify(filter) !== JSON.stringify(filterOf(theme, chosen));
  const { data } = useQuery({ ...filterCountQuery(filter), enabled: isChanged });
  if (!isChanged || data === undefined) return t('catalogue.apply');
  return t('catalogue.applyCount', { count: number(data.count) + (data.is_more ? '+' : '') });
}
