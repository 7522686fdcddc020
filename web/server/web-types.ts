/** The types shared by the web room and the server that composes the rooms; they do not depend on the app's code. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@kadr/brands';
import type { ErrorName, Language, PreviewedViewer } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { PaymentOrigins } from './security-headers.ts';

/** The client on whose behalf a page's calls are made. */
export interface ClientInfo {
  readonly brand: Brand;
  readonly language: Language;
  /** Empty for a cached page, which is the same for every anonymous viewer. */
  readonly cookies: Readonly<Record<string, string>>;
  /** The address of the viewer whose request caused the rendering. */
  readonly ip: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly requestId: string;
  /** The guest of an operator's preview; null for the viewer himself. */
  readonly viewer?: PreviewedViewer | null;
}

/** An operator's preview: a brand, and the guest to whom it is shown. */
export interface PagePreview {
  readonly brand: Brand;
  readonly viewer: PreviewedViewer | null;
}

/** The part of pino's interface that is used here. */
export interface WebLog {
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export interface WebOptions {
  /** `production` serves the build in `web/dist`, `development` the sources through Vite. */
  readonly mode: 'production' | 'development';
  /** The API, called directly: one client per page. */
  readonly clientFor: (info: ClientInfo) => KadrClient;
  /** Whether a `cookie` header is that of a signed-in viewer, whose pages are rendered for him alone. */
  readonly isSignedIn: (cookies: string) => boolean;
  /** The description of an error of the contract, in the viewer's language. */
  readonly describe: (error: ErrorName, language: Language) => string;
  /** Origin that viewers use, for canonical and share addresses; null uses the request's own host. */
  readonly publicUrl: string | null;
  /** Lets `?brand=` and the cookie `brand` choose the brand, for machines that have one host name for all of them. */
  readonly brandByRequest: boolean;
  /** Address before a picture's path: `/images`, or a delivery network's. */
  readonly imagesBaseUrl: string;
  /** Further origins from which pictures and streams may come (Content-Security-Policy); none when left out. */
  readonly mediaOrigins?: readonly string[];
  /** Origins of ad servers, to which pages of brands with advertising may talk. */
  readonly adOrigins?: readonly string[];
  /** Origins of the payment provider for the page that takes a card; none when left out. */
  readonly paymentOrigins?: PaymentOrigins;
  /** Address to which browsers send analytics, and its key; our own API when left out. */
  readonly watchersUrl?: string | null;
  readonly watchersKey?: string | null;
  /** Sentry-compatible address (DSN) to which browsers report errors; none when left out. */
  readonly errorsUrl?: string | null;
  /** Peer delivery of streams: its keys and STUN servers; none when left out. */
  readonly teleport?: {
    readonly vodKey: string;
    readonly liveKey: string;
    readonly stun: readonly string[];
  } | null;
  /** Identifies this build; a browser that runs another one reloads. */
  readonly revision: string;
  readonly log: WebLog;
  /**
   * The preview of a token in `?brand_preview=` for the browser of a `cookie` header; null for none. Without it,
   * previews are disabled.
   */
  readonly previewOf?: (token: string, cookies: string) => Promise<PagePreview | null>;
  /** Reads an uploaded picture; when left out, brands have no uploaded pictures. */
  readonly readImage?: (path: string) => Promise<Uint8Array | null>;
  /** The cache of anonymous pages: by default 64 MB, fresh for 5 s, stale for another 60 s (bytes, ms). */
  readonly cache?: { readonly maxBytes?: number; readonly freshFor?: number; readonly staleFor?: number };
  /**
   * Finds an asset of another release that runs beside this one, by its path; when left out, only this release's exist.
   */
  readonly findAsset?: (path: string) => Promise<Uint8Array | null>;
  /** Observes pages; none when left out. */
  readonly observer?: PageObserver;
  /** Folder of the build to serve; `web/dist` when left out. */
  readonly dist?: string;
  /** Milliseconds of a monotonic clock; `performance.now` when left out. */
  readonly now?: () => number;
}

/** Observes how pages are made, for metrics and traces. */
export interface PageObserver {
  /** Called for each request for a cacheable page, with whether it was in memory. */
  keptPage(isHit: boolean): void;
  /** Runs the loading or rendering of a page, and rejects as `run` does. */
  readonly page: <T>(step: 'load' | 'render', run: () => Promise<T>) => Promise<T>;
}

/** Facts about a request that are known before it is answered; the server's exchange is one. */
export interface Exchange {
  readonly requestId: string;
  readonly ip: string;
  /** Host with port, as the viewer addressed it, known to be well formed. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** Template of the address that is answered (`/movies/:slug`); set by the code that answers. */
  route?: string;
}

export interface Web {
  /** Answers every request, synchronously for a kept page or a file; true once it has. @throws only faults of ours. */
  handle(req: IncomingMessage, res: ServerResponse, exchange: Exchange): true | Promise<true>;
  /** The files that pages of this release load, by path: those of the build, and those of the brands, which change with them. */
  readonly assets: {
    readonly build: ReadonlyMap<string, Uint8Array>;
    readonly brands: ReadonlyMap<string, Uint8Array>;
  };
  /** Forgets kept pages, so that a change in the catalogue shows at once. */
  clearPages(): void;
  /** Has kept pages rendered again before they are next served, because the content has changed. */
  expirePages(): void;
  /**
   * Replaces all brands of the process, once their files are prepared. Returns false when they are shown already.
   *
   * @throws Error when they clash, or a picture is missing; the brands are then unchanged
   */
  showBrands(all: readonly Brand[]): Promise<boolean>;
  close(): Promise<void>;
}
