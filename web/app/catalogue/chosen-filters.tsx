import type { Filters, Theme } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { filterCountQuery } from './queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import {
  catalogueAddress,
  filterNames,
  filterOf,
  nothingChosen,
  optionsOf,
  withOption,
} from './catalogue-filter.ts';
import type { Choice } from './catalogue-filter.ts';
import styles from './chosen-filters.module.css';

export interface ChosenFiltersProps {
  readonly theme: Theme | null;
  readonly path: string;
  readonly choice: Choice;
  readonly filters: Filters;
  /** The number of titles when all of them are loaded; null to ask the service. */
  readonly found: number | null;
}

/**
 * The filters that apply to a catalogue: links that remove one option each, one that removes all, and the number of
 * results.
 */
export function ChosenFilters({ theme, path, choice, filters, found }: ChosenFiltersProps) {
  const t = useMessages();
  const { number } = useFormats();
  const { data } = useQuery({ ...filterCountQuery(filterOf(theme, choice)), enabled: found === null });
  const count = found === null ? data : { count: found, is_more: false };
  const chips = filterNames.flatMap((name) =>
    optionsOf(filters, name)
      .filter(({ alias }) => choice[name].includes(alias))
      .map((option) => ({
        key: `${name} ${option.alias}`,
        name: option.name,
        href: catalogueAddress(path, withOption(choice, name, option.alias, false)),
      })),
  );
  return (
    <div className={styles.chosen}>
      <ul className={styles.chips} aria-label={t('catalogue.chosen')}>
        {chips.map(({ key, name, href }) => (
          <li key={key}>
            <a href={href} className={styles.chip} aria-label={t('catalogue.drop', { name })}>
              {name}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <TextLink href={catalogueAddress(path, { ...nothingChosen, sort: choice.sort })}>
        {t('catalogue.reset')}
      </TextLink>
      <output className={styles.found}>
        {count && t('catalogue.found', { count: number(count.count) + (count.is_more ? '+' : '') })}
      </output>
    </div>
  );
}
