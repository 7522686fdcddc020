import type { IncomingMessage } from 'node:http';
import { KadrError, previewHeader } from '@kadr/contract';
import type { PreviewedViewer } from '@kadr/contract';
import type { PreviewTokens } from './preview-token.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';

export interface PreviewPorts extends Pick<ApiPorts, 'brands' | 'clock'> {
  readonly previews: Pick<PreviewTokens, 'read'>;
}

/** What a preview may call besides reading: a film is tried as well. */
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
  if (method !== 'GET' && !tries.test(path)) throw new KadrError('FORBIDDEN');
  return { ...context, ...asGuest(viewer, clock), brand: brand.id };
}

/** What changes in a context for the guest of a preview. */
export function asGuest(
  viewer: PreviewedViewer,
  clock: () => Date,
): Pick<RequestContext, 'preview' | 'cookies' | 'setCookie' | 'bearer' | 'guestPlaces' | 'now'> {
  const { at } = viewer;
  return {
    preview: viewer,
    cookies: {},
    setCookie: () => undefined,
    bearer: null,
    guestPlaces: [],
    now: at === null ? clock : () => new Date(at * 1000),
  };
}
