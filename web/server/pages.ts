import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import { readCookies } from '@kadr/http';
import type { DeviceClass, Endpoints, Settings } from '../app/data/initial-data.tsx';
import type { LoadedPage } from '../app/entry-server.tsx';
import type { AppLoader } from './app-loader.ts';
import type { BrandFiles } from './brand-files.ts';
import { writeDocument } from './document.ts';
import type { FreshPage, KeptPage, PageCache } from './page-cache.ts';
import { addressOf, brandOf, deviceOf, languageOf, meaningfulSearch } from './page-request.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { createPageSender } from './send-page.ts';
import { pageBrand } from './settings.ts';
import type { OriginOf } from './settings.ts';
import type { Exchange, WebOptions } from './web-types.ts';

export interface PagesOptions extends Omit<WebOptions, 'cache'> {
  readonly app: AppLoader;
  /** Null renders every page for each request (development). */
  readonly cache: PageCache | null;
  /** For pages that are not there: they are many and cheap. */
  readonly missing: PageCache | null;
  readonly brandFiles: ReadonlyMap<string, BrandFiles>;
  readonly securityOf: (brand: Brand, pathname: string) => SecurityHeaders;
  readonly originOf: OriginOf;
}

/** Everything about a request that a page is made of. */
interface View {
  readonly brand: Brand;
  readonly language: Language;
  readonly device: DeviceClass;
  /** Origin for canonical and share addresses. */
  readonly origin: string;
}

/** Answers with a page; at once when it is kept. */
type AnswerPage = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => true | Promise<true>;

/** Answers requests for pages: from memory for anonymous viewers, rendered for the viewer otherwise. */
export function createPages(options: PagesOptions): AnswerPage {
  const { app, cache, missing, log } = options;
  const { originOf, securityOf } = options;
  const send = createPageSender();
  const endpoints: Endpoints = {
    api: '/api',
    watchers: options.watchersUrl ?? '/api/events',
    watchers_apikey: options.watchersKey ?? null,
    errors: options.errorsUrl ?? null,
    teleport: teleportOf(options),
  };

  const settingsOf = ({ brand, language, device, origin }: View): Settings => {
    const files = filesOf(brand);
    return {
      language,
      device,
      brand: pageBrand(brand, language, origin, files),
      device_type: 'NCWEB',
      type: 'client',
      endpoints,
      main_hostname: new URL(origin).hostname,
      hostnames: brand.hosts,
      images_base_url: options.imagesBaseUrl,
      public_url: origin,
      revision: options.revision,
      environment: options.mode,
    };
  };
  const filesOf = (brand: Brand): BrandFiles => {
    const files = options.brandFiles.get(brand.id);
    if (!files) throw new Error(`The brand “${brand.id}” is not among those the web room was made with.`);
    return files;
  };

  /** Renders a loaded page; when a component fails, the error page in its place. */
  const renderLoaded = async (
    page: LoadedPage,
    view: View,
    settings: Settings,
    facts: object,
  ): Promise<FreshPage> => {
    let { status } = page;
    if (status >= 500) log.error({ ...facts, status, err: page.error }, 'a page could not be loaded');
    let rendered;
    try {
      rendered = page.render();
    } catch (error) {
      log.error({ ...facts, err: error }, 'a page could not be rendered');
      status = 500;
      rendered = page.renderError(status);
    }
    const files = await app.files(page.sources, view.language);
    const data = { ...settings, status, queries: rendered.queries };
    return {
      status,
      location: null,
      html: writeDocument({
        data,
        files,
        brand: filesOf(view.brand),
        head: rendered.head,
        html: rendered.html,
      }),
    };
  };

  /** Loads and renders. Missing pages are kept apart, so that wrong addresses do not drive right ones out. */
  const make = async (
    path: string,
    view: View,
    exchange: Exchange,
    cookies: string | undefined,
    refusal?: number,
  ): Promise<FreshPage | KeptPage> => {
    const settings = settingsOf(view);
    const { brand, language } = view;
    const { ip, host, protocol, requestId } = exchange;
    const client = options.clientFor({
      brand,
      language,
      cookies: readCookies(cookies),
      ip,
      host,
      protocol,
      requestId,
    });
    const entry = await app.entry();
    const page = await entry.loadPage({ path, settings, client, ...(refusal !== undefined && { refusal }) });
    if (page.kind === 'moved') return { status: page.status, location: page.location, html: Buffer.alloc(0) };
    const facts = { requestId: exchange.requestId, path };
    const render = () => renderLoaded(page, view, settings, facts);
    if (missing === null || cookies !== undefined || page.status !== 404) return render();
    return missing.get(keyOf(view, path), render);
  };

  /** The path with those of the query's parameters that the page there is made with. */
  const withMeaning = async (path: string, query: URLSearchParams): Promise<string> =>
    path + meaningfulSearch(query, (await app.entry()).meaningfulQuery(path));

  /** The page at `path` for who asks: of a signed-in viewer his own, otherwise the one of all who are not. */
  const pageAt = (
    path: string,
    view: View,
    exchange: Exchange,
    cookie: string | undefined,
  ): KeptPage | Promise<FreshPage | KeptPage> =>
    cache === null || (cookie !== undefined && options.isSignedIn(cookie))
      ? make(path, view, exchange, cookie ?? '')
      : cache.get(keyOf(view, path), () => make(path, view, exchange, undefined));

  const refusal = (
    status: number,
    view: View,
    exchange: Exchange,
  ): KeptPage | Promise<FreshPage | KeptPage> => {
    const render = () => make('/', view, exchange, undefined, status);
    return cache?.get(keyOf(view, String(status)), render) ?? render();
  };

  return (req, res, exchange) => {
    const address = addressOf(req.url ?? '/');
    const query = address.kind === 'page' ? address.query : null;
    const { cookie } = req.headers;
    const cookies = readCookies(cookie);
    const brand = brandOf(exchange.host, query, cookies, options.brandByRequest);
    const security = securityOf(brand, address.kind === 'page' ? address.path : '/');
    if (address.kind === 'moved') {
      const headers = { location: address.location, 'cache-control': 'public, max-age=3600' };
      res.writeHead(308, { ...security, ...headers }).end();
      return true;
    }
    const view: View = {
      brand,
      language: languageOf(brand, query, cookies),
      device: deviceOf(req.headers),
      origin: originOf(brand, exchange),
    };
    let page: KeptPage | Promise<FreshPage | KeptPage>;
    if (address.kind === 'refused') page = refusal(address.status, view, exchange);
    else if (query === null) page = pageAt(address.path, view, exchange, cookie);
    else page = withMeaning(address.path, query).then((path) => pageAt(path, view, exchange, cookie));
    return page instanceof Promise
      ? page.then((made) => send(req, res, made, security))
      : send(req, res, page, security);
  };
}

function keyOf({ brand, language, device, origin }: View, path: string): string {
  return `${brand.id} ${language} ${device} ${origin} ${path}`;
}

function teleportOf({ teleport = null }: Pick<PagesOptions, 'teleport'>): Endpoints['teleport'] {
  if (teleport === null) return null;
  return { vod_key: teleport.vodKey, live_key: teleport.liveKey, stun: teleport.stun };
}
