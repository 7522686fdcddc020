import type {
  AccountImport,
  BonusGrant,
  BonusProgramImport,
  CatalogueImport,
  CertificateImport,
  ComposeInput,
  CreditInput,
  GuideImport,
  InfoPageImport,
  Ingest,
  IngestInput,
  MessageInput,
  PromoCodeImport,
  SubscriptionInput,
} from '@kadr/contract';
import type { Studio } from './studio.ts';

export interface FillProgress {
  /** Pictures, materials and films that are there, of all that there will be. */
  readonly done: number;
  readonly total: number;
  /** A sentence for the person who waits. */
  readonly what: string;
}

/** The operations of `KadrClient` that the demo is filled through. */
export interface FillClient {
  readonly mediaItems: {
    getById(input: { readonly id: string }): Promise<{ readonly is_playable: boolean }>;
  };
  readonly operator: {
    importCatalogue(batch: CatalogueImport): Promise<unknown>;
    createIngest(input: IngestInput): Promise<Pick<Ingest, 'id'>>;
    getIngest(input: { readonly id: number }): Promise<Pick<Ingest, 'state' | 'asset_id' | 'reason'>>;
    composeAsset(input: ComposeInput): Promise<unknown>;
    importAccounts(input: { accounts: AccountImport[] }): Promise<unknown>;
    sendMessages(input: { messages: MessageInput[] }): Promise<unknown>;
    importPromoCodes(input: { promo_codes: PromoCodeImport[] }): Promise<unknown>;
    importBonusPrograms(input: { bonus_programs: BonusProgramImport[] }): Promise<unknown>;
    importCertificates(input: CertificateImport): Promise<unknown>;
    grantBonuses(input: { grants: BonusGrant[] }): Promise<unknown>;
    creditAccounts(input: { credits: CreditInput[] }): Promise<unknown>;
    subscribeAccounts(input: { subscriptions: SubscriptionInput[] }): Promise<unknown>;
    listInfoPages(): Promise<{
      readonly items: readonly { readonly alias: string; readonly brand: string | null }[];
    }>;
    importGuide(input: { guides: GuideImport[] }): Promise<unknown>;
    putInfoPages(input: { info_pages: InfoPageImport[] }): Promise<unknown>;
  };
}

/** What filling the demo needs: the service as an operator calls it, and tools of the machine. */
export interface FillOptions {
  /** An operator's. */
  readonly client: FillClient;
  /** Stores an encoded picture and gives its path. */
  readonly uploadImage: (bytes: Uint8Array) => Promise<string>;
  /** The bytes of a picture by that path; null when it is not stored. */
  readonly readImage: (path: string) => Promise<Uint8Array | null>;
  /** Uploads a film, which it may move, and gives its `upload_id`. */
  readonly uploadSource: (file: string) => Promise<string>;
  readonly runFfmpeg: (
    args: readonly string[],
    options: {
      readonly signal: AbortSignal;
      /** In which everything lies that `args` name. */
      readonly folder: string;
      /** Told how many seconds of output are written. */
      readonly onProgress?: (seconds: number) => void;
    },
  ) => Promise<void>;
  /** Folder for the journal, which must last, and for temporary files. Of this service alone. */
  readonly cacheDir: string;
  readonly log: { info(facts: object, sentence: string): void; warn(facts: object, sentence: string): void };
  readonly onProgress: (progress: FillProgress) => void;
  /** Called whenever viewers see something new. */
  readonly onChange?: () => void;
  readonly signal: AbortSignal;
  /** How far the demo is filled: everything, what viewers meet first, or a little of each kind. */
  readonly upTo?: 'sample' | 'first' | 'all';
  /** Called when every picture is there and films begin. */
  readonly onPictures?: () => void;
  /** Called when what viewers meet first is there and the rest begins. */
  readonly onFirstStage?: () => void;
  /** Threads that letter pictures and compose. */
  readonly concurrency: number;
  /** A studio of child processes when left out. */
  readonly studio?: Studio;
  readonly now?: () => Date;
  /** Waits some milliseconds; rejects when aborted. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}
