import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import { readCookies } from '@kadr/http';
import type { DeviceClass, Endpoints, Settings } from '../app/data/initial-data.tsx';
import type { LoadedPage } from '../app/entry-server.tsx';
import type { AppLoader } from './app-loader.ts';
import type { BrandFiles } from './brand-files.ts';
import { accountBanner } from './account-banner.ts';
import { writeDocument } from './document.ts';
import type { FreshPage, KeptPage, PageCache } from './page-cache.ts';
import { keepChoices } from './keep-choices.ts';
import { addressOf, brandOf, deviceOf, languageOf, meaningfulSearch } from './page-request.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { isPaymentPage } from './security-headers.ts';
import { createPageSender } from './send-page.ts';
import { pageBrand } from './settings.ts';
import type { OriginOf } from './settings.ts';
import type { Exchange, PageObserver, PagePreview, WebOptions } from './web-types.ts';

export interface PagesOptions extends Omit<WebOptions, 'cache'> {
  readonly app: AppLoader;
  /** Null renders every page for each request (development). */
  readonly cache: PageCache | null;
  /** For missing pages: they are many and cheap. */
  readonly missing: PageCache | null;
  readonly filesOf: (brand: Brand) => BrandFiles;
  /** Returns a preview with the brand's files prepared; null for a token without a preview. */
  readonly preview: (token: string, cookies: string) => Promise<PagePreview | null>;
  readonly securityOf: (brand: Brand, pathname: string) => SecurityHeaders;
  readonly originOf: OriginOf;
}

/** The facts about a request on which a page depends. */
interface View {
  readonly brand: Brand;
  readonly language: Language;
  readonly device: DeviceClass;
  /** Origin for canonical and share addresses. */
  readonly origin: string;
}

/** Answers with a page; synchronously when it is kept. */
type AnswerPage = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => true | Promise<true>;

interface PagesContext {
  readonly options: PagesOptions;
  readonly endpoints: Endpoints;
}

/** A page to be rendered. */
interface PageOrder {
  readonly path: string;
  readonly view: View;
  readonly exchange: Exchange;
  /** Of a signed-in viewer; undefined for the page of all anonymous viewers. */
  readonly cookies: string | undefined;
  /** An operator's preview, which is never cached. Null for viewers. */
  readonly preview: PagePreview | null;
  /** Shows the error page of this status instead of the page at `path`. */
  readonly refusal?: number;
}

/** Answers requests for pages: from memory for anonymous viewers, rendered for the viewer otherwise. */
export function createPages(options: PagesOptions): AnswerPage {
  const ctx: PagesContext = {
    options,
    endpoints: {
      api: '/api',
      watchers: options.watchersUrl ?? '/api/events',
      watchers_apikey: options.watchersKey ?? null,
      errors: options.errorsUrl ?? null,
      teleport: teleportOf(options),
    },
  };
  const send = createPageSender();
  /** @param previewed null for the brand of the request */
  const answer = (
    req: IncomingMessage,
    res: ServerResponse,
    exchange: Exchange,
    previewed: PagePreview | null,
  ): true | Promise<true> => {
    const address = addressOf(req.url ?? '/');
    const query = address.kind === 'page' ? address.query : null;
    const { cookie } = req.headers;
    const cookies = readCookies(cookie);
    const isPreview = previewed !== null && address.kind === 'page';
    const brand = isPreview
      ? previewed.brand
      : brandOf(exchange.host, query, cookies, options.brandByRequest);
    const usual = options.securityOf(brand, address.kind === 'page' ? address.path : '/');
    const security = isPreview ? { ...usual, ...previewHeaders } : usual;
    if (address.kind === 'moved') {
      const headers = { location: address.location, 'cache-control': 'public, max-age=3600' };
      res.writeHead(308, { ...security, ...headers }).end();
      return true;
    }
    const view: View = {
      brand,
      language: languageOf(brand, query, cookies),
      device: deviceOf(req.headers),
      origin: options.originOf(brand, exchange),
    };
    if (query !== null && !isPreview)
      keepChoices(res, query, view, { cookies, isSecure: exchange.protocol === 'https' });
    let page: KeptPage | Promise<FreshPage | KeptPage>;
    if (address.kind === 'refused') page = refusedPage(ctx, view, exchange, address.status);
    else {
      const preview = isPreview ? previewed : null;
      const order: PageOrder = { path: address.path, view, exchange, cookies: cookie, preview };
      page =
        query === null
          ? pageOf(ctx, order)
          : withMeaning(ctx, address.path, query).then((path) => pageOf(ctx, { ...order, path }));
    }
    const sendMade = (made: FreshPage | KeptPage): true | Promise<true> => {
      if (made.route !== undefined) exchange.route = made.route;
      return send(req, res, made, security);
    };
    return page instanceof Promise ? page.then(sendMade) : sendMade(page);
  };
  return (req, res, exchange) => {
    const token = previewTokenOf(req.url);
    if (token === null) return answer(req, res, exchange, null);
    return options
      .preview(token, req.headers.cookie ?? '')
      .then((previewed) => answer(req, res, exchange, previewed));
  };
}

/** Previews are neither indexed nor cached. */
const previewHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' };

