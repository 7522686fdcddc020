/** What the account's own pages fetch. */
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

/** What the viewer has kept; when it is nothing, what others watch besides. */
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

/** What the viewer has watched; when it is nothing, what others watch besides. */
export const history: Load = async ({ queries }) => {
  const { pages } = await queries.ensureInfiniteQueryData(historyQuery());
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/** The account's devices. Their page appears without them, too. */
export const devices: Load = ({ queries }) => queries.prefetchQuery(devicesQuery());

/** What others watch, for pages whose own list may be empty. They appear without it, too. */
export const suggestions: Load = ({ queries }) => queries.prefetchInfiniteQuery(suggestionsQuery());

/** What the account has bought and paid. Its page appears without them, too. */
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

/** The account's certificates. Their page appears without them, too. */
export const certificates: Load = ({ queries }) => queries.prefetchQuery(certificatesQuery());

/** The bonus programmes. Their page appears without them, too. */
export const bonuses: Load = ({ queries }) => queries.prefetchQuery(bonusesQuery());

/** One bonus programme, and what became of the points. */
export const bonus: Load = ({ queries, params: { id = '' } }) =>
  Promise.all([queries.ensureQueryData(bonusQuery(id)), queries.prefetchInfiniteQuery(pointsQuery(id))]);
