import type { Readable } from 'node:stream';
import type { Brand } from '@kadr/brands';
import type { Observer } from './observer.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Principal } from './principal.ts';
import type { TracksPort } from './tracks-port.ts';
import type {
  Currency,
  FilmSource,
  composeInputSchema,
  FocalPoint,
  GuestPlace,
  Language,
  PreviewedViewer,
  PublishedAsset,
  ServiceState,
  StreamTokenClaims,
  Translated,
} from '@kadr/contract';
import type { Pool } from 'pg';
import type { z } from 'zod';

/** The facts of a brand that the service needs. */
export type BrandOptions = Pick<
  Brand,
  | 'id'
  | 'name'
  | 'hosts'
  | 'is_main'
  | 'default_language'
  | 'languages'
  | 'login_types'
  | 'without_external_advertising'
  | 'seller'
> & {
  readonly footer: Pick<Brand['footer'], 'copyright_holder'>;
  /** The hosts that the brand's Content-Security-Policy allows in frames and for scripts; none when left out. */
  readonly security?: Partial<Pick<Brand['security'], 'frame_hosts' | 'script_hosts'>>;
};

/** An external service that may be linked to accounts (OAuth 2.0 client). */
export interface OauthClient {
  readonly id: string;
  /** The name that viewers see. */
  readonly name: Translated;
  /** The client's secret; null for a client that cannot keep one and must use PKCE. */
  readonly secret: string | null;
  /** Whether it may leave out PKCE, because it authenticates with its secret. */
  readonly isPkceOptional: boolean;
  /** The exact addresses to which viewers may be redirected. */
  readonly redirectUris: readonly string[];
}

