import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { KadrError, languageSchema } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { adClipSize, demoAds, findDemoAd } from '@kadr/demo/ads';
import type { DemoAd } from '@kadr/demo/ads';
import { anyOrigin } from '@kadr/http';
import type { Handler } from '../../http/http-server.ts';
import { closedSandbox } from '../this-machine.ts';
import type { MayRead } from '../this-machine.ts';
import type { AdJournal } from './ad-journal.ts';
import { answerTo } from './ad-scenarios.ts';
import { landingPage, recordsPage } from './ads-pages.ts';
import { sendClip } from './send-clip.ts';
import { trackedEvents, writeVast, writeWrapper } from './vast.ts';
import type { VastAd } from './vast.ts';

/** Path of everything of the ad server. */
export const adsPath = '/sandbox/ads';

const countedEvents = new Set<string>([...trackedEvents, 'impression', 'click', 'error']);
/** A picture of one transparent point. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Pages of other sites ask, too: films stand in their frames. */
const forEverybody = { ...anyOrigin, 'cache-control': 'no-store' };
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface AdsHandlerParts {
  readonly journal: AdJournal;
  /** Of what was asked and counted; the rest is for the browsers of viewers. */
  readonly mayRead: MayRead;
  /** Path of an advertisement's clip. Rejects when it cannot be made. */
  readonly clip: (ad: DemoAd, language: Language) => Promise<string>;
  /** Milliseconds for which an answer waits for a clip that is being made; there is no advertisement until it is. */
  readonly patience: number;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
}

/**
 * The sandbox's ad server: `GET /sandbox/ads/vast` answers a request for an advertisement, `/track` counts what becomes of it,
 * `/clips` has the clips, `/landing` is where a click leads. `GET /sandbox/ads` shows a person what was asked and counted,
 * `/events` tests: both only where `mayRead` allows it.
 */
