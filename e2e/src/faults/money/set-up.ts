import type { KadrClient } from '@kadr/contract/client';
import type { Product } from '../../product.ts';
import { fillCatalogue } from '../database/catalogue.ts';
import type { Buyer, Ware } from './buyers.ts';
import { clientOf } from './purchase-client.ts';
import type { Surprises } from './purchase-client.ts';
import { periodDays } from './renewals.ts';

export const service = 'everything';

/** The most accounts that one call takes. */
const atOnce = 50;
const password = 'a-good-password';
/** Each account's balance for purchases, in kopecks. */
const credit = 10_000_000;

/** Puts films and a service on sale. */
export async function stockShop(product: Product, operator: KadrClient, films: number): Promise<void> {
  await fillCatalogue(product, operator, films);
  await operator.operator.importCatalogue({
    services: [
      {
        alias: service,
        name: { rus: 'Всё сразу' },
        prices: [{ duration: periodDays, duration_unit: 'day', amount: 29_900, currency: 'RUB' }],
        media_items: ['free-film'],
      },
    ],
  });
}

/** Accounts with money on them, each signed in from its own address. */
export async function openAccounts(
  url: string,
  operator: KadrClient,
  { count, surprises }: { readonly count: number; readonly surprises: Surprises },
): Promise<readonly Buyer[]> {
  const emails = Array.from({ length: count }, (_, at) => `buyer-${at + 1}@kadr.example`);
  for (let at = 0; at < count; at += atOnce) {
    const some = emails.slice(at, at + atOnce);
    await operator.operator.importAccounts({ accounts: some.map((email) => ({ email, password })) });
    await operator.operator.creditAccounts({
      credits: some.map((email) => ({ account: { email }, key: 'start', amount: credit, currency: 'RUB' })),
    });
  }
  const buyers: Buyer[] = [];
  for (const [at, email] of emails.entries()) {
    const address = `10.1.${Math.floor(at / 250)}.${(at % 250) + 1}`;
    const cookie = await signIn(url, email, address);
    const headers = { cookie, 'x-forwarded-for': address };
    buyers.push({ email, cardId: null, client: clientOf(url, headers, surprises) });
  }
  return buyers;
}

async function signIn(url: string, email: string, address: string): Promise<string> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ login: email, password, login_mode: 'authorize', login_type: 'email' }),
  });
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='));
  if (cookie === undefined) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** The items on sale to every account: the service first, then the films. */
export async function waresOf({ client }: Buyer, films: number): Promise<readonly Ware[]> {
  const wares: Ware[] = [];
  for (const slug of [service, ...Array.from({ length: films }, (_, at) => `film-${at + 1}`)]) {
    const { items } =
      slug === service
        ? await client.purchases.serviceOptions({ id: slug })
        : await client.purchases.options({ id: slug });
    const [option] = items;
    const price = option?.periods[0]?.prices[0];
    if (option === undefined || price === undefined) throw new Error(`${slug} is not on sale.`);
    wares.push({
      slug,
      option:
        option.service === null
          ? { media_item_id: option.content?.id ?? 0, seq_id: option.seq_id }
          : { service_id: option.service.id },
      price: { price_id: price.price_id, amount: price.amount, currency: 'RUB' },
    });
  }
  return wares;
}
