/** Data of the payment page. */
import { mediaItemQuery, userQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { purchasedTitle } from '../purchase/purchased-title.ts';
import { ticketQuery } from './queries.ts';
import { ticketIn } from './pay-address.ts';

/** The product of the address, if it names one; a ticket is loaded with its account. */
export const wanted: Load = async ({ url: { searchParams }, queries }) => {
  const ticket = ticketIn(searchParams);
  const title = purchasedTitle(searchParams);
  if (ticket !== null) {
    const user = await queries.ensureQueryData(userQuery());
    if (user.isAuth) await queries.ensureQueryData(ticketQuery(ticket));
  } else if (title !== null) await queries.ensureQueryData(mediaItemQuery(title));
};
