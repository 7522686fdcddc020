/** What the server that puts the rooms together and the web room agree on; free of the app's own code. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@kadr/brands';
import type { ErrorName, Language, PreviewedViewer } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { PaymentOrigins } from './security-headers.ts';

/** Who a page's calls are made for. */
export interface ClientInfo {
  readonly brand: Brand;
  readonly language: Language;
  /** Empty for a page that is kept: it is the same for every anonymous viewer. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Of the viewer whose request made the page be rendered. */
  readonly ip: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly requestId: string;
  /** The guest for whom an operator's preview is made; null for the viewer himself. */
  readonly viewer?: PreviewedViewer | null;
}

/** What an operator's preview shows: a brand, and to which guest. */
export interface PagePreview {
  readonly brand: Brand;
  readonly viewer: PreviewedViewer | null;
}

/** The part of a log that is used here, as pino has it. */
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
  /** What a viewer reads of an error of the contract. */
  readonly describe: (error: ErrorName, language: Language) => string;
  /** Origin that viewers use, for canonical and share addresses; null follows the request's own host. */
  readonly publicUrl: string | null;
  /** Lets `?brand=` and the cookie `brand` choose the brand, for machines that have one host name for all of them. */
  readonly brandByRequest: boolean;
  /** Address before a picture's path: `/images`, or a delivery network's. */
  readonly imagesBaseUrl: string;
  /** Further origins from which pictures and streams may come (Content-Security-Policy); none when left out. */
  readonly mediaOrigins?: readonly string[];
  /** Origins of ad servers, to which pages of brands with advertising may talk. */
  readonly adOrigins?: readonly string[];
  /** Origins of the payment provider that the page which takes a card needs; none when left out. */
  readonly paymentOrigins?: PaymentOrigins;
  /** Where browsers send analytics, and with which key; our own API when left out. */
  readonly watchersUrl?: string | null;
  readonly watchersKey?: string | null;
  /** Sentry-compatible address (DSN) to which browsers report errors; none when left out. */
  readonly errorsUrl?: string | null;
  /** Peer delivery of streams, and by which keys and STUN servers; none when left out. */
  readonly teleport?: {
    readonly vodKey: string;
    readonly liveKey: string;
    readonly stun: readonly string[];
  } | null;
  /** Names this build; a browser that runs another one reloads. */
  readonly revision: string;
  readonly log: WebLog;
  /** What a token in `?brand_preview=` shows to the browser of a `cookie` header; null for nothing. Without it, previews are disabled. */
  readonly previewOf?: (token: string, cookies: string) => Promise<PagePreview | null>;
  /** Reads an uploaded picture; without it, brands have no uploaded pictures. */
  readonly readImage?: (path: string) => Promise<Uint8Array | null>;
  /** Pages kept for anonymous viewers: 64 MB, fresh for 5 s, stale for another 60 s, unless said otherwise (bytes, ms). */
  readonly cache?: { readonly maxBytes?: number; readonly freshFor?: number; readonly staleFor?: number };
  /** An asset of another release that runs beside this one, by its path; without it there are those of this one only. */
  readonly findAsset?: (path: string) => Promise<Uint8Array | null>;
  /** Nobody when left out. */
  readonly observer?: PageObserver;
  /** Folder of the build to serve; `web/dist` when left out. */
  readonly dist?: string;
  /** Milliseconds of a monotonic clock; `performance.now` when left out. */
  readonly now?: () => number;
}

/** Hears how pages come about, for metrics and traces. */
export interface PageObserver {
  /** A page that may be kept was asked for, and was in memory or was not. */
  keptPage(isHit: boolean): void;
  /** Loads or renders a page, and rejects as that does. */
  readonly page: <T>(step: 'load' | 'render', run: () => Promise<T>) => Promise<T>;
}

/** What is known of a request before it is answered; the server's exchange is one. */
export interface Exchange {
  readonly requestId: string;
  readonly ip: string;
  /** Host with port, as the viewer addressed it, known to be well formed. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** Template of the address that is answered (`/movies/:slug`); set by who answers. */
  route?: string;
}

export interface Web {
  /** Answers every request, a kept page or a file before it returns; true once it has. @throws only faults of ours. */
  handle(req: IncomingMessage, res: ServerResponse, exchange: Exchange): true | Promise<true>;
  /** The files that pages of this release load, by path: those of the build, and those of the brands, which change with them. */
  readonly assets: {
    readonly build: ReadonlyMap<string, Uint8Array>;
    readonly brands: ReadonlyMap<string, Uint8Array>;
  };
  /** Forgets kept pages, so that a change of the catalogue shows at once. */
  clearPages(): void;
  /** Has kept pages rendered again before they are next served: the content has changed. */
  expirePages(): void;
  /**
   * Replaces all brands of the process, once their files are prepared. Returns false when they are shown already.
   *
   * @throws Error when they clash, or a picture is missing; the brands are then unchanged
   */
  showBrands(all: readonly Brand[]): Promise<boolean>;
  close(): Promise<void>;
}
