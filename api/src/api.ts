import { createRouterClient } from '@orpc/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { guestPlacesHeader } from '@kadr/contract';
import type { ChannelSchedules } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { readCookies } from '@kadr/http';
import { createOperatorDoor, createOperatorGate } from './audit/operator-calls.ts';
import { createAdHandler } from './ad-serving/ad-http.ts';
import type { AdClipsService } from './ad-campaigns/clips.ts';
import type { OperatorDoor } from './audit/operator-calls.ts';
import type { ApiPorts, RequestContext } from './context/context.ts';
import { knownError } from './errors/answer-errors.ts';
import { createFindPrincipal } from './find-principal.ts';
import { keepAnswers } from './idempotency/keep-answers.ts';
import { interceptorsOf } from './interceptors.ts';
import { createPreviewTokens } from './brands/preview-token.ts';
import type { Preview } from './brands/service.ts';
import { createHttpHandler } from './http-handler.ts';
import { sendReady } from './http/send.ts';
import { createExportHandler } from './exports/export-http.ts';
import { createImportHandler } from './file-imports/import-http.ts';
import { createKeptAnswers } from './kept/kept-answers.ts';
import type { Caller } from './http/request-context.ts';
import { createLicenceHandler } from './licences/licence-http.ts';
import type { HeldStream } from './playback/held-streams.ts';
import type { IngestWork } from './ingests/service.ts';
import type { Brand } from '@kadr/brands';
import { proveBooks } from './ledger/proof.ts';
import type { BookFault } from './ledger/proof.ts';
import type { PaymentsService } from './payments/service.ts';
import type { PushPublisher } from './push/publisher.ts';
import type { PushServer } from './push/push-server.ts';
import { createOauthHandler } from './oauth/oauth-http.ts';
import { createDomains } from './wiring/domains.ts';
import type { Domains } from './wiring/domains.ts';
import { findDueWork } from './due-work/find-due-work.ts';
import type { KindOfWork } from './due-work/find-due-work.ts';
import { readGauges } from './today/gauges.ts';
import type { Gauges } from './today/gauges.ts';
import { channels } from './push/bus-message.ts';
import { createRouter } from './router.ts';
import { sessionCookieName } from './session/session-cookie.ts';
import type { QualityWork } from './quality/service.ts';
import type { UploadsService } from './uploads/service.ts';

