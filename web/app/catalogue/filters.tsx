import type { Theme } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
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
  /** Address of the catalogue that the filters lead to. */
  readonly path: string;
  /** What is chosen now; nothing when left out. */
  readonly chosen?: Choice;
}

/**
 * The filter block of a theme page or a catalogue: applying it leads to the catalogue's address with what is chosen. A row of
 * menus; on a phone a button that opens a sheet. Without scripts it is a plain form.
 */
export function Filters({ theme, path, chosen = nothingChosen }: FiltersProps) {
  const t = useMessages();
  const group = useId();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(chosen);
  const [begunWith, setBegunWith] = useState(chosen);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The form starts from what has been chosen; it stays, and the focus in it.
  if (catalogueAddress(path, begunWith) !== catalogueAddress(path, chosen)) {
    setBegunWith(chosen);
    setChoice(chosen);
  }
  const { data } = useQuery(filtersQuery(theme));
  const showLabel = useShowLabel(theme, choice, chosen);
  const filters = data === undefined ? [] : shownFilters(data, t('catalogue.only'));
  const count = countOf(chosen);

  const choose = (name: FilterName, alias: string, isOn: boolean): void =>
    setChoice((before) => withOption(before, name, alias, isOn));
  const clear = (name: FilterName): void => setChoice((before) => ({ ...before, [name]: [] }));
  const form = {
    action: path,
    method: 'get',
    'aria-label': t('catalogue.filters'),
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setSheetOpen(false);
      void navigate(catalogueAddress(path, choice));
    },
  };
  const order = {
    name: 'sort',
    value: choice.sort,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>): void =>
      setChoice((before) => ({ ...before, sort: sorts.find((sort) => sort === value) ?? before.sort })),
  };
  const orders = sorts.map((sort) => ({ value: sort, name: t('catalogue.sorting', { sort }) }));
  return (
    <>
      <form {...form} className={styles.row}>
        {filters.map(({ name, title, allTitle, options }) =>
          allTitle === null ? (
            <fieldset key={name} className={styles.section}>
              <legend>
                <VisuallyHidden>{title}</VisuallyHidden>
              </legend>
              <FilterOptions
                name={name}
                options={options}
                chosen={choice[name]}
                onChoose={choose}
                look="words"
              />
            </fieldset>
          ) : (
            <FilterMenu
              key={name}
              group={group}
              title={title}
              allTitle={allTitle}
              name={name}
              options={options}
              chosen={choice[name]}
              onChoose={choose}
              onClear={() => clear(name)}
            />
          ),
        )}
        <div className={styles.apply}>
          <span className={styles.order}>
            <select {...order} aria-label={t('catalogue.sort')} className={styles.button}>
              {orders.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <Icon name="chevron_down" />
          </span>
          <Button type="submit" variant="primary">
            {showLabel}
          </Button>
        </div>
      </form>
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
        <form {...form} className={styles.sheet}>
          {filters.map(({ name, title, allTitle, options }) => (
            <fieldset key={name} className={styles.section}>
              <legend className={styles.legend}>{title}</legend>
              <FilterOptions
                name={name}
                options={options}
                chosen={choice[name]}
                onChoose={choose}
                look="words"
                {...(allTitle !== null && { allTitle, onClear: () => clear(name) })}
              />
            </fieldset>
          ))}
          <Select {...order} label={t('catalogue.sort')} options={orders} />
          <div className={styles.end}>
            <Button onClick={() => setChoice({ ...nothingChosen, sort: choice.sort })}>
              {t('catalogue.reset')}
            </Button>
            <Button type="submit" variant="primary">
              {showLabel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

/** What the button that applies a choice says: how much it finds, once something else is chosen than before. */
function useShowLabel(theme: Theme | null, choice: Choice, chosen: Choice): string {
  const t = useMessages();
  const { number } = useFormats();
  const filter = filterOf(theme, choice);
  const isChanged = JSON.stringify(filter) !== JSON.stringify(filterOf(theme, chosen));
  const { data } = useQuery({ ...filterCountQuery(filter), enabled: isChanged });
  if (!isChanged || data === undefined) return t('catalogue.apply');
  return t('catalogue.applyCount', { count: number(data.count) + (data.is_more ? '+' : '') });
}
