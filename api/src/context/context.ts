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

/** What the service needs to know of a brand. */
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
  /** Whose pages the brand's Content-Security-Policy lets into a frame; none when left out. */
  readonly security?: Partial<Pick<Brand['security'], 'frame_hosts' | 'script_hosts'>>;
};

/** An external service that may be linked to accounts (OAuth 2.0 client). */
export interface OauthClient {
  readonly id: string;
  /** What viewers call it. */
  readonly name: Translated;
  /** By which it proves itself; null for one that keeps none and has to use PKCE. */
  readonly secret: string | null;
  /** Whether it may leave out PKCE, because it proves itself by its secret. */
  readonly isPkceOptional: boolean;
  /** Where viewers are led back to, letter by letter. */
  readonly redirectUris: readonly string[];
}

/** The log, as pino has it: what is known first, then a sentence. */
export interface Log {
  debug(facts: object, sentence: string): void;
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** Media, as far as the service needs it. */
export interface MediaPort {
  /** A token that lets its bearer read the streams of one asset. */
  signStreamToken(claims: StreamTokenClaims): string | Promise<string>;
  /** The query that opens the streams of a token, without `?`. */
  streamQuery(token: string): string;
  /**
   * Makes an asset of parts of others.
   *
   * @throws KadrError INVALID_INPUT when the parts do not fit together, NOT_FOUND when one is missing.
   */
  compose(input: ComposeRequest): Promise<PublishedAsset>;
  /**
   * How many whole segments of the grid each part of an asset has, in order: what a channel can play of it. Null when there
   * is no such asset, or nothing that a channel can play.
   */
  segmentsOf(assetId: string): Promise<readonly number[] | null>;
  readonly tracks: TracksPort;
  /** Lets an uploaded picture be served with a focal point, and gives its path with it; null when there is no such picture. */
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

/** A composition as media is asked for it: every default filled in. */
export type ComposeRequest = z.output<typeof composeInputSchema>;

/** Work for later, done by whichever process has the worker's role. */
export interface JobsPort {
  /** Tells workers that an ingest waits. Workers also poll: losing this call loses no work. */
  enqueue(name: 'ingest', payload: { readonly ingest_id: number }): Promise<void>;
}

/** Gateways for what leaves the service for a person. Each rejects when the message was not taken. */
export interface OutgoingPort {
  sms(message: { readonly to: string; readonly text: string }): Promise<void>;
  email(message: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
}

/** An account of another provider, as that one knows it. */
export interface ProviderAccount {
  /** In lower case. */
  readonly email: string;
  /** Digits after a plus. */
  readonly phone: string;
  /** What its holder is called there; null where it does not say. */
  readonly name: string | null;
  /** The provider, as viewers call it. */
  readonly provider: string;
}

/** Another provider, whose accounts may be taken over. Rejects when it cannot be asked. */
export interface MigrationPort {
  findByEmail(email: string): Promise<ProviderAccount | null>;
  findByPhone(phone: string): Promise<ProviderAccount | null>;
}

/** Protection systems whose licences an external provider gives. */
export const licenceSystems = ['widevine', 'playready', 'fairplay'] as const;
export type LicenceSystem = (typeof licenceSystems)[number];

export interface LicenceAnswer {
  readonly body: Uint8Array;
  readonly contentType: string;
}

/**
 * An external provider of licences, asked once the service has agreed.
 *
 * Both reject with KadrError LICENCE_REFUSED when it says no, UNAVAILABLE when it does not answer as it should.
 */
export interface LicenceProviderPort {
  licence(
    system: LicenceSystem,
    challenge: {
      readonly body: Uint8Array;
      readonly contentType: string | null;
      readonly soapAction: string | null;
    },
    /** What it is for. */
    playback: {
      readonly assetId: string;
      readonly keyIds: readonly string[];
      readonly playbackSessionId: string;
    },
  ): Promise<LicenceAnswer>;
  /** FairPlay's. */
  certificate(): Promise<LicenceAnswer>;
}

/** Card payments. */
export interface CardPaymentsPort {
  /** Who takes cards in a currency; a currency without a provider cannot be paid by card. */
  readonly byCurrency: ReadonlyMap<Currency, PaymentProvider>;
  /** Resolves after a time in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The ad servers that may be asked; an address that begins with a slash is this service's own. */
export interface AdServers {
  /** Asked unless the toggle names another; null: nobody is. */
  readonly main: string | null;
  /** By name. */
  readonly others: ReadonlyMap<string, string>;
}

/** What hashing a password takes; `memory` in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

export interface ApiConfig {
  /** Origin that viewers use; null follows the request's own host. Cookies are `Secure` when it is https. */
  readonly publicUrl: string | null;
  /** Lets `?brand=` and the cookie `brand` choose the brand, for machines that have one host name for all of them. */
  readonly brandByRequest: boolean;
  /** Where streams are; `/stream` when left out. A delivery network's address goes here. */
  readonly streamUrl?: string;
  /** Whom advertisements are asked of, `main` unless the toggle names another, and as which partner; none when left out. */
  readonly advertising?: AdServers & { readonly partnerId: number | null };
  /** IANA name for viewers without a profile; `Europe/Moscow` when left out. */
  readonly timeZone?: string;
  /** On how many screens an account may watch at the same time, or a guest in one browser; 3 when left out. */
  readonly streamLimit?: number;
  /** Days that events of browsers are kept; 90 when left out. */
  readonly eventDays?: number;
  /** Where workers fetch films from besides uploads; `address` alone when left out. */
  readonly filmSources?: readonly FilmSource[];
  /** Days that uploaded sources of films are kept after they are published; 30 when left out, 0 keeps none. */
  readonly sourceDays?: number;
  /** Folder for files of events by day, which questions are answered from; from the table alone when left out. */
  readonly eventFolder?: string;
  /** External services that viewers may link to their accounts; none when left out. */
  readonly oauthClients?: readonly OauthClient[];
  /** Maximum lifetime and idle timeout of a console session, in seconds; 12 hours and 30 minutes by default. */
  readonly staffSessions?: { readonly lifetime: number; readonly idle: number };
  /** What the hash of a new password costs; OWASP's recommendation when left out. */
  readonly passwordCost?: PasswordCost;
  /** Checks every answer against the contract, at a price: for tests. */
  readonly checkAnswers?: boolean;
}

/** The external services, clocks and settings that the service is built on, once per process. */
/** Files of imports, in storage, by name. */
export interface ImportFiles {
  /** Stores a file whole or not at all. @throws whatever `body` throws */
  put(name: string, body: Readable): Promise<void>;
  /** @throws KadrError NOT_FOUND while it is read */
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
}

export interface MachinePort {
  /** What the process knows of itself and its disk. */
  facts(): Promise<Pick<ServiceState, 'process' | 'storage'>>;
}

export interface ApiPorts {
  readonly machine: MachinePort;
  readonly importFiles: ImportFiles;
  /** The caller listens to its errors. */
  readonly pool: Pool;
  /** Connections of PostgreSQL itself, for LISTEN, where `pool` goes through a pooler; `pool` when left out. */
  readonly listenPool?: Pool;
  /** A replica of the database, for reads that may lag; `pool` answers them when left out. */
  readonly replicaPool?: Pool | undefined;
  /** NATS, which carries messages between processes; PostgreSQL alone does when left out. */
  readonly natsUrl?: string | undefined;
  /** Valkey, which keeps leases and limits; the database does when left out. */
  readonly valkeyUrl?: string | undefined;
  readonly clock: () => Date;
  /** Cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** `session` signs the session cookie: at least 32 bytes, the same in every process. */
  readonly secrets: {
    readonly session: Uint8Array;
    /** Signs licence tokens: at least 32 bytes, the same in every process. */
    readonly licence: Uint8Array;
    /** Content keys are sealed with it: 32 bytes, the same in every process and for ever. */
    readonly contentKeys: Uint8Array;
    /** Who presents it is the operator, with all permissions. */
    readonly operatorToken: string;
    /** Secrets of the operator's apps that may sign viewers in by their word, by name of the app. */
    readonly authApps?: ReadonlyMap<string, Uint8Array>;
  };
  /** The current brands: an operator may publish a new version at any time, so do not cache them. */
  readonly brands: readonly BrandOptions[];
  readonly media: MediaPort;
  readonly webhooks: WebhookPort;
  readonly jobs: JobsPort;
  readonly outgoing: OutgoingPort;
  /** Who gives licences: an external provider, and optionally the service itself (ClearKey). */
  readonly licences: { readonly provider: LicenceProviderPort | null; readonly hasClearKey: boolean };
  readonly migration: MigrationPort;
  readonly payments: CardPaymentsPort;
  /** Country of an address (ISO 3166-1 alpha-2), null where it is not known. */
  readonly countryOf: (ip: string) => string | null;
  readonly log: Log;
  /** Nobody when left out. */
  readonly observer?: Observer;
  readonly config: ApiConfig;
}

/** Who asks for what, once per request. */
export interface RequestContext {
  /** Id of the brand that is looked at. */
  readonly brand: string;
  /** Of titles, menus and error descriptions. */
  readonly language: Language;
  readonly cookies: Readonly<Record<string, string>>;
  /** Takes the value of a `Set-Cookie` header for the answer. */
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
  /** What the browser calls itself (`x-device-id`): it may name a device and proves nothing. Null when it says nothing. */
  readonly deviceId: string | null;
  /** `User-Agent`, at most 500 characters: names a device in lists. Null when it says nothing. */
  readonly userAgent: string | null;
  /** Build of the web app that asks (`x-app-version`). */
  readonly appVersion: string | null;
  /** Header `Idempotency-Key`: names a request so that it takes effect once. */
  readonly idempotencyKey?: string | null;
  /** Header `If-Match`: the version that a change is based on, in double quotes. */
  readonly ifMatch?: string | null;
  /** The guest for whom the page is made, in a preview of an operator. */
  readonly preview?: PreviewedViewer | null;
  /** What a guest's browser remembers of what was watched in it; says nothing of an account. */
  readonly guestPlaces: readonly GuestPlace[];
  /** In every log line about this request. */
  readonly requestId: string;
  readonly now: () => Date;
  /**
   * Identity of the operation's call, or of the calls of one page: the session is read once for it. Without it every question
   * is asked again.
   */
  readonly call?: object;
  /** The call changes nothing, so the session may come from the memory cache. Otherwise it is read from the database. */
  readonly isRead?: boolean;
}
