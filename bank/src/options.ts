import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const cardFields = ['holder', 'postal_code'] as const;
export type CardField = (typeof cardFields)[number];

export interface BankOptions {
  /** Folder of the bank's file. */
  readonly dataDir: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Origin at which browsers reach the bank; null: `http://127.0.0.1` and the port, not the site `localhost`. */
  readonly publicUrl: string | null;
  /** Answers other machines, too. */
  readonly isOpen: boolean;
  /** User and password of the API. */
  readonly shopId: string;
  readonly secretKey: string;
  /** Signs webhooks. */
  readonly webhookSecret: string;
  /** Allows its bearer to move time and set the shop up. */
  readonly controlToken: string;
  /** Fields of the card form beside number, expiry and code. */
  readonly cardFields: readonly CardField[];
  /**
   * Refuses rouble payments without a fiscal receipt, as YooKassa does for shops that register theirs there (54-FZ).
   */
  readonly needsReceipts: boolean;
  /** Shown on the bank's pages. */
  readonly merchant: string;
  /** Milliseconds since 1970, without the lead of `tick`. */
  readonly clock: () => number;
  /** Made at each start of a file, whose starts are counted from 1. */
  readonly random: (start: number) => (bytes: number) => Buffer;
  readonly delays: BankDelays;
}

/** All in milliseconds. */
export interface BankDelays {
  /** How long a card takes. */
  readonly card: number;
  /** How long the card that never answers keeps its connection. */
  readonly silence: number;
  /** How long the receiver of a webhook may take. */
  readonly webhook: number;
}

export const usualDelays: BankDelays = { card: 400, silence: 40_000, webhook: 10_000 };

const delaySchema = z.coerce.number().int().min(0).max(600_000);
const environmentSchema = z.object({
  KADR_BANK_DATA: z.string(),
  KADR_BANK_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  KADR_BANK_HOST: z.string().default('127.0.0.1'),
  KADR_BANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  KADR_BANK_OPEN: z.enum(['on', 'off']).default('off'),
  KADR_BANK_SHOP_ID: z.string(),
  KADR_BANK_SECRET: z.string().min(16),
  KADR_BANK_WEBHOOK_SECRET: z.string().min(16),
  KADR_BANK_CONTROL_TOKEN: z.string().min(16),
  KADR_BANK_CARD_FIELDS: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter(Boolean))
    .pipe(z.array(z.enum(cardFields))),
  KADR_BANK_RECEIPTS: z.enum(['on', 'off']).default('off'),
  KADR_BANK_MERCHANT: z.string().max(100).default('Кадр'),
  KADR_BANK_TIME: z.iso.datetime({ offset: true }).optional(),
  KADR_BANK_SEED: z.string().optional(),
  KADR_BANK_CARD_DELAY: delaySchema.default(usualDelays.card),
  KADR_BANK_SILENCE: delaySchema.default(usualDelays.silence),
});

/**
 * Options of the program, from the environment. `KADR_BANK_TIME` stops the clock at a moment (only `tick` moves it),
 * `KADR_BANK_SEED` makes ids repeat.
 *
 * @throws ZodError naming every variable at fault.
 */
export function readOptions(environment: Readonly<Record<string, string | undefined>>): BankOptions {
  const given = environmentSchema.parse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const still = given.KADR_BANK_TIME === undefined ? null : Date.parse(given.KADR_BANK_TIME);
  return {
    dataDir: given.KADR_BANK_DATA,
    port: given.KADR_BANK_PORT,
    host: given.KADR_BANK_HOST,
    publicUrl: given.KADR_BANK_URL === undefined ? null : new URL(given.KADR_BANK_URL).origin,
    isOpen: given.KADR_BANK_OPEN === 'on',
    shopId: given.KADR_BANK_SHOP_ID,
    secretKey: given.KADR_BANK_SECRET,
    webhookSecret: given.KADR_BANK_WEBHOOK_SECRET,
    controlToken: given.KADR_BANK_CONTROL_TOKEN,
    cardFields: given.KADR_BANK_CARD_FIELDS,
    needsReceipts: given.KADR_BANK_RECEIPTS === 'on',
    merchant: given.KADR_BANK_MERCHANT,
    clock: still === null ? Date.now : () => still,
    random: given.KADR_BANK_SEED === undefined ? () => randomBytes : seeded(given.KADR_BANK_SEED),
    delays: { ...usualDelays, card: given.KADR_BANK_CARD_DELAY, silence: given.KADR_BANK_SILENCE },
  };
}

/** A seeded source: the same bytes in the same order for the same seed and start; at most 32 at a time. */
export function seeded(seed: string): BankOptions['random'] {
  return (start) => {
    let count = 0;
    return (bytes) => {
      count += 1;
      return createHash('sha256').update(`${seed} ${start} ${count}`).digest().subarray(0, bytes);
    };
  };
}
