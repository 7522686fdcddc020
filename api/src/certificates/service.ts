import { KadrError } from '@kadr/contract';
import type {
  Certificate,
  CertificateDesign,
  CertificateImportParsed,
  CertificateProduct,
  Notification,
  WireCardEntry,
} from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LettersService } from '../letters/service.ts';
import type { LimitsService } from '../limits/service.ts';
import type { MessagesService } from '../messages/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionRow } from '../session/repository.ts';
import { buy, retry } from './buy.ts';
import type { CertificateCodes } from './code.ts';
import { isOffered } from './offered.ts';
import { redeem } from './redeem.ts';
import { deleteUnpaidBefore, listDesigns, listOf, listProducts, replaceOffer } from './repository.ts';
import type { ListedRow } from './repository.ts';
import { send } from './send.ts';
import { secondsOf } from '../text/unix-seconds.ts';

export interface CertificateWish {
  readonly product_id: number;
  readonly amount: number;
  readonly design: string;
  readonly payment_method_id: number;
  readonly gift: {
    readonly recipient_email: string;
    readonly recipient_name: string | null;
    readonly sender_name: string | null;
    readonly greeting: string | null;
    readonly send_at: number | null;
  } | null;
  readonly pin_code?: string | undefined;
}

export interface CertificateOrder {
  certificate_id: string;
  status: 'paid' | 'wait_payment';
  ticket_id: string | null;
  order_id: number | null;
  payment: WireCardEntry | null;
}

/** Certificates: sold, given and redeemed. Viewers' calls throw KadrError SIGN_IN_REQUIRED for guests. */
export interface CertificatesService {
  offer(context: RequestContext): Promise<{ products: CertificateProduct[]; designs: CertificateDesign[] }>;
  list(context: RequestContext): Promise<Certificate[]>;
  /**
   * @throws KadrError NOT_FOUND, PRICE_CHANGED, INVALID_INPUT for a day in the past, NOT_ENOUGH_FUNDS, BALANCE_TOO_LOW,
   *   PIN_WRONG and the other errors of PINs, PAYMENT_UNAVAILABLE
   */
  buy(wish: CertificateWish, context: RequestContext): Promise<CertificateOrder>;
  /** Starts another payment by a new card. @throws KadrError NOT_FOUND, PAYMENT_UNAVAILABLE */
  retry(
    ticketId: string,
    context: RequestContext,
  ): Promise<{ ticket_id: string; payment: WireCardEntry | null }>;
  /** @throws KadrError CERTIFICATE_UNKNOWN, CERTIFICATE_USED, CERTIFICATE_ATTEMPTS after six failures in a day */
  redeem(
    code: string,
    context: RequestContext,
  ): Promise<{ notification: Notification; gives: 'balance' | 'service' }>;
  /** Sends the gifts that are due. */
  send(now: Date): Promise<void>;
  /** Writes the offer, all or nothing. @throws KadrError INVALID_INPUT for a service that does not exist */
  import(batch: CertificateImportParsed): Promise<void>;
  /** Deletes orders that were never paid. */
  purge(now: Date): Promise<void>;
}

export interface CertificatesPorts extends Pick<ApiPorts, 'random' | 'brands' | 'config' | 'log'> {
  readonly buyerOf: (context: RequestContext) => Promise<SessionRow>;
  /** @throws KadrError PIN_WRONG and the other errors of PINs */
  readonly requirePin: (row: SessionRow, pin: string | undefined, now: Date) => Promise<void>;
  readonly payments: Pick<PaymentsService, 'attempt' | 'start'>;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly messages: Pick<MessagesService, 'post'>;
  readonly letters: Pick<LettersService, 'writeTo'>;
  readonly limits: Pick<LimitsService, 'take' | 'giveBack'>;
  readonly codes: CertificateCodes;
}

export interface CertificatesContext extends CertificatesPorts {
  readonly db: Database;
}

const keptFor = 30 * 24 * 60 * 60_000;

export function createCertificatesService(db: Database, ports: CertificatesPorts): CertificatesService {
  const ctx: CertificatesContext = { db, ...ports };
  return {
    offer: async (context) => {
      if (!isOffered(ctx, context)) return { products: [], designs: [] };
      const { language } = context;
      const [products, designs] = await Promise.all([listProducts(db, language), listDesigns(db, language)]);
      return { products: products.map(toProduct), designs };
    },
    list: async (context) => {
      const { account_id: accountId, email } = await ports.buyerOf(context);
      const rows = await listOf(db, { accountId, email }, context.language);
      return rows.map((row) => toCertificate(ctx, row, accountId, context.now()));
    },
    buy: (wish, context) => buy(ctx, wish, context),
    retry: (ticketId, context) => retry(ctx, ticketId, context),
    redeem: (code, context) => redeem(ctx, code, context),
    send: (now) => send(ctx, now),
    import: async (batch) => {
      await db.transaction(async (transaction) => {
        const [missing] = await replaceOffer(transaction, batch);
        if (missing !== undefined)
          throw new KadrError('INVALID_INPUT', {
            message: `A certificate names the service “${missing}”, which does not exist.`,
            field: 'products',
          });
      });
    },
    purge: (now) => deleteUnpaidBefore(db, new Date(now.getTime() - keptFor)),
  };
}

type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

function toProduct({
  id,
  name,
  amount,
  currency,
  serviceAlias,
  serviceName,
  duration,
  durationUnit,
}: Omit<ProductRow, 'stored' | 'serviceId'>): CertificateProduct {
  const isForService =
    serviceAlias !== null && serviceName !== null && duration !== null && durationUnit !== null;
  return {
    id,
    name,
    amount,
    currency,
    service: isForService
      ? { alias: serviceAlias, name: serviceName, duration, duration_unit: durationUnit }
      : null,
  };
}

function toCertificate(
  { codes }: CertificatesContext,
  { certificate, design, name, serviceAlias, serviceName }: ListedRow,
  accountId: number,
  now: Date,
): Certificate {
  const { id, state, amount, currency, duration, durationUnit, recipientEmail, sendAt, codeSecret } =
    certificate;
  const isScheduled = recipientEmail !== null && sendAt > now;
  return {
    id,
    role: certificate.accountId === accountId ? 'bought' : 'received',
    state: state === 'paid' ? (isScheduled ? 'scheduled' : 'ready') : state,
    product: toProduct({ id: 0, name, amount, currency, serviceAlias, serviceName, duration, durationUnit }),
    design,
    code: state === 'paid' ? codes.read(id, codeSecret) : null,
    gift:
      recipientEmail === null
        ? null
        : {
            recipient_name: certificate.recipientName,
            recipient_email: recipientEmail,
            sender_name: certificate.senderName,
            greeting: certificate.greeting,
            send_at: secondsOf(sendAt),
          },
    balance: state === 'paid' ? amount : 0,
    created_at: secondsOf(certificate.createdAt),
  };
}
