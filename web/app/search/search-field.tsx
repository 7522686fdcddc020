import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchSuggestionsQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useChosenLine } from './chosen-line.ts';
import { CountSaid } from './count-said.tsx';
import { ForgetSearches } from './forget-searches.tsx';
import { OptionLine } from './option-line.tsx';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { searchInput } from './search-input.ts';
import styles from './search-field.module.css';
import { recentOption, searchPath, suggestedOption } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { tidy, useSettled } from './typed-words.ts';

/** Milliseconds without typing after which suggestions are fetched. */
const settling = 150;

/**
 * The search field with a list below it: suggestions, or the recent searches while it is empty (ARIA combobox with a
 * listbox). Its lines are links; arrows select, Enter follows, Esc closes. Without scripts it is a plain form.
 */
export function SearchField({ words }: { readonly words: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(words, id);
  const { text, isShown, options, line, open, close, type, forget } = suggestions;

  const find = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    rememberSearch(localStorage, text);
    close();
    void navigate(searchPath(text));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) line.move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isShown && line.follow()) {
      event.preventDefault();
    }
  };
  return (
    <search>
      <form action="/search" method="get" className={styles.form} onSubmit={find}>
        <div
          className={styles.field}
          onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) close();
          }}
        >
          <TextField
            ref={input}
            {...searchInput}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has neither pictures nor links
            role="combobox"
            label={t('search.label')}
            hint={t('search.hint')}
            defaultValue={words}
            // Viewers who arrive without a text come to type one.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the line above
            autoFocus={words === ''}
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            aria-activedescendant={isShown ? line.activeId : undefined}
            onClick={open}
            onKeyDown={press}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          {isShown && (
            <Suggestions
              id={id}
              suggestions={suggestions}
              onForgotten={() => {
                forget();
                input.current?.focus();
              }}
            />
          )}
          <CountSaid count={isShown ? options.length : null} />
        </div>
        <div className={styles.submit}>
          <Button type="submit" variant="primary" icon="search">
            {t('search.find')}
          </Button>
        </div>
      </form>
    </search>
  );
}

/** The typed text, and its lines. `id` is the list's. */
function useSuggestions(words: string, id: string) {
  const [typed, setTyped] = useState(words);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const text = tidy(typed);
  const asked = useSettled(text, settling);
  const { data } = useQuery({
    ...searchSuggestionsQuery(asked),
    enabled: isOpen && text !== '' && asked !== '',
    placeholderData: keepPreviousData,
  });
  const options = text === '' ? recent.map(recentOption) : (data?.items ?? []).map(suggestedOption);
  const line = useChosenLine(id, options.length);
  const open = (): void => {
    setRecent(recentSearches(localStorage));
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    line.drop();
  };
  const type = (value: string): void => {
    setTyped(value);
    line.drop();
    if (!isOpen) open();
  };
  const forget = (): void => setRecent([]);
  return { text, options, isShown: isOpen && options.length > 0, line, open, close, type, forget };
}

interface SuggestionsProps {
  readonly id: string;
  readonly suggestions: ReturnType<typeof useSuggestions>;
  readonly onForgotten: () => void;
}

function Suggestions({ id, suggestions: { text, options, line, close }, onForgotten }: SuggestionsProps) {
  const t = useMessages();
  const follow = (option: SearchOption): void => {
    rememberSearch(localStorage, option.text);
    close();
  };
  return (
    // Takes the focus when a mouse drags its scroll bar, and so stays open.
    <div className={styles.popup} tabIndex={-1}>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a listbox
        role="listbox"
        aria-label={t(text === '' ? 'search.recent' : 'search.suggestions')}
        className={styles.list}
      >
        {options.map((option, at) => (
          <OptionLine
            key={option.href}
            id={`${id}-${at}`}
            option={option}
            isActive={at === line.active}
            saysKind
            onFollow={() => follow(option)}
          />
        ))}
      </div>
      {text === '' && (
        <div className={styles.end}>
          <ForgetSearches onForgotten={onForgotten} />
        </div>
      )}
    </div>
  );
}
