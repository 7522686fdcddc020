import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { suggestionsQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useMenu } from '../layout/menu-items.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useChosenLine } from './chosen-line.ts';
import { CountSaid } from './count-said.tsx';
import { ForgetSearches } from './forget-searches.tsx';
import { FoundLists } from './found-lists.tsx';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { pageOption, recentOption, searchPath, titleOption } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { searchInput } from './search-input.ts';
import styles from './search-overlay.module.css';
import { tidy } from './typed-words.ts';
import { useFound } from './use-found.ts';
import type { Found, FoundLines } from './use-found.ts';
import { useRecordedSearch } from './use-recorded-search.ts';

/**
 * The search over the current page, with results during typing. Arrows select a line, Enter follows it, or opens all
 * results; Esc closes (ARIA combobox with a listbox in groups).
 */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog open onClose={onClose} title={t('search.title')} size="full" hidesTitle>
      <SearchBox onLeave={onClose} />
    </Dialog>
  );
}

/** @param onLeave is called when the viewer follows a result, or opens all of them. */
function SearchBox({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(() => recentSearches(localStorage));
  const text = tidy(typed);
  const found = useFound(text);
  useRecordedSearch(text, countOf(found));
  const { lists, hasPages } = useLists(text, found, recent);
  const options = lists.flatMap((list) => list.options);
  const line = useChosenLine(id, options.length);
  // By then the dialog has focused its first control.
  useEffect(() => input.current?.focus(), []);

  const follow = (option: SearchOption): void => {
    rememberSearch(localStorage, option.kind === 'page' ? text : option.text);
    onLeave();
  };
  const find = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text === '') return;
    rememberSearch(localStorage, text);
    onLeave();
    void navigate(searchPath(text));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      line.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && line.follow()) event.preventDefault();
  };
  return (
    <search className={styles.box}>
      <form action="/search" method="get" className={styles.form} onSubmit={find}>
        <Icon name="search" />
        <input
          ref={input}
          {...searchInput}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has neither pictures nor links
          role="combobox"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={line.activeId}
          className={styles.input}
          onKeyDown={press}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            line.drop();
          }}
        />
      </form>
      {text !== '' && !(found.state === 'nothing' && hasPages) && <State found={found} words={text} />}
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox
        role="listbox"
        aria-label={t('search.suggestions')}
        aria-busy={found.state === 'waiting'}
        className={styles.lists}
      >
        <FoundLists lists={lists} id={id} active={line.active} onFollow={follow} />
      </div>
      {text === '' && recent.length > 0 && (
        <ForgetSearches
          onForgotten={() => {
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
      <CountSaid count={text !== '' && found.state === 'found' ? options.length : null} />
    </search>
  );
}

/** Number of results; null while unknown. */
function countOf({ state, lines }: Found): number | null {
  if (state === 'nothing') return 0;
  return state === 'found' ? lines.reduce((sum, { options }) => sum + options.length, 0) : null;
}

/** The lists below the field: results, or, without a text or results, suggestions of what to watch. */
function useLists(
  text: string,
  found: Found,
  recent: readonly string[],
): { readonly lists: readonly FoundLines[]; readonly hasPages: boolean } {
  const t = useMessages();
  const pages = usePages(text);
  const popular = usePopular(text === '' || found.state === 'nothing');
  const hasPages = pages.length > 0;
  if (text === '')
    return { lists: [{ name: t('search.recent'), options: recent.map(recentOption) }, ...popular], hasPages };
  if (found.state === 'nothing' && !hasPages) return { lists: popular, hasPages };
  const all = pageOption(searchPath(text), t('search.all', { words: text }));
  return {
    lists: [
      { name: t('search.pages'), options: pages },
      ...found.lines,
      { name: null, options: found.lines.length === 0 ? [] : [all] },
    ],
    hasPages,
  };
}

/** The state in place of lines: loading, no results, no answer. */
function State({ found, words }: { readonly found: Found; readonly words: string }) {
  const t = useMessages();
  if (found.state === 'waiting' && found.lines.length === 0)
    return (
      <div className={styles.waiting}>
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} className={styles.bone} />
        ))}
      </div>
    );
  if (found.state === 'nothing')
    return (
      <div aria-live="polite">
        <EmptyState icon="search" title={t('search.nothingTitle', { words })} text={t('search.nothingText')}>
          <ButtonLink href="/catalog">{t('search.toCatalogue')}</ButtonLink>
        </EmptyState>
      </div>
    );
  if (found.state === 'offline' || found.state === 'failed')
    return (
      <div role="alert">
        <EmptyState
          icon="alert"
          title={t(found.state === 'offline' ? 'shell.offlineTitle' : 'search.failedTitle')}
          text={t(found.state === 'offline' ? 'search.offlineText' : 'search.failedText')}
        >
          <Button onClick={found.retry}>{t('shell.retry')}</Button>
        </EmptyState>
      </div>
    );
  return (
    found.understood !== null && (
      <p className={styles.understood}>{t('search.understood', { words: found.understood })}</p>
    )
  );
}

/** Titles that others watch, if there is nothing else to show. */
function usePopular(isWanted: boolean): readonly FoundLines[] {
  const t = useMessages();
  const { data } = useInfiniteQuery({ ...suggestionsQuery(), enabled: isWanted });
  const titles = data?.pages.flatMap(({ items }) => items) ?? [];
  return [{ name: t('listings.suggested'), options: titles.slice(0, 8).map(titleOption) }];
}

/** Pages of the service whose names match: “Карао…” is karaoke. */
function usePages(words: string): readonly SearchOption[] {
  const { line, more } = useMenu();
  const begins = words.toLowerCase();
  if (begins.length < 2) return [];
  return [...line, ...more]
    .filter(({ title, isBlank }) => !isBlank && title.toLowerCase().startsWith(begins))
    .map(({ href, title }) => pageOption(href, title));
}
