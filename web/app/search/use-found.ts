import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { foundAsTypedQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { foundOptions } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { useSettled } from './typed-words.ts';

/** Milliseconds that what is typed has to stay the same before it is looked for. */
const settling = 180;

/** Lines of one kind, under its name, or under none. */
export interface FoundLines {
  readonly name: string | null;
  readonly options: readonly SearchOption[];
}

export interface Found {
  /** `waiting`: the lines are those of other words, or none; `offline`: asked for as soon as there is a network. */
  readonly state: 'waiting' | 'found' | 'nothing' | 'offline' | 'failed';
  readonly lines: readonly FoundLines[];
  /** What was looked for in the place of the words. */
  readonly understood: string | null;
  readonly retry: () => void;
}

/** What words find that are being typed, a few of each kind. */
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
