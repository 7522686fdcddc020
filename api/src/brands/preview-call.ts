import type { IncomingMessage } from 'node:http';
import { KadrError, previewHeader } from '@kadr/contract';
import type { PreviewedViewer } from '@kadr/contract';
import type { PreviewHolders } from './preview-holders.ts';
import type { PreviewTokens } from './preview-token.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';

export interface PreviewPorts extends Pick<ApiPorts, 'brands' | 'clock'> {
  readonly previews: Pick<PreviewTokens, 'read'>;
  readonly holders: Pick<PreviewHolders, 'isHeld'>;
}

/** Calls besides reading that a preview of the present may make: it can try a film, too. */
const tries = /^\/api\/(?:playbacks|preparations)(?:\/|$)/;

/** Only for the account's holder: the export of the account's data, and the authorization of other services. */
const withheld = /^\/api\/(?:user\/export|oauth)(?:\/|$)/;

/**
 * The context of a call from a page that an operator sees as a guest of some age, country and time, or as an account:
 * without the operator's own session, and without side effects.
 *
 * @throws KadrError FORBIDDEN for a token that is invalid, has expired or belongs to another browser, and for calls
 *   that change something
 */
export async function inPreview(
  context: RequestContext,
  { req, method, path }: { readonly req: IncomingMessage; readonly method: string; readonly path: string },
  { previews, holders, brands, clock }: PreviewPorts,
): Promise<RequestContext> {
  const token = req.headers[previewHeader];
  if (typeof token !== 'string' || context.principal !== null) return context;
  const previewed = previews.read(token, clock());
  const brand = brands.find(({ id }) => id === previewed?.brand);
  if (previewed === null || brand === undefined) throw new KadrError('FORBIDDEN');
  if (previewed.holder !== null && !(await holders.isHeld(previewed.holder, context.cookies)))
    throw new KadrError('FORBIDDEN');
  const { viewer } = previewed;
  if (viewer === null) return context;
  // Nothing plays at another time: stream addresses would be valid until then. An account's screens are its own.
  const isTry = viewer.at === null && viewer.account === undefined && tries.test(path);
  const isWithheld = viewer.account !== undefined && withheld.test(path);
  if ((method !== 'GET' && !isTry) || isWithheld) throw new KadrError('FORBIDDEN');
  return { ...context, ...asGuest(viewer), brand: brand.id };
}

/** Changes to a context for the guest or account of a preview. Its clock stays: limits and signatures depend on it. */
export function asGuest(
  viewer: PreviewedViewer,
): Pick<RequestContext, 'preview' | 'cookies' | 'setCookie' | 'bearer' | 'guestPlaces'> {
  return {
    preview: viewer,
    cookies: {},
    setCookie: () => undefined,
    bearer: null,
    guestPlaces: [],
  };
}