/** The log in pino's form: facts first, then a sentence. */
export interface Log {
  debug(facts: object, sentence: string): void;
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** The operations of media that the service needs. */
export interface MediaPort {
  /** Signs a token that lets its bearer read the streams of one asset. */
  signStreamToken(claims: StreamTokenClaims): string | Promise<string>;
  /** The query that opens the streams of a token, without `?`. */
  streamQuery(token: string): string;
  /**
   * Makes an asset from parts of others.
   *
   * @throws KadrError INVALID_INPUT when the parts do not fit together, NOT_FOUND when one is missing.
   */
  compose(input: ComposeRequest): Promise<PublishedAsset>;
  /**
   * How many whole segments of the grid each part of an asset has, in order: the part of it that a channel can play.
   * Null when there is no such asset, or nothing in it that a channel can play.
   */
  segmentsOf(assetId: string): Promise<readonly number[] | null>;
  readonly tracks: TracksPort;
  /** Sets the focal point of an uploaded picture, and returns its new path; null when there is no such picture. */
  keepFocalPoint(path: string, point: FocalPoint): Promise<string | null>;
  /** Whether an uploaded file is still there. */
  hasUpload(uploadId: string): Promise<boolean>;
  /** Whether a picture exists: a shipped file, or (`file` null) an uploaded one by its path. */
  hasPicture(path: string, file: URL | null): Promise<boolean>;
}

/** Sends webhooks. */
export interface WebhookPort {
  /** Returns why an address cannot be an endpoint, as the second half of a sentence; null when it can. */
  refusal(url: string): Promise<string | null>;
  /** Returns the status of the response. @throws Error when there is none, or the address is on a private network */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<number>;
}

/** A composition as media receives it, with all defaults. */
export type ComposeRequest = z.output<typeof composeInputSchema>;

/** Work for later, done by whichever process has the worker's role. */
export interface JobsPort {
  /** Tells workers that an ingest waits. Workers also poll: losing this call loses no work. */
  enqueue(name: 'ingest', payload: { readonly ingest_id: number }): Promise<void>;
}

/** Gateways for messages to people. Each rejects when a message was not accepted. */
export interface OutgoingPort {
  sms(message: { readonly to: string; readonly text: string }): Promise<void>;
  email(message: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
}

/** An account as another provider knows it. */
export interface ProviderAccount {
  /** In lower case. */
  readonly email: string;
  /** Digits after a plus. */
  readonly phone: string;
  /** Its holder's name there; null when the provider does not tell it. */
  readonly name: string | null;
  /** The provider's name as viewers know it. */
  readonly provider: string;
}

/** Another provider whose accounts can be migrated. Rejects when it cannot be reached. */
export interface MigrationPort {
  findByEmail(email: string): Promise<ProviderAccount | null>;
  findByPhone(phone: string): Promise<ProviderAccount | null>;
}

/** Protection systems whose licences an external provider issues. */
export const licenceSystems = ['widevine', 'playready', 'fairplay'] as const;
export type LicenceSystem = (typeof licenceSystems)[number];

export interface LicenceAnswer {
  readonly body: Uint8Array;
  readonly contentType: string;
}

/**
 * An external licence provider, called after the service has agreed.
 *
 * Both methods reject with KadrError LICENCE_REFUSED when it refuses, UNAVAILABLE when it does not answer properly.
 */
export interface LicenceProviderPort {
  licence(
    system: LicenceSystem,
    challenge: {
      readonly body: Uint8Array;
      readonly contentType: string | null;
      readonly soapAction: string | null;
    },
    /** The playback for which the licence is issued. */
    playback: {
      readonly assetId: string;
      readonly keyIds: readonly string[];
      readonly playbackSessionId: string;
    },
  ): Promise<LicenceAnswer>;
  /** The certificate of FairPlay. */
  certificate(): Promise<LicenceAnswer>;
}

/** Card payments. */
export interface CardPaymentsPort {
  /** The provider of card payments in a currency; without one, it cannot be paid by card. */
  readonly byCurrency: ReadonlyMap<Currency, PaymentProvider>;
  /** Resolves after a time in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The ad servers that can be used; an address that starts with a slash is this service's own. */
export interface AdServers {
  /** Used unless the toggle names another one; null for none. */
  readonly main: string | null;
  /** By name. */
  readonly others: ReadonlyMap<string, string>;
}

/** The cost of hashing a password; `memory` in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

export interface ApiConfig {
  /** Origin that viewers use; null follows the request's own host. Cookies are `Secure` when it is https. */
  readonly publicUrl: string | null;
  /** Lets `?brand=` and the cookie `brand` choose the brand, for machines with one host name for all brands. */
  readonly brandByRequest: boolean;
  /** The address of streams, such as that of a delivery network; `/stream` when left out. */
  readonly streamUrl?: string;
  /** The ad servers, and the service's partner id there; no advertising when left out. */
  readonly advertising?: AdServers & { readonly partnerId: number | null };
  /** IANA name for viewers without a profile; `Europe/Moscow` when left out. */
  readonly timeZone?: string;
  /** How many screens of an account, or of a guest in one browser, may watch at the same time; 3 when left out. */
  readonly streamLimit?: number;
  /** Days for which events of browsers are kept; 90 when left out. */
  readonly eventDays?: number;
  /** Sources besides uploads from which workers fetch films; only `address` when left out. */
  readonly filmSources?: readonly FilmSource[];
  /** Days for which uploaded sources of films are kept after their publication; 30 when left out, 0 keeps none. */
  readonly sourceDays?: number;
  /** Folder for files of events by day, from which questions are answered; when left out, only the table is used. */
  readonly eventFolder?: string;
  /** External services that viewers may link to their accounts; none when left out. */
  readonly oauthClients?: readonly OauthClient[];
  /** Maximum lifetime and idle timeout of a console session, in seconds; 12 hours and 30 minutes by default. */
  readonly staffSessions?: { readonly lifetime: number; readonly idle: number };
  /** The cost of hashing a new password; OWASP's recommendation when left out. */
  readonly passwordCost?: PasswordCost;
  /** Checks every answer against the contract, which is slow: for tests. */
  readonly checkAnswers?: boolean;
}

/** The stored files of imports, by name. */
export interface ImportFiles {
  /** Stores a file whole or not at all. @throws whatever `body` throws */
  put(name: string, body: Readable): Promise<void>;
  /** @throws KadrError NOT_FOUND while it is being read */
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
}

export interface MachinePort {
  /** Facts about the process and its disk. */
  facts(): Promise<Pick<ServiceState, 'process' | 'storage'>>;
}

/** The external services, clocks and settings on which the service is built, once per process. */
export interface ApiPorts {
  readonly machine: MachinePort;
  readonly importFiles: ImportFiles;
  /** The caller handles its errors. */
  readonly pool: Pool;
  /** Direct connections to PostgreSQL for LISTEN, where `pool` goes through a pooler; `pool` when left out. */
  readonly listenPool?: Pool;
  /** A replica of the database, for reads that may lag; `pool` when left out. */
  readonly replicaPool?: Pool | undefined;
  /** NATS, which carries messages between processes; only PostgreSQL when left out. */
  readonly natsUrl?: string | undefined;
  /** Valkey, which keeps leases and limits; the database when left out. */
  readonly valkeyUrl?: string | undefined;
  readonly clock: () => Date;
  /** Cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** `session` signs the session cookie: at least 32 bytes, the same in every process. */
  readonly secrets: {
    readonly session: Uint8Array;
    /** Signs licence tokens: at least 32 bytes, the same in every process. */
    readonly licence: Uint8Array;
    /** Seals content keys: 32 bytes, the same in every process, never changed. */
    readonly contentKeys: Uint8Array;
    /** Its bearer is the operator, with all permissions. */
    readonly operatorToken: string;
    /** Secrets of the operator's apps whose assertions sign viewers in, by name of the app. */
    readonly authApps?: ReadonlyMap<string, Uint8Array>;
  };
  /** The current brands: an operator may publish a new version at any time, so do not cache them. */
  readonly brands: readonly BrandOptions[];
  readonly media: MediaPort;
  readonly webhooks: WebhookPort;
  readonly jobs: JobsPort;
  readonly outgoing: OutgoingPort;
  /** Providers of licences: an external one, and optionally the service itself (ClearKey). */
  readonly licences: { readonly provider: LicenceProviderPort | null; readonly hasClearKey: boolean };
  readonly migration: MigrationPort;
  readonly payments: CardPaymentsPort;
  /** Country of an address (ISO 3166-1 alpha-2), null when unknown. */
  readonly countryOf: (ip: string) => string | null;
  readonly log: Log;
  /** None when left out. */
  readonly observer?: Observer;
  readonly config: ApiConfig;
}

/** The facts of one request. */
export interface RequestContext {
  /** Id of the requested brand. */
  readonly brand: string;
  /** The language of titles, menus and error descriptions. */
  readonly language: Language;
  readonly cookies: Readonly<Record<string, string>>;
  /** Adds a `Set-Cookie` header to the answer. */
  readonly setCookie: (header: string) => void;
  /** Address of the viewer. */
  readonly ip: string;
  /** Host with port, as the viewer addressed it. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
  /** The operator, identified by the token, an API key or a console session; null for everybody else. */
  readonly principal: Principal | null;
  /** Access token of a linked service (`Authorization: Bearer`); null without one. */
  readonly bearer?: string | null;
  /**
   * The browser's name for itself (`x-device-id`): it may identify a device, but proves nothing. Null when it is not
   * sent.
   */
  readonly deviceId: string | null;
  /** `User-Agent`, at most 500 characters: names a device in lists. Null when it is not sent. */
  readonly userAgent: string | null;
  /** Build of the web app that sends the request (`x-app-version`). */
  readonly appVersion: string | null;
  /** Header `Idempotency-Key`: identifies a request so that it takes effect once. */
  readonly idempotencyKey?: string | null;
  /** Header `If-Match`: the version that a change is based on, in double quotes. */
  readonly ifMatch?: string | null;
  /** The guest for whom the page is made, in an operator's preview. */
  readonly preview?: PreviewedViewer | null;
  /** A guest's positions, as stored in the browser; never those of an account. */
  readonly guestPlaces: readonly GuestPlace[];
  /** Added to every log line about this request. */
  readonly requestId: string;
  readonly now: () => Date;
  /**
   * Identity of the operation's call, or of the calls of one page, for which the session is read once. Without it every
   * question reads it again.
   */
  readonly call?: object;
  /**
   * The call changes nothing, so the session may come from the memory cache; otherwise it is read from the database.
   */
  readonly isRead?: boolean;
}