export interface Api {
  /** The operations as direct calls in process: the same answers and errors as over HTTP, without a socket. */
  client(context: RequestContext): KadrClient;
  /** Sends an answer cached in memory to a guest, at once; false when there is none. */
  sendKept(req: IncomingMessage, res: ServerResponse, host: string): boolean;
  /** Answers requests under `/api`; false for every other address. */
  handle(req: IncomingMessage, res: ServerResponse, caller: Caller): Promise<boolean>;
  /** Authorizes an operator for the routes of raw bytes, which are answered elsewhere. */
  readonly atOperatorDoor: OperatorDoor;
  readonly ingests: IngestWork;
  /** Films to measure, for workers. */
  readonly quality: QualityWork;
  /** Clips of advertisements, for workers that make them. */
  readonly adClips: Pick<AdClipsService, 'claim' | 'finish' | 'fail' | 'release'>;
  /** Writes the counts of advertisements pending in memory, up to a second's. A stopping process calls it. */
  writeAdCounts(): Promise<void>;
  /** Progress of resumable uploads. */
  readonly uploads: UploadsService;
  /** Whether a `cookie` header holds a signed-in session, by its signature only, without the database. */
  isSignedIn(cookies: string): boolean;
  /** The push channel at `/api/push`, and what processes tell each other about viewers. */
  readonly push: Pick<PushServer, 'isFor' | 'upgrade'> & {
    /** Subscribes to the other processes; no connection should be accepted before. */
    readonly start: () => Promise<void>;
    readonly close: () => Promise<void>;
    /** Notifies an account's pages of a change that was made outside the service. */
    readonly publish: (event: Parameters<PushPublisher['publish']>[1]) => Promise<void>;
    /** How many pages are connected to this process. */
    readonly size: () => number;
    /** Whether a session has ended or its account is blocked, as known in memory: its streams must end with it. */
    readonly isSessionEnded: (id: string) => boolean;
  };
  /** What is configured besides the database: `start` waits until it answers. */
  readonly engines: { readonly start: () => Promise<void>; readonly close: () => Promise<void> };
  /** Whether a screen holds its lease, for media: without one it gets no segments. */
  readonly isHeld: (stream: HeldStream) => boolean | Promise<boolean>;
  /** The kinds of work that are due. Workers call it every few seconds, and do the work. */
  findDueWork(): Promise<ReadonlySet<KindOfWork>>;
  /** Sends the reminders that are due, each once however many workers there are. Workers call it every half minute. */
  remind(): Promise<void>;
  /**
   * Renews or ends the subscriptions that are due; each is paid once, however many workers there are. Workers call it
   * every half minute.
   */
  renew(): Promise<void>;
  /** Sends the letters that are due; each is sent by one worker. */
  deliverLetters(): Promise<void>;
  /** Sends pending webhooks. */
  deliverWebhooks(): Promise<void>;
  /** Sends broadcasts that are due; an account gets each once, however many workers there are. */
  sendBroadcasts(): Promise<void>;
  /** Asks providers about the payments and refunds without an outcome. */
  checkPayments(): Promise<void>;
  /** Takes the raw webhook of a payment provider; null for a provider that is not configured. */
  readonly takeWebhook: PaymentsService['takeWebhook'];
  /**
   * Tops up accounts with automatic top-up whose balance is low. Workers call it every minute; a card is charged at
   * most once a day.
   */
  refill(): Promise<void>;
  /** Tells accounts of cards that expire in 30 and in 7 days, each once. Workers call it every hour. */
  warnOfExpiringCards(): Promise<void>;
  /** Writes the letters of gifts that are due; each is written once. */
  sendCertificates(): Promise<void>;
  /** Takes the expired points of bonus programmes. Workers call it every hour. */
  expirePoints(): Promise<void>;
  /** Compares the books with themselves and with the providers' lists, once for each day. Workers call it hourly. */
  checkBooks(): Promise<void>;
  /** Compares balances with the books, and the books with the payments by card; a nightly job calls it. */
  proveBooks(): Promise<BookFault[]>;
  /** The schedules of channels, for media. */
  readonly playout: ChannelSchedules;
  readonly brands: {
    /** The brands that viewers see now. */
    published(): Promise<readonly Brand[]>;
    /**
     * Returns the brand and viewer of a preview token in the browser with these cookies; null when there is nothing to
     * show.
     */
    preview(token: string, cookies: Readonly<Record<string, string | undefined>>): Promise<Preview | null>;
    /** Runs when any process publishes a brand, and when a publication may have been missed. */
    onPublished(run: () => Promise<void>): void;
  };
  /** Runs when any process has changed what all viewers see, and when a change may have been missed. */
  onContentChanged(run: () => void): void;
  /** Pending and failed work of the whole service, for metrics. */
  readonly gauges: () => Promise<Gauges>;
  /** Plans the schedules of channels whose guide or films have changed. */
  refreshSchedules(): Promise<void>;
  /**
   * Returns the path of the first owner's sign-up page; null when the service has an owner. Each call invalidates the
   * previous path; a path works once.
   */
  inviteOwner(): Promise<string | null>;
  /** Publishes the drafts of records that are due; each draft is published once. */
  publishDrafts(): Promise<void>;
  /** Checks and applies imports of files; each import is run by one worker. */
  runImports(): Promise<void>;
  /** Takes titles out of lists when their rights end, and puts them back when they begin. */
  refreshRights(): Promise<void>;
  /** Recomputes popularity; one process calls it every few minutes. */
  refreshPopularity(): Promise<void>;
  /** Makes the partitions of the event table, and drops expired ones. Workers call it every hour. */
  keepEventDays(): Promise<void>;
  /** Deletes expired data: old sessions, attempts, messages. One process calls it every few hours. */
  purge(): Promise<void>;
}

/** The service over a migrated database. It keeps no state in memory, so any number of processes may run one. */
export function createApi(ports: ApiPorts): Api {
  if (ports.secrets.session.length < 32) throw new Error('The session secret needs at least 32 bytes.');
  const domains = createDomains(ports);
  const { sessions, bus, held, playout, guard, audit } = domains;
  const router = createRouter(domains, ports);
  const hasAccount = ({ [sessionCookieName]: value }: RequestContext['cookies']): boolean =>
    value !== undefined && sessions.isOfAccount(value, ports.clock());
  const interceptors = interceptorsOf(ports, {
    sessions,
    guard,
    audit,
    memberOf: (context) => domains.staff.sessions.memberOf(context),
    keepAnswers: keepAnswers(domains.db, sessions),
    caughtUp: bus.caughtUp,
    replica: ports.replicaPool && { isSignedIn: hasAccount },
  });
  const isSignedIn = (cookies: string): boolean => hasAccount(readCookies(cookies));
  const answers = createKeptAnswers({
    kept: domains.kept,
    clock: ports.clock,
    isSignedIn,
    placesHeader: guestPlacesHeader,
  });
  const findPrincipal = createFindPrincipal(domains.operatorKeys, domains.staff.sessions, ports);
  const previews = createPreviewTokens(ports.secrets.session);
  const callPorts = { ...ports, answers, findPrincipal, previews, holders: domains.previewHolders };
  const operations = createHttpHandler(router, interceptors, callPorts);
  const gate = createOperatorGate(audit, findPrincipal);
  const handlers = handlersOf(domains, ports, gate);
  return {
    client: (context) => createRouterClient(router, { context, interceptors }),
    handle: async (req, res, caller) => {
      for (const handle of handlers) if (await handle(req, res, caller)) return true;
      return operations(req, res, caller);
    },
    atOperatorDoor: createOperatorDoor(gate),
    ...forWorkers(domains),
    writeAdCounts: () => domains.adServing.write(),
    uploads: domains.uploads,
    sendKept: (req, res, host) => {
      const key = answers.keyOf(req, host);
      const answer = key === null ? undefined : answers.find(key);
      if (key !== null) ports.observer?.keptAnswer(answer !== undefined);
      if (answer === undefined) return false;
      sendReady(res, answer);
      return true;
    },
    isSignedIn,
    push: pushOf(domains),
    engines: { start: domains.engines.start, close: domains.engines.close },
    isHeld: held.isHeld,
    ...dueWork(domains, ports),
    takeWebhook: (request) => domains.payments.takeWebhook(request),
    proveBooks: () => proveBooks(domains.db),
    playout: {
      live: (channelId, span) => orKnownError(playout.live(channelId, span)),
      archive: (channelId, span) => orKnownError(playout.archive(channelId, span)),
    },
    brands: shownBrands(domains, ports),
    onContentChanged: (run) => {
      domains.bus.subscribe(channels.changed, (source) => {
        if (source === 'content') run();
      });
      domains.bus.onConnected(() => Promise.resolve(run()));
    },
    inviteOwner: () => domains.staff.invitations.inviteOwner(ports.clock()),
  };
}

