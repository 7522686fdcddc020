import { setTimeout as pause } from 'node:timers/promises';
import type { Account, Stock } from './stock.ts';
import { addressOf } from './stock.ts';
import type { Answer, Step, Traffic, Wish } from './traffic.ts';

/** Acknowledged writes, and those that may have been made besides. */
export interface Acknowledged {
  /** The last acknowledged timepoint and those sent after it, by `email id`. */
  readonly positions: Map<string, { readonly sure: number; readonly later: readonly number[] }>;
  /** `email id` */
  readonly purchases: string[];
}

/** Failures that viewers met besides failed requests. */
export interface Troubles {
  /** Times in seconds for which a player had nothing to show. */
  readonly stalls: number[];
  /** Reasons with which the service told a player to stop. */
  readonly stopped: string[];
  /** Steps that failed in all tries of the browser. */
  readonly gaveUp: Step[];
  /** Purchases that were refused. */
  readonly refusedPurchases: string[];
}

export interface Audience {
  readonly acknowledged: Acknowledged;
  readonly troubles: Troubles;
  /** How many play now. */
  readonly playing: () => number;
  /** Makes all viewers leave; resolves when the last answer is there. */
  readonly end: () => Promise<void>;
}

export interface AudienceOptions {
  readonly traffic: Traffic;
  readonly stock: Stock;
  readonly accounts: readonly Account[];
  readonly viewers: number;
  /** Seconds within which all come: few, then many, then few. */
  readonly arrival: number;
}

/** Seconds: between two reports of a player, of its longest buffer, and of one channel until the next. */
const [wordEvery, ahead, zapEvery] = [30, 20, 25];
/** Milliseconds before each further try of a browser. */
const again = [1000, 2000, 4000];

interface Viewer {
  readonly at: number;
  cookie: string;
  readonly address: string;
  /** Null for a guest. */
  readonly email: string | null;
}

interface Context extends Omit<AudienceOptions, 'accounts' | 'arrival'> {
  readonly acknowledged: Acknowledged;
  readonly troubles: Troubles;
  readonly over: AbortSignal;
  readonly plays: Set<number>;
}

/** 0 ≤ x < 1, evenly distributed, the same for the same number. */
export const fraction = (at: number): number => (at * 0.618_033_988_75) % 1;

/** Viewers come, look around, watch, seek, change channels and buy until they are told to leave. */
export function gather({ accounts, arrival, ...options }: AudienceOptions): Audience {
  const end = new AbortController();
  const ctx: Context = {
    ...options,
    acknowledged: { positions: new Map(), purchases: [] },
    troubles: { stalls: [], stopped: [], gaveUp: [], refusedPurchases: [] },
    over: end.signal,
    plays: new Set(),
  };
  const all = Array.from({ length: options.viewers }, async (_, at) => {
    const account = isGuest(at) ? undefined : accounts[at % accounts.length];
    const viewer: Viewer = {
      at,
      email: account?.email ?? null,
      cookie: account?.cookie ?? '',
      address: account?.address ?? addressOf(1_000_000 + at),
    };
    await sleep(ctx, arrivalOf(at / options.viewers) * arrival);
    await Promise.all([
      live(ctx, viewer),
      viewer.email !== null && at % 4 === 0 ? keepBuying(ctx, viewer) : null,
    ]);
  });
  return {
    acknowledged: ctx.acknowledged,
    troubles: ctx.troubles,
    playing: () => ctx.plays.size,
    end: async () => {
      end.abort();
      await Promise.all(all);
    },
  };
}

/** Every third viewer has not signed in. */
export const isGuest = (at: number): boolean => at % 3 === 2;

/** When the given share of the viewers, 0 to 1, has come: the middle ones come close together, as to a premiere. */
export function arrivalOf(share: number): number {
  // The inverse of 3t² − 2t³.
  return 0.5 - Math.sin(Math.asin(1 - 2 * share) / 3);
}

