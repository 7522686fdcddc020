import type { Brand } from '@kadr/brands';
import type { composeInputSchema, Language, PublishedAsset, StreamTokenClaims } from '@kadr/contract';
import type { Pool } from 'pg';
import type { z } from 'zod';

/** What the service needs to know of a brand. */
export type BrandFacts = Pick<
  Brand,
  'id' | 'hosts' | 'is_main' | 'default_language' | 'languages' | 'login_types'
>;

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
  /**
   * Makes an asset of parts of others.
   *
   * @throws KadrError INVALID_INPUT when the parts do not fit together, NOT_FOUND when one is missing.
   */
  compose(input: ComposeRequest): Promise<PublishedAsset>;
}

/** A composition as media is asked for it: every default filled in. */
export type ComposeRequest = z.output<typeof composeInputSchema>;

/** Work for later, done by whichever process has the worker's role. */
export interface JobsPort {
  /** Tells workers that an ingest waits. They also find it by themselves: losing this call loses no work. */
  enqueue(name: 'ingest', payload: { readonly ingest_id: number }): Promise<void>;
}

export interface ApiConfig {
  /** Origin that viewers use; null follows the request's own host. Cookies are `Secure` when it is https. */
  readonly publicUrl: string | null;
  /** Lets `?brand=` and the cookie `brand` choose the brand, for machines that have one host name for all of them. */
  readonly brandByRequest: boolean;
  /** Where streams are; `/stream/vod` when left out. A delivery network's address goes here. */
  readonly streamBaseUrl?: string;
  /** IANA name for viewers without a profile; `Europe/Moscow` when left out. */
  readonly timeZone?: string;
  /** Checks every answer against the contract, at a price: for tests. */
  readonly checkAnswers?: boolean;
}

/** Everything from outside that the service is built on, once per process. */
export interface ApiDependencies {
  /** Who made it listens to its errors. */
  readonly pool: Pool;
  readonly clock: () => Date;
  /** Bytes that nobody can foresee. */
  readonly random: (bytes: number) => Uint8Array;
  /** `session` signs the session cookie: at least 32 bytes, the same in every process. */
  readonly secrets: { readonly session: Uint8Array };
  readonly brands: readonly BrandFacts[];
  readonly media: MediaPort;
  readonly jobs: JobsPort;
  readonly log: Log;
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
  /** Whether the request presented the operator's token. */
  readonly operator: boolean;
  /** What the browser calls itself (`x-device-id`): it may name a device and proves nothing. Null when it says nothing. */
  readonly deviceId: string | null;
  /** Build of the web app that asks (`x-app-version`, SS-045). */
  readonly appVersion: string | null;
  /** In every log line about this request. */
  readonly requestId: string;
  readonly now: () => Date;
}