export function adsHandler({ journal, mayRead, clip, patience, signal }: AdsHandlerParts): Handler {
  return async (req, res, exchange) => {
    const url = new URL(`http://localhost${req.url ?? ''}`);
    const path = url.pathname.replace(/\/$/, '');
    if (path !== adsPath && !path.startsWith(`${adsPath}/`)) return false;
    const isPost = req.method === 'POST' && path === `${adsPath}/track`;
    if (req.method !== 'GET' && req.method !== 'HEAD' && !isPost) throw new KadrError('METHOD_NOT_ALLOWED');
    const route = path.slice(adsPath.length);
    if ((route === '' || route === '/events') && !mayRead(req))
      throw new KadrError('FORBIDDEN', { message: closedSandbox });
    const base = `${exchange.protocol}://${exchange.host}${adsPath}`;
    const answer = send(res, req.method === 'HEAD');
    const query = url.searchParams;
    const language = languageSchema.catch('rus').parse(query.get('language'));
    switch (route) {
      case '':
        return answer(
          'text/html',
          recordsPage(journal.records(), languageSchema.catch('rus').parse(query.get('lang'))),
          {
            'content-security-policy': policy,
          },
        );
      case '/events':
        return answer('application/json', JSON.stringify({ events: journal.records().map(toJson) }));
      case '/vast':
        return giveVast(query, { base, language, answer, res });
      case '/track':
        track(query);
        res.writeHead(200, { 'content-type': 'image/gif', 'content-length': pixel.length, ...forEverybody });
        res.end(req.method === 'HEAD' ? undefined : pixel);
        return true;
      case '/landing': {
        const ad = adOf(query.get('ad') ?? '');
        return answer('text/html', landingPage(ad, language), { 'content-security-policy': policy });
      }
      case '/clips/broken.mp4':
        return answer('video/mp4', 'This is no film.');
      default: {
        const [, slug = '', spoken] = /^\/clips\/([a-z0-9-]+)-([a-z]{3})\.mp4$/.exec(route) ?? [];
        const inLanguage = languageSchema.safeParse(spoken);
        if (!inLanguage.success) throw new KadrError('NOT_FOUND');
        sendClip(req, res, await readFile(await clip(adOf(slug), inLanguage.data)));
        return true;
      }
    }
  };

  async function giveVast(
    query: URLSearchParams,
    {
      base,
      language,
      answer,
      res,
    }: { base: string; language: Language; answer: ReturnType<typeof send>; res: ServerResponse },
  ): Promise<boolean> {
    const question = {
      place: query.get('place'),
      adPosition: whole(query.get('ad_position')),
      contentId: query.get('content_id'),
      impressionId: query.get('impression_id'),
      left: whole(query.get('left')),
    };
    const given = answerTo(question, demoAds);
    const request = query.get('request') ?? randomUUID();
    const shown =
      given.kind !== 'ads' ||
      ((given.media === 'clip' || given.media === 'odd') && !(await areThere(given.ads, language)))
        ? []
        : given.ads;
    const about = {
      request,
      place: question.place,
      adPosition: question.adPosition,
      contentId: question.contentId,
      partnerId: query.get('partner_id'),
      impressionId: question.impressionId,
      code: null,
    };
    journal.note({ event: 'request', ...about, ad: shown.map(({ slug }) => slug).join(' ') || null });
    const trackingOf =
      (ad: string) =>
      (event: string): string => {
        const told = new URLSearchParams({ event, ad, request });
        for (const name of ['place', 'ad_position', 'content_id', 'partner_id', 'impression_id']) {
          const value = query.get(name);
          if (value !== null) told.set(name, value);
        }
        return `${base}/track?${told.toString()}`;
      };
    if (given.kind === 'status') {
      res.writeHead(given.status, forEverybody).end();
      return true;
    }
    if (given.kind === 'text') return answer('text/xml', given.body);
    if (given.kind === 'late') {
      await pause(given.milliseconds, undefined, { signal }).catch(() => undefined);
      return answer('text/xml', writeVast([]));
    }
    if (given.kind === 'wrapper') {
      const next = new URLSearchParams(query);
      next.set('request', request);
      next.set('left', String(given.left));
      const id = `wrapper-${given.left}`;
      return answer(
        'text/xml',
        writeWrapper({ id, next: `${base}/vast?${next.toString()}`, tracking: trackingOf(id) }),
      );
    }
    const file = (name: string, type = 'video/mp4') => ({
      url: `${base}/clips/${name}`,
      type,
      ...adClipSize,
    });
    const clipOf = ({ slug }: DemoAd): string => `${slug}-${language}.mp4`;
    const media = {
      clip: (ad: DemoAd) => [file(clipOf(ad))],
      missing: () => [file('missing.mp4')],
      broken: () => [file('broken.mp4')],
      flash: () => [file('old.flv', 'video/x-flv')],
      // As ad servers write: a file that is gone, and one of which everything said is wrong.
      odd: (ad: DemoAd) => [
        { ...file('missing.mp4'), codec: 'H.264' },
        { ...file(clipOf(ad), 'application/octet-stream'), codec: 'h264', apiFramework: 'VPAID' },
      ],
    }[given.media];
    return answer(
      'text/xml',
      writeVast(
        shown.map((ad): VastAd => ({
          id: ad.slug,
          title: ad.name[language],
          duration: ad.duration,
          skipAfter: question.impressionId === 'unskippable' ? null : ad.skipAfter,
          media: media(ad),
          landing: `${base}/landing?${new URLSearchParams({ ad: ad.slug, language }).toString()}`,
          tracking: trackingOf(ad.slug),
        })),
      ),
    );
  }

  /** Whether the clips are made by the time that the player has lost patience. */
  async function areThere(ads: readonly DemoAd[], language: Language): Promise<boolean> {
    const made = Promise.all(ads.map((ad) => clip(ad, language)));
    // Who waits no longer must not miss a failure: the next request tries again.
    made.catch(() => undefined);
    const late = pause(patience, false, { signal }).catch(() => false);
    return Promise.race([made.then(() => true), late]);
  }

  function track(query: URLSearchParams): void {
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
}

function send(res: ServerResponse, isHead: boolean) {
  return (type: string, body: string, headers: Record<string, string> = {}): boolean => {
    res.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...forEverybody, ...headers });
    res.end(isHead ? undefined : body);
    return true;
  };
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
