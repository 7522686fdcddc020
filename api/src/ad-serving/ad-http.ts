import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { adPlaceSchema } from '@kadr/contract';
import { anyOrigin } from '@kadr/http';
import type { Log } from '../context/context.ts';
import type { Caller } from '../http/request-context.ts';
import { send } from '../http/send.ts';
import { adServerPath } from './service.ts';
import type { AdServingService } from './service.ts';
import { writeVast } from './vast.ts';

/** A transparent picture of 1 × 1 pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Players in frames of other sites send requests, too. */
const forEverybody = { ...anyOrigin, 'cache-control': 'no-store' };
const xml = 'text/xml; charset=utf-8';

/**
 * The service's own ad server over HTTP: `GET /api/ads/vast` answers players, `/track` counts, `/click` counts and
 * redirects to the advertiser. An invalid request of any kind gets the answer of one that changes nothing: no
 * advertisement, or the picture. Returns false for every other address.
 */
export function createAdHandler(
  ads: AdServingService,
  log: Pick<Log, 'error'>,
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  return async (req, res, { protocol, host }) => {
    const [path = '', query] = (req.url ?? '').split('?');
    const route = path.startsWith(`${adServerPath}/`) ? path.slice(adServerPath.length) : '';
    const asked = new URLSearchParams(query);
    if (route === '/track') {
      if (req.method === 'GET') ads.track(asked.get('event') ?? '', asked.get('ad') ?? '');
      answer(res, 200, { 'content-type': 'image/gif', 'content-length': pixel.length });
      res.end(req.method === 'HEAD' ? undefined : pixel);
      return true;
    }
    if (req.method !== 'GET') return false;
    if (route === '/click') {
      const address = await ads.click(asked.get('ad') ?? '');
      if (address === null) return false;
      answer(res, 302, { location: address, 'referrer-policy': 'no-referrer' });
      res.end();
      return true;
    }
    if (route !== '/vast') return false;
    const body = await vast(ads, asked, `${protocol}://${host}`).catch((error: unknown) => {
      log.error({ err: error }, 'failed to choose an ad');
      return writeVast([]);
    });
    await send(req, res, { status: 200, type: xml, body, headers: forEverybody });
    return true;
  };
}

async function vast(ads: AdServingService, asked: URLSearchParams, origin: string): Promise<string> {
  const place = adPlaceSchema.safeParse(asked.get('place')).data;
  if (place === undefined) return writeVast([]);
  const position = /^\d{1,3}$/.exec(asked.get('ad_position') ?? '')?.[0];
  return ads.vast({ occasion: asked.get('occasion') ?? '', place, position: Number(position ?? 1), origin });
}

function answer(res: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  res.writeHead(status, { ...forEverybody, ...headers });
}
