import type { IncomingMessage } from 'node:http';
import { KadrError, previewHeader } from '@kadr/contract';
import type { PreviewedViewer } from '@kadr/contract';
import type { PreviewTokens } from './preview-token.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';

export interface PreviewPorts extends Pick<ApiPorts, 'brands' | 'clock'> {
  readonly previews: Pick<PreviewTokens, 'read'>;
}

/** What a preview of now may call besides reading: a film is tried as well. */
const tries = /^\/api\/(?:playbacks|preparations)(?:\/|$)/;

/**
 * The context of a call from a page that an operator sees as a guest of some age, country and time: without the operator's own
 * session, and without an effect.
 *
 * @throws KadrError FORBIDDEN for a token that is not ours or has expired, and for calls that change something
 */
export function inPreview(
  context: RequestContext,
  { req, method, path }: { readonly req: IncomingMessage; readonly method: string; readonly path: string },
  { previews, brands, clock }: PreviewPorts,
): RequestContext {
  const token = req.headers[previewHeader];
  if (typeof token !== 'string' || context.principal !== null) return context;
  const previewed = previews.read(token, clock());
  const brand = brands.find(({ id }) => id === previewed?.brand);
  if (previewed === null || brand === undefined) throw new KadrError('FORBIDDEN');
  const { viewer } = previewed;
  if (viewer === null) return context;
  // Of another time nothing is played: stream addresses would be good until then.
  const isTry = viewer.at === null && tries.test(path);
  if (method !== 'GET' && !isTry) throw new KadrError('FORBIDDEN');
  return { ...context, ...asGuest(viewer), brand: brand.id };
}

/** What changes in a context for the guest of a preview. Its clock stays: limits and signatures go by it. */
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
