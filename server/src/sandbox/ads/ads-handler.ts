import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { KadrError, languageSchema } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { demoAds, findDemoAd } from '@kadr/demo/ads';
import type { DemoAd } from '@kadr/demo/ads';
import { anyOrigin } from '@kadr/http';
import type { Handler } from '../../http/http-server.ts';
import { closedSandbox } from '../this-machine.ts';
import type { MayRead } from '../this-machine.ts';
import type { AdJournal } from './ad-journal.ts';
import { answerTo } from './ad-scenarios.ts';
import { landingPage, recordsPage } from './ads-pages.ts';
import { sendClip } from './send-clip.ts';
import { vastAdOf, wrapperOf } from './vast-answers.ts';
import { trackedEvents, writeVast } from './vast.ts';

/** Base path of the ad server. */
export const adsPath = '/sandbox/ads';

const countedEvents = new Set<string>([...trackedEvents, 'impression', 'click', 'error']);
/** A picture of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Pages of other sites request ads, too: films are in their frames. */
const forEverybody = { ...anyOrigin, 'cache-control': 'no-store' };
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface AdsContext {
  readonly journal: AdJournal;
  /** Who may read the requests and events; the rest is public, for viewers' browsers. */
  readonly mayRead: MayRead;
  /** Path of an advertisement's clip. Rejects when it cannot be made. */
  readonly clip: (ad: DemoAd, language: Language) => Promise<string>;
  /** Milliseconds for which an answer waits for a clip that is being made; until then there is no advertisement. */
  readonly patience: number;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
}

/** One request to the ad server. */
interface Asked {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Address of the ad server. */
  readonly base: string;
}

/**
 * The sandbox's ad server: `GET /sandbox/ads/vast` answers a request for an advertisement, `/track` counts its events,
 * `/clips` has the clips, `/landing` is where a click leads. `GET /sandbox/ads` shows requests and counts to a person,
 * `/events` to tests: both only where `mayRead` allows it.
 */
export function adsHandler(ctx: AdsContext): Handler {
  return async (req, res, { protocol, host }) => {
    const url = new URL(`http://localhost${req.url ?? ''}`);
    const path = url.pathname.replace(/\/$/, '');
    if (path !== adsPath && !path.startsWith(`${adsPath}/`)) return false;
    const isPost = req.method === 'POST' && path === `${adsPath}/track`;
    if (req.method !== 'GET' && req.method !== 'HEAD' && !isPost) throw new KadrError('METHOD_NOT_ALLOWED');
    const query = url.searchParams;
    const language = languageSchema.catch('rus').parse(query.get('language'));
    const base = `${protocol}://${host}${adsPath}`;
    await answer(ctx, path.slice(adsPath.length), { req, res, query, language, base });
    return true;
  };
}

async function answer(ctx: AdsContext, route: string, asked: Asked): Promise<void> {
  const { req, res, query, language } = asked;
  switch (route) {
    case '': {
      checkReader(ctx, req);
      const records = ctx.journal.records();
      const page = recordsPage(records, languageSchema.catch('rus').parse(query.get('lang')));
      return send(asked, 'text/html', page, { 'content-security-policy': policy });
    }
    case '/events': {
      checkReader(ctx, req);
      const events = ctx.journal.records().map(toJson);
      return send(asked, 'application/json', JSON.stringify({ events }));
    }
    case '/vast':
      return giveVast(ctx, asked);
    case '/track':
      track(ctx.journal, query);
      res.writeHead(200, { 'content-type': 'image/gif', 'content-length': pixel.length, ...forEverybody });
      res.end(req.method === 'HEAD' ? undefined : pixel);
      return;
    case '/landing': {
      const page = landingPage(adOf(query.get('ad') ?? ''), language);
      return send(asked, 'text/html', page, { 'content-security-policy': policy });
    }
    case '/clips/broken.mp4':
      return send(asked, 'video/mp4', 'This is no film.');
    default: {
      const [, slug = '', spoken] = /^\/clips\/([a-z0-9-]+)-([a-z]{3})\.mp4$/.exec(route) ?? [];
      const inLanguage = languageSchema.safeParse(spoken);
      if (!inLanguage.success) throw new KadrError('NOT_FOUND');
      sendClip(req, res, await readFile(await ctx.clip(adOf(slug), inLanguage.data)));
    }
  }
}

