/** Data of the account's pages. */
import { bonusesQuery, bonusQuery, pointsQuery } from '../bonuses/queries.ts';
import { certificatesQuery } from '../certificates/queries.ts';
import { keepNow } from '../data/now.ts';
import { suggestionsQuery } from '../data/queries.ts';
import { favouritesQuery } from '../favourites/queries.ts';
import { keptKaraokeQuery } from '../karaoke/queries.ts';
import { bankCardsQuery } from '../pay/queries.ts';
import {
  paymentMethodsQuery,
  paymentsQuery,
  purchasesQuery,
  subscriptionsQuery,
} from '../purchase/queries.ts';
import type { Load } from '../routing/page.ts';
import { devicesQuery } from '../sign-in/queries.ts';
import { keptChannelsQuery, keptProgrammesQuery } from '../tv/queries.ts';
import { narrowingIn } from './narrowing.ts';
import { automaticTopUpQuery, historyQuery, receiptQuery } from './queries.ts';

/** The viewer's favourites; if there are none, also what others watch. */
export const favourites: Load = async ({ queries }) => {
  keepNow(queries);
  const [{ pages }] = await Promise.all([
    queries.ensureInfiniteQueryData(favouritesQuery()),
    queries.prefetchInfiniteQuery(keptKaraokeQuery()),
    queries.prefetchInfiniteQuery(keptChannelsQuery()),
    queries.prefetchInfiniteQuery(keptProgrammesQuery()),
  ]);
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/** The viewer's history; if it is empty, also what others watch. */
export const history: Load = async ({ queries }) => {
  const { pages } = await queries.ensureInfiniteQueryData(historyQuery());
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/** The account's devices. Not required for the page. */
export const devices: Load = ({ queries }) => queries.prefetchQuery(devicesQuery());

/** Titles that others watch, for pages whose own list may be empty. Not required for the page. */
export const suggestions: Load = ({ queries }) => queries.prefetchInfiniteQuery(suggestionsQuery());

/** The account's purchases and payments. Not required for the page. */
export const payments: Load = ({ queries, url: { searchParams } }) =>
  Promise.all([
    queries.prefetchInfiniteQuery(paymentsQuery(narrowingIn(searchParams))),
    queries.prefetchInfiniteQuery(purchasesQuery()),
    queries.prefetchQuery(subscriptionsQuery()),
    queries.prefetchQuery(bankCardsQuery()),
    queries.prefetchQuery(paymentMethodsQuery()),
    queries.prefetchQuery(automaticTopUpQuery()),
  ]);

/** One receipt. */
export const receipt: Load = ({ queries, params: { id = '' } }) => queries.ensureQueryData(receiptQuery(id));

/** The account's certificates. Not required for the page. */
export const certificates: Load = ({ queries }) => queries.prefetchQuery(certificatesQuery());

/** The bonus programmes. Not required for the page. */
export const bonuses: Load = ({ queries }) => queries.prefetchQuery(bonusesQuery());

/** A bonus programme, and the movements of its points. */
export const bonus: Load = ({ queries, params: { id = '' } }) =>
  Promise.all([queries.ensureQueryData(bonusQuery(id)), queries.prefetchInfiniteQuery(pointsQuery(id))]);
