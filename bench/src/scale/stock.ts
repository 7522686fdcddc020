import { clientOf } from '@kadr/e2e/operator';
import { demoComplete } from '@kadr/e2e/product';
import { samples } from '@kadr/e2e/samples';
import { operatorToken } from './constellation.ts';
import type { Constellation } from './constellation.ts';

/** Titles and channels that viewers watch and buy. */
export interface Stock {
  readonly free: readonly { readonly id: number; readonly slug: string }[];
  readonly sold: readonly { readonly id: number; readonly slug: string }[];
  readonly channels: readonly string[];
}

export interface Account {
  readonly email: string;
  readonly cookie: string;
  /** Counted as the viewer’s network. */
  readonly address: string;
}

const [freeFilms, soldFilms] = [8, 40];
const password = 'a-good-password';
/** Accounts in one call, and simultaneous sign-ins. */
const [atOnce, signingIn] = [50, 4];

/** Waits for the sample of the demo, and makes films of it: some free and some on sale. */
export async function fillStock({
  url,
  workerUrl,
}: Pick<Constellation, 'url' | 'workerUrl'>): Promise<Stock> {
  await demoComplete(workerUrl);
  const client = clientOf(url, operatorToken);
  const { film } = await samples(url);
  const { asset } = await client.playback.start({ media_item_id: film });
  const id = /\/stream\/vod\/([^/?.]+)/.exec(asset.url)?.[1] ?? '';
  const slugs = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `scale-${kind}-${at + 1}`);
  const [free, sold] = [slugs('free', freeFilms), slugs('sold', soldFilms)];
  const made = (slug: string) => ({ slug, type: 'film' as const, name: { rus: `Фильм ${slug}` } });
  await client.operator.importCatalogue({
    media_items: [
      ...free.map(made),
      ...sold.map((slug) => ({
        ...made(slug),
        usage_model: 'EST' as const,
        prices: [{ usage_model: 'EST' as const, amount: 10_000, currency: 'RUB' as const }],
      })),
    ],
  });
  for (const slug of [...free, ...sold])
    await client.operator.composeAsset({ kind: 'film', slug, parts: [{ asset_id: id }, { asset_id: id }] });
  const withIds = (names: readonly string[]) =>
    Promise.all(
      names.map(async (slug) => ({ slug, id: (await client.mediaItems.getById({ id: slug })).id })),
    );
  const { items } = await client.channels.list({ limit: 20 });
  const channels: string[] = [];
  for (const { slug } of items)
    if (await client.playback.startChannel({ channel_id: slug }).then(Boolean, () => false))
      channels.push(slug);
  return { free: await withIds(free), sold: await withIds(sold), channels };
}

/** Accounts with money, each signed in from another address. */
export async function openAccounts(url: string, count: number): Promise<readonly Account[]> {
  const { operator } = clientOf(url, operatorToken);
  const emails = Array.from({ length: count }, (_, at) => `viewer-${at + 1}@kadr.example`);
  for (let from = 0; from < count; from += atOnce) {
    const some = emails.slice(from, from + atOnce);
    await operator.importAccounts({
      accounts: some.map((email) => ({ email, password, stream_limit: 20, device_limit: 20 })),
    });
    await operator.creditAccounts({
      credits: some.map((email) => ({
        account: { email },
        key: 'start',
        amount: 1_000_000_00,
        currency: 'RUB',
      })),
    });
  }
  const accounts: Account[] = [];
  for (let from = 0; from < count; from += signingIn)
    accounts.push(
      ...(await Promise.all(
        emails.slice(from, from + signingIn).map((email, at) => signIn(url, email, from + at)),
      )),
    );
  return accounts;
}

export const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

async function signIn(url: string, email: string, at: number): Promise<Account> {
  const address = addressOf(at);
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
    body: JSON.stringify({ login: email, password, login_mode: 'authorize', login_type: 'email' }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return { email, address, cookie: cookies.join('; ') };
}