const sleep = ({ over }: Context, seconds: number): Promise<void> =>
  pause(seconds * 1000, undefined, { signal: over }).catch(() => undefined);

const isFailure = ({ status }: Answer): boolean => status === 0 || status >= 500;

/** Sends a request as the browser does: after a failure, up to three retries. Null when all fail. */
async function read(ctx: Context, step: Step, wish: Wish): Promise<Answer | null> {
  for (const wait of [...again, null]) {
    const answer = await ctx.traffic.ask(step, wish);
    if (!isFailure(answer)) return answer;
    if (wait === null || ctx.over.aborted) break;
    await sleep(ctx, wait / 1000);
  }
  if (!ctx.over.aborted) ctx.troubles.gaveUp.push(step);
  return null;
}

async function live(ctx: Context, viewer: Viewer): Promise<void> {
  for (let visit = 0; !ctx.over.aborted; visit += 1) {
    const page = await read(ctx, 'start page', { path: '/', viewer });
    if (viewer.cookie === '' && page !== null && page.cookies.length > 0)
      viewer.cookie = page.cookies.join('; ');
    await sleep(ctx, 1 + 3 * fraction(viewer.at + visit));
    await read(ctx, 'list of titles', { path: '/api/media_items?type=film&limit=20', viewer });
    await sleep(ctx, 1 + 3 * fraction(viewer.at + visit + 7));
    if (viewer.at % 6 === 5 && ctx.stock.channels.length > 0) await zap(ctx, viewer);
    else await watch(ctx, viewer);
    await sleep(ctx, 5);
  }
}

interface Playback {
  readonly id: string;
  /** The shown title in the player's reports. */
  readonly shown: object;
  readonly base: string;
  readonly token: string;
}

async function start(
  ctx: Context,
  viewer: Viewer,
  wish: Omit<Wish, 'viewer'>,
  shown: object,
): Promise<Playback | null> {
  const answer = await read(ctx, 'ready to watch', { ...wish, method: 'POST', viewer });
  if (answer === null || answer.status !== 200) return null;
  if (viewer.cookie === '' && answer.cookies.length > 0) viewer.cookie = answer.cookies.join('; ');
  const { playback_session_id: id, asset } = JSON.parse(answer.body) as {
    playback_session_id: string;
    asset: { url: string; cdn_token: { get_parameters: string } | null };
  };
  return { id, shown, base: asset.url, token: asset.cdn_token?.get_parameters ?? '' };
}

