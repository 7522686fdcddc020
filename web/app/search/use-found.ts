import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundAsTypedQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { foundOptions } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { useSettled } from './typed-words.ts';

/** Milliseconds without typing after which the search starts. */
const settling = 180;

/** Lines of one type, with its name, if any. */
export interface FoundLines {
  readonly name: string | null;
  readonly options: readonly SearchOption[];
}

export interface Found {
  /** `waiting`: the lines belong to another text, or there are none; `offline`: sent as soon as there is a network. */
  readonly state: 'waiting' | 'found' | 'nothing' | 'offline' | 'failed';
  readonly lines: readonly FoundLines[];
  /** The text that was searched instead. */
  readonly understood: string | null;
  readonly retry: () => void;
}

/** Results for a text that is being typed, a few of each type. */
export function useFound(words: string): Found {
  const t = useMessages();
  const asked = useSettled(words, settling);
  const { data, isPlaceholderData, isError, fetchStatus, refetch } = useQuery({
    ...foundAsTypedQuery(asked),
    enabled: words !== '' && asked !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = words === asked && data !== undefined && !isPlaceholderData;
  const lines = (words === '' ? [] : (data?.groups ?? [])).map((group) => ({
    name: t('search.group', { group: group.type }),
    options: foundOptions(group),
  }));
  const retry = (): void => void refetch();
  const none = { lines: [], understood: null, retry };
  if (isCurrent)
    return lines.length === 0
      ? { ...none, state: 'nothing' }
      : { state: 'found', lines, understood: data.understood, retry };
  if (fetchStatus === 'paused') return { ...none, state: 'offline' };
  if (isError && fetchStatus === 'idle' && words === asked) return { ...none, state: 'failed' };
  return { ...none, lines, state: 'waiting' };
}