/** Handlers of addresses that are not operations; each tells whether an address is its own. */
function handlersOf(domains: Domains, ports: ApiPorts, gate: ReturnType<typeof createOperatorGate>) {
  const { fileImports: imports, kinds } = domains;
  const importPorts = { ...ports, imports, kinds, files: ports.importFiles };
  return [
    createLicenceHandler(domains.licences, domains.guard, ports),
    createOauthHandler(domains.oauth, domains.limits, ports),
    createExportHandler(domains.exports, gate, ports),
    createImportHandler(importPorts, gate),
    createAdHandler(domains.adServing, ports.log),
  ];
}

function pushOf({
  pushServer,
  publish,
  bus,
  held,
  ended,
  blocked,
}: ReturnType<typeof createDomains>): Api['push'] {
  return {
    isFor: pushServer.isFor,
    upgrade: pushServer.upgrade,
    size: pushServer.size,
    publish,
    start: bus.start,
    close: () => {
      held.close();
      pushServer.close();
      return bus.close();
    },
    isSessionEnded: (id) => ended.has(id) || blocked.has(id),
  };
}

function shownBrands(
  { brands, bus }: Pick<ReturnType<typeof createDomains>, 'brands' | 'bus'>,
  { log }: Pick<ApiPorts, 'log'>,
): Api['brands'] {
  return {
    published: () => brands.published(),
    preview: (token, cookies) => brands.preview(token, cookies),
    onPublished: (run) => {
      const quietly = (): Promise<void> =>
        run().catch((error: unknown) => log.error({ err: error }, 'failed to apply the published brands'));
      bus.subscribe(channels.changed, (source) => {
        if (source === 'brands') void quietly();
      });
      bus.onConnected(quietly);
    },
  };
}

/** Media work, for workers. */
const forWorkers = ({ ingests, quality, adClips }: Domains) => ({ ingests, quality, adClips });

/** Periodic work, of workers or of every process. */
const dueWork = (domains: Domains, ports: ApiPorts) => ({
  gauges: () => readGauges(domains.db, ports.clock()),
  findDueWork: () => findDueWork(domains.db, ports.clock()),
  refreshSchedules: () => domains.playout.refresh(),
  refreshRights: () => domains.catalogue.refreshRights(ports.clock()),
  refreshPopularity: () => domains.catalogue.refreshPopularity(ports.clock()),
  purge: async () => {
    for (const domain of purgedDomains(domains)) await domain.purge(ports.clock());
  },
  keepEventDays: () => domains.analytics.keepDays(ports.clock()),
  renew: () => domains.renewals.renew(ports.clock()),
  deliverWebhooks: () => domains.webhooks.deliver(ports.clock()),
  sendBroadcasts: () => domains.broadcasts.send(ports.clock()),
  deliverLetters: () => domains.letters.deliver(ports.clock()),
  checkPayments: () => domains.payments.check(),
  refill: () => domains.topUps.refill(),
  warnOfExpiringCards: () => domains.bankCards.warn(ports.clock()),
  sendCertificates: () => domains.certificates.send(ports.clock()),
  expirePoints: () => domains.operatorBonuses.expire(ports.clock()),
  checkBooks: () => domains.bookkeeping.check(ports.clock()),
  runImports: () => domains.fileImports.run(),
  remind: () => domains.reminders.remind(ports.clock()),
  publishDrafts: () => domains.records.publishDueDrafts(ports.clock()),
});

/** The domains whose expired rows are deleted. */
const purgedDomains = (domains: Domains) => [
  domains.sessions,
  domains.codes,
  domains.signIns,
  domains.tvCodes,
  domains.oauth,
  domains.limits,
  domains.messages,
  domains.purchases,
  domains.payments,
  domains.certificates,
  domains.letters,
  domains.fileImports,
  domains.webhooks,
  domains.idempotency,
  domains.channels,
  domains.playout,
  domains.ended,
  domains.problemReports,
  domains.leases,
  domains.adServing,
  domains.parties,
  domains.staff.invitations,
  domains.staff.sessions,
];

/** For calls in process: they fail only with errors of the contract. */
async function orKnownError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw knownError(error);
  }
}
