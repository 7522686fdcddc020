import type { Theme } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { genresQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { catalogueAddress, sorts, types } from './catalogue-filter.ts';
import styles from './filters.module.css';

export interface FiltersProps {
  readonly theme: Theme | null;
  /** Address of the catalogue that the filters lead to. */
  readonly path: string;
  /** What is chosen now, by the names of the query. */
  readonly chosen: Readonly<Record<string, string | undefined>>;
}

/** The filters of a catalogue; applying them leads to its address with them (RT-119). Without scripts it is a plain form. */
export function Filters({ theme, path, chosen }: FiltersProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const { data: genres } = useQuery(genresQuery(theme ?? undefined));
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const read = (name: string): string => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    void navigate(catalogueAddress(path, { genre: read('genre'), type: read('type'), sort: read('sort') }));
  };
  return (
    <form
      key={JSON.stringify(chosen)}
      action={path}
      method="get"
      className={styles.filters}
      aria-label={t('catalogue.filters')}
      onSubmit={apply}
    >
      <Select
        name="genre"
        label={t('catalogue.genre')}
        defaultValue={chosen['genre'] ?? ''}
        options={[
          { value: '', name: t('catalogue.anyGenre') },
          ...(genres?.items ?? []).map(({ alias, name }) => ({ value: alias, name })),
        ]}
      />
      {theme === null && (
        <Select
          name="type"
          label={t('catalogue.type')}
          defaultValue={chosen['type'] ?? ''}
          options={[
            { value: '', name: t('catalogue.anyType') },
            ...types.map((type) => ({ value: type, name: t('ui.type', { type }) })),
          ]}
        />
      )}
      <Select
        name="sort"
        label={t('catalogue.sort')}
        defaultValue={chosen['sort'] ?? 'popular'}
        options={sorts.map((sort) => ({ value: sort, name: t('catalogue.sorting', { sort }) }))}
      />
      <div className={styles.apply}>
        <Button type="submit" variant="primary">
          {t('catalogue.apply')}
        </Button>
      </div>
    </form>
  );
}