/** The preview token of a request. */
function previewTokenOf(target = ''): string | null {
  if (!target.includes('brand_preview=')) return null;
  const mark = target.indexOf('?');
  return mark === -1 ? null : new URLSearchParams(target.slice(mark + 1)).get('brand_preview');
}

/** The page of a request: a signed-in viewer's own, otherwise the one of all anonymous viewers. */
function pageOf(ctx: PagesContext, order: PageOrder): KeptPage | Promise<FreshPage | KeptPage> {
  const { cache, isSignedIn } = ctx.options;
  const { path, view, cookies, preview } = order;
  if (preview !== null || cache === null || (cookies !== undefined && isSignedIn(cookies)))
    return makePage(ctx, { ...order, cookies: cookies ?? '' });
  const page = cache.get(keyOf(ctx, view, path), () => makePage(ctx, { ...order, cookies: undefined }));
  ctx.options.observer?.keptPage(!(page instanceof Promise));
  return page;
}

/** The error page of a status. */
function refusedPage(
  ctx: PagesContext,
  view: View,
  exchange: Exchange,
  status: number,
): KeptPage | Promise<FreshPage | KeptPage> {
  const render = () =>
    makePage(ctx, { path: '/', view, exchange, cookies: undefined, preview: null, refusal: status });
  return ctx.options.cache?.get(keyOf(ctx, view, String(status)), render) ?? render();
}

/**
 * Loads and renders a page. Missing pages have a separate cache, so that wrong addresses do not evict real pages.
 */
async function makePage(ctx: PagesContext, order: PageOrder): Promise<FreshPage | KeptPage> {
  const { app, missing, clientFor, observer } = ctx.options;
  const observed = observer?.page ?? unobserved;
  const { path, view, exchange, cookies, preview, refusal } = order;
  const { brand, language } = view;
  const { ip, host, protocol, requestId } = exchange;
  const client = clientFor({
    brand,
    language,
    cookies: readCookies(cookies),
    ip,
    host,
    protocol,
    requestId,
    viewer: preview?.viewer ?? null,
  });
  const settings = settingsOf(ctx, view, path);
  const entry = await app.entry();
  const page = await observed('load', () =>
    entry.loadPage({ path, settings, client, ...(refusal !== undefined && { refusal }) }),
  );
  if (page.kind === 'moved') return { status: page.status, location: page.location, html: Buffer.alloc(0) };
  const render = () => observed('render', () => renderLoaded(ctx, page, order, settings));
  if (missing === null || cookies !== undefined || page.status !== 404) return render();
  return missing.get(keyOf(ctx, view, path), render);
}

const unobserved: PageObserver['page'] = (_, run) => run();

/** Renders a loaded page, or the error page when a component fails. */
async function renderLoaded(
  { options: { app, log, filesOf } }: PagesContext,
  page: LoadedPage,
  { path, view, preview, exchange: { requestId } }: PageOrder,
  settings: Settings,
): Promise<FreshPage> {
  let { status } = page;
  if (status >= 500) log.error({ requestId, path, status, err: page.error }, 'failed to load a page');
  let rendered;
  try {
    rendered = page.render();
  } catch (error) {
    log.error({ requestId, path, err: error }, 'failed to render a page');
    status = 500;
    rendered = page.renderError(status);
  }
  const { head, html, queries } = rendered;
  const document = {
    data: { ...settings, status, queries },
    files: await app.files(page.sources, view.language),
    brand: filesOf(view.brand),
    head,
    html,
    banner: preview?.viewer?.account ? accountBanner(preview.viewer.account.id, view.language) : '',
  };
  return { status, location: null, route: page.route, html: writeDocument(document) };
}

/** Endpoints of this service only. */
const ownEndpoints = {
  watchers: '/api/events',
  watchers_apikey: null,
  errors: null,
  teleport: null,
} as const;

function settingsOf(
  { options, endpoints }: PagesContext,
  { brand, language, device, origin }: View,
  path: string,
): Settings {
  const isAlone = isPaymentPage(path.split('?', 1)[0] ?? '');
  return {
    language,
    device,
    brand: pageBrand(brand, language, origin, options.filesOf(brand)),
    device_type: 'NCWEB',
    type: 'client',
    // A page that takes a card sends nothing to third parties.
    endpoints: isAlone ? { ...endpoints, ...ownEndpoints } : endpoints,
    main_hostname: new URL(origin).hostname,
    hostnames: brand.hosts,
    images_base_url: options.imagesBaseUrl,
    public_url: origin,
    revision: options.revision,
    environment: options.mode,
  };
}

/** The path with those of the query's parameters on which the page depends. */
async function withMeaning({ options }: PagesContext, path: string, query: URLSearchParams): Promise<string> {
  return path + meaningfulSearch(query, (await options.app.entry()).meaningfulQuery(path));
}

function keyOf({ options }: PagesContext, { brand, language, device, origin }: View, path: string): string {
  return `${brand.id} ${options.filesOf(brand).revision} ${language} ${device} ${origin} ${path}`;
}

function teleportOf({ teleport = null }: Pick<PagesOptions, 'teleport'>): Endpoints['teleport'] {
  if (teleport === null) return null;
  return { vod_key: teleport.vodKey, live_key: teleport.liveKey, stun: teleport.stun };
}