/** Lines of a playlist that are not comments. */
const namesIn = (playlist: string): string[] =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Names of the segments of a playback's first rendition, and seconds of each. */
async function segmentsOf(
  ctx: Context,
  viewer: Viewer,
  { base, token }: Playback,
  step: 'manifest' | 'live manifest',
): Promise<{ readonly names: readonly string[]; readonly seconds: number }> {
  const ask = (name: string) =>
    read(ctx, step, { path: `${base}/${name}${name.includes('?') ? '&' : '?'}${token}`, viewer });
  const [rendition] = namesIn((await ask('playlist.m3u8?addresses=bare'))?.body ?? '');
  if (rendition === undefined) return { names: [], seconds: 4 };
  const playlist = (await ask(rendition))?.body ?? '';
  return { names: namesIn(playlist), seconds: Number(/#EXTINF:([\d.]+)/.exec(playlist)?.[1] ?? 4) };
}

async function watch(ctx: Context, viewer: Viewer): Promise<void> {
  const { free } = ctx.stock;
  const film = free[viewer.at % free.length];
  if (film === undefined) return;
  await read(ctx, 'title page', { path: `/api/media_items/${film.slug}`, viewer });
  const shown = { media_item_id: film.slug };
  const playback = await start(ctx, viewer, { path: '/api/playbacks', body: shown }, shown);
  if (playback === null) return;
  const { names, seconds } = await segmentsOf(ctx, viewer, playback, 'manifest');
  if (names.length === 0) return;
  const film_ = { id: film.id, duration: names.length * seconds };
  await play(ctx, viewer, playback, {
    seconds,
    until: Number.POSITIVE_INFINITY,
    nameAt: (index) => Promise.resolve(names[index % names.length] ?? ''),
    film: film_,
  });
}

async function zap(ctx: Context, viewer: Viewer): Promise<void> {
  const { channels } = ctx.stock;
  for (let turn = 0; !ctx.over.aborted; turn += 1) {
    const channel = channels[(viewer.at + turn) % channels.length] ?? '';
    const shown = { channel_id: channel };
    const playback = await start(
      ctx,
      viewer,
      { path: `/api/channels/${channel}/playbacks`, body: {} },
      shown,
    );
    if (playback === null) return;
    const { seconds } = await segmentsOf(ctx, viewer, playback, 'live manifest');
    await play(ctx, viewer, playback, {
      seconds,
      until: zapEvery,
      nameAt: async () => (await segmentsOf(ctx, viewer, playback, 'live manifest')).names.at(-1) ?? '',
      film: null,
    });
  }
}

interface Show {
  /** Length of a segment. */
  readonly seconds: number;
  /** Seconds after which it is left. */
  readonly until: number;
  readonly nameAt: (index: number) => Promise<string>;
  /** The film whose position is saved; null for a channel. */
  readonly film: { readonly id: number; readonly duration: number } | null;
}

/** Plays until the end of the show, or until the service says to stop. */
async function play(ctx: Context, viewer: Viewer, playback: Playback, show: Show): Promise<void> {
  const stop = new AbortController();
  const isOver = (): boolean => ctx.over.aborted || stop.signal.aborted;
  const begun = performance.now();
  const played = (): number => (performance.now() - begun) / 1000;
  const words = { ...show, played, isOver, stop: () => stop.abort() };
  let talking: Promise<void> | null = null;
  let stalled = 0;
  for (let index = 0; !isOver() && played() < show.until; index += 1) {
    await sleep(ctx, Math.max(0, index * show.seconds + stalled - played() - ahead));
    if (isOver()) break;
    if (!(await fetchSegment(ctx, viewer, playback, { nameOf: () => show.nameAt(index), isOver }))) break;
    const late = played() - (index * show.seconds + stalled) - (index === 0 ? 60 : 0);
    if (late > 0.5) {
      stalled += late;
      ctx.troubles.stalls.push(late);
    }
    if (index > 0) continue;
    ctx.plays.add(viewer.at);
    talking = talk(ctx, viewer, playback, words);
  }
  stop.abort();
  await talking;
  ctx.plays.delete(viewer.at);
  await ctx.traffic.ask('left', {
    method: 'DELETE',
    path: `/api/playbacks/${playback.id}`,
    viewer,
  });
}

/** Like the player: retries every second for half a minute. */
async function fetchSegment(
  ctx: Context,
  viewer: Viewer,
  { base, token }: Playback,
  { nameOf, isOver }: { readonly nameOf: () => Promise<string>; readonly isOver: () => boolean },
): Promise<boolean> {
  for (let attempt = 0; attempt < 30 && !isOver(); attempt += 1) {
    const name = await nameOf();
    const answer =
      name === '' ? null : await ctx.traffic.ask('segment', { path: `${base}/${name}?${token}`, viewer });
    if (answer?.status === 200) return true;
    if (answer?.status === 403) {
      ctx.troubles.stopped.push('a segment was refused');
      return false;
    }
    await sleep(ctx, 1);
  }
  if (!isOver()) ctx.troubles.gaveUp.push('segment');
  return false;
}

interface Words extends Show {
  readonly played: () => number;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** The player's reports: the beginning, and its position during playback. A failed one is followed by the next. */
async function talk(ctx: Context, viewer: Viewer, playback: Playback, show: Words): Promise<void> {
  const say = async (step: 'begun' | 'heartbeat'): Promise<void> => {
    const answer = await ctx.traffic.ask(step, {
      method: 'POST',
      path: `/api/playbacks/${playback.id}/${step}`,
      viewer,
      body: playback.shown,
    });
    if (answer.status < 400 || answer.status >= 500) return;
    ctx.troubles.stopped.push(`${answer.status} ${answer.body.slice(0, 120)}`);
    show.stop();
  };
  await say('begun');
  // A seek is one more report, soon after the beginning.
  for (let sequence = 1; !show.isOver(); sequence += 1) {
    await sleep(ctx, sequence === 1 ? 5 + 20 * fraction(viewer.at) : wordEvery);
    if (show.isOver()) return;
    if (show.film !== null && viewer.email !== null)
      await savePosition(ctx, viewer, playback, { ...show, sequence });
    if (sequence > 1) await say('heartbeat');
  }
}

async function savePosition(
  ctx: Context,
  viewer: Viewer,
  { id }: Playback,
  { film, sequence, played }: Words & { readonly sequence: number },
): Promise<void> {
  if (film === null) return;
  const timepoint = Math.round((10 + (played() % Math.max(10, film.duration - 10))) * 10) / 10;
  const key = `${viewer.email} ${film.id}`;
  const { positions } = ctx.acknowledged;
  const before = positions.get(key) ?? { sure: Number.NaN, later: [] };
  positions.set(key, { ...before, later: [...before.later, timepoint] });
  const answer = await ctx.traffic.ask('position', {
    method: 'PUT',
    path: `/api/positions/${film.id}`,
    viewer,
    body: { timepoint, playback_session_id: id, sequence },
  });
  if (answer.status !== 200) return;
  const { timepoint: kept } = JSON.parse(answer.body) as { timepoint: number };
  positions.set(key, { sure: kept, later: [] });
}

/** Buys one film after the other from the account; a purchase with an uncertain outcome is confirmed again. */
async function keepBuying(ctx: Context, viewer: Viewer): Promise<void> {
  const { sold } = ctx.stock;
  for (let turn = 0; turn < sold.length && !ctx.over.aborted; turn += 1) {
    await sleep(ctx, 5 + 20 * fraction(viewer.at + turn));
    const film = sold[(viewer.at + turn) % sold.length];
    if (film === undefined || ctx.over.aborted) return;
    await buy(ctx, viewer, film);
  }
}

async function buy(
  ctx: Context,
  viewer: Viewer,
  film: { readonly id: number; readonly slug: string },
): Promise<void> {
  const options = await read(ctx, 'purchase', {
    path: `/api/media_items/${film.slug}/purchase_options`,
    viewer,
  });
  const { items = [] } = JSON.parse(options?.body || '{}') as {
    items?: {
      seq_id: number;
      periods: {
        prices: { price_id: number; payment_method_id: number; amount: number; currency: string }[];
      }[];
    }[];
  };
  const [option] = items;
  const price = option?.periods[0]?.prices[0];
  if (option === undefined || price === undefined) return;
  const { price_id, payment_method_id, amount, currency } = price;
  const order = await read(ctx, 'purchase', {
    method: 'POST',
    path: '/api/purchases',
    viewer,
    body: {
      option: { media_item_id: film.id, seq_id: option.seq_id },
      price: { price_id, payment_method_id, amount, currency },
      is_confirmed: true,
      has_session_id: false,
    },
  });
  const { ticket_id: ticket } = JSON.parse(order?.body || '{}') as { ticket_id?: string | null };
  if (typeof ticket !== 'string') return;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await ctx.traffic.ask('purchase', {
      method: 'POST',
      path: `/api/tickets/${ticket}/confirmations`,
      viewer,
      body: { has_session_id: false },
    });
    if (answer.status === 200) ctx.acknowledged.purchases.push(`${viewer.email} ${film.id}`);
    else if (!isFailure(answer)) ctx.troubles.refusedPurchases.push(answer.body.slice(0, 120));
    if (!isFailure(answer)) return;
    await pause(1000);
  }
  ctx.troubles.gaveUp.push('purchase');
}
