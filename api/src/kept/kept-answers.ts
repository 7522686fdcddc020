import type { IncomingMessage } from 'node:http';
import { previewHeader } from '@kadr/contract';
import { encodingOf, readCookies } from '@kadr/http';
import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../http/send.ts';
import type { KeptReads } from './kept-reads.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/**
 * Operations whose answers are the same for all guests of one brand, language and time zone in whose browser nothing
 * was watched yet.
 */
const shared: ReadonlySet<string> = new Set([
  'channels.getById',
  'channels.list',
  'channels.themes',
  'collections.getById',
  'collections.list',
  'collections.titles',
  'epgs.getById',
  'epgs.list',
  'infoPages.getByAlias',
  'karaoke.getById',
  'karaoke.list',
  'mediaItems.count',
  'mediaItems.getById',
  'mediaItems.getCast',
  'mediaItems.getChildren',
  'mediaItems.getFilters',
  'mediaItems.list',
  'mediaViews.getById',
  'persons.getById',
  'promoEvents.getById',
  'promoEvents.list',
  'promoEvents.titles',
  'services.getById',
  'services.list',
  'shortStories.list',
]);

/**
 * Answers to guests, kept as bytes. An answer is kept for the second of the clock in which it was made, because
 * everything that begins and ends by itself does so at whole seconds, and at most until anything changes.
 */
export interface KeptAnswers {
  /**
   * The key of an answer; null for a request whose answer may depend on its sender: a signed-in viewer, an operator, a
   * linked service, or a guest who has watched something.
   */
  readonly keyOf: (req: IncomingMessage, host: string) => string | null;
  readonly find: (key: string) => ReadyAnswer | undefined;
  /** Must be called before an answer is made; keeps the answer unless something has changed in the meantime. */
  readonly begin: (key: string) => (operation: string | undefined, answer: ReadyAnswer) => void;
}

export interface KeptAnswersPorts {
  readonly kept: Pick<KeptReads, 'generation'>;
  readonly clock: () => Date;
  /** Whether the cookies are those of a signed-in viewer. */
  readonly isSignedIn: (cookies: string) => boolean;
  /** Header in which a guest's browser reports what was watched in it. */
  readonly placesHeader: string;
}

interface Entry {
  readonly answer: ReadyAnswer;
  readonly generation: number;
  /** Unix seconds. */
  readonly second: number;
}

/** Length of the longest key that is kept, in characters. */
const longestKey = 600;

/** Cost of an entry besides its bytes, approximately: headers, bookkeeping. */
const overhead = 1000;

export function createKeptAnswers(
  { kept, clock, isSignedIn, placesHeader }: KeptAnswersPorts,
  maxBytes = 32 * 1024 * 1024,
): KeptAnswers {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });
  const secondNow = (): number => secondsOf(clock());
  return {
    keyOf: ({ method, url, headers }, host) => {
      const isAnybodys =
        method === 'GET' &&
        headers.authorization === undefined &&
        headers[placesHeader] === undefined &&
        headers[previewHeader] === undefined;
      if (!isAnybodys) return null;
      const { cookie } = headers;
      if (cookie !== undefined && isSignedIn(cookie)) return null;
      const { brand = '', language = '', time_zone = '' } = cookie === undefined ? {} : readCookies(cookie);
      const key = [url, host, brand, language, time_zone, encodingOf(headers['accept-encoding'])].join(' ');
      return key.length > longestKey ? null : key;
    },

    find: (key) => {
      const entry = entries.get(key);
      return entry?.generation === kept.generation() && entry.second === secondNow()
        ? entry.answer
        : undefined;
    },

    begin: (key) => {
      const [generation, second] = [kept.generation(), secondNow()];
      return (operation, answer) => {
        const isKept =
          operation !== undefined &&
          shared.has(operation) &&
          answer.status === 200 &&
          !answer.headers.includes('set-cookie');
        if (!isKept || generation === null || generation !== kept.generation()) return;
        const size = answer.bytes.length + 2 * key.length + overhead;
        entries.set(key, { answer, generation, second }, { size });
      };
    },
  };
}