/** @throws KadrError FORBIDDEN for requests that may not read the requests and events. */
function checkReader({ mayRead }: AdsContext, req: IncomingMessage): void {
  if (!mayRead(req)) throw new KadrError('FORBIDDEN', { message: closedSandbox });
}

async function giveVast(ctx: AdsContext, asked: Asked): Promise<void> {
  const { query, language, res, base } = asked;
  const question = {
    place: query.get('place'),
    adPosition: whole(query.get('ad_position')),
    contentId: query.get('content_id'),
    impressionId: query.get('impression_id'),
    left: whole(query.get('left')),
  };
  const given = answerTo(question, demoAds);
  const request = query.get('request') ?? randomUUID();
  const isPlayed = given.kind === 'ads' && (given.media === 'clip' || given.media === 'odd');
  const isMissing = isPlayed && !(await areThere(ctx, given.ads, language));
  const shown = given.kind !== 'ads' || isMissing ? [] : given.ads;
  const { left: _, ...about } = question;
  ctx.journal.note({
    event: 'request',
    request,
    ...about,
    partnerId: query.get('partner_id'),
    code: null,
    ad: shown.map(({ slug }) => slug).join(' ') || null,
  });
  const links = { base, language, request, query };
  switch (given.kind) {
    case 'status':
      res.writeHead(given.status, forEverybody).end();
      return;
    case 'text':
      return send(asked, 'text/xml', given.body);
    case 'late':
      await pause(given.milliseconds, undefined, { signal: ctx.signal }).catch(() => undefined);
      return send(asked, 'text/xml', writeVast([]));
    case 'wrapper':
      return send(asked, 'text/xml', wrapperOf(given.left, links));
    case 'ads': {
      const isSkippable = question.impressionId !== 'unskippable';
      const ads = shown.map((ad) => vastAdOf(ad, { ...links, media: given.media, isSkippable }));
      return send(asked, 'text/xml', writeVast(ads));
    }
    default:
      given satisfies never;
  }
}

/** Whether the clips are made before the player gives up. */
async function areThere(
  { clip, patience, signal }: AdsContext,
  ads: readonly DemoAd[],
  language: Language,
): Promise<boolean> {
  const made = Promise.all(ads.map((ad) => clip(ad, language)));
  // A failure after the wait must not be unhandled: the next request tries again.
  made.catch(() => undefined);
  const late = pause(patience, false, { signal }).catch(() => false);
  return Promise.race([made.then(() => true), late]);
}

function track(journal: AdJournal, query: URLSearchParams): void {
  const event = query.get('event') ?? '';
  if (!countedEvents.has(event)) throw new KadrError('INVALID_INPUT', { field: 'event' });
  const short = (name: string): string | null => query.get(name)?.slice(0, 100) ?? null;
  journal.note({
    event,
    request: short('request') ?? '',
    place: short('place'),
    adPosition: whole(query.get('ad_position')),
    contentId: short('content_id'),
    partnerId: short('partner_id'),
    impressionId: short('impression_id'),
    ad: short('ad'),
    code: short('code'),
  });
}

function send({ req, res }: Asked, type: string, body: string, headers: Record<string, string> = {}): void {
  res.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...forEverybody, ...headers });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function adOf(slug: string): DemoAd {
  const ad = findDemoAd(slug);
  if (ad === undefined) throw new KadrError('NOT_FOUND');
  return ad;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function toJson({
  adPosition,
  contentId,
  partnerId,
  impressionId,
  at,
  ...record
}: ReturnType<AdJournal['records']>[number]) {
  return {
    ...record,
    ad_position: adPosition,
    content_id: contentId,
    partner_id: partnerId,
    impression_id: impressionId,
    at: Math.floor(at.getTime() / 1000),
  };
}
