import type { Language } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import {
  claimLetters,
  deleteSentBefore,
  findReach,
  insertLetters,
  listDeadLetters,
  reviveLetters,
  updateLetter,
} from './repository.ts';
import type { LetterRow } from './repository.ts';

export interface NewLetter {
  readonly accountId: number;
  /** Idempotency key within the account. */
  readonly key: string;
  readonly channels: readonly LetterRow['channel'][];
  readonly text: (language: Language) => { readonly subject: string; readonly text: string };
  readonly createdAt: Date;
}

export interface AddressedLetter {
  readonly email: string;
  /** Idempotency key within the address. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** E-mails and text messages whose delivery is retried. */
export interface LettersService {
  /** Writes a letter in the account's language, for each channel that reaches it, in the caller's transaction. */
  write(transaction: Database, letter: NewLetter): Promise<void>;
  /** Writes an e-mail to an address, with or without an account, in the caller's transaction; once under its key. */
  writeTo(transaction: Database, letter: AddressedLetter): Promise<void>;
  /** Sends the letters that are due; refused ones are retried after growing waits, and given up after the last. */
  deliver(now: Date): Promise<void>;
  /** Letters that were given up. */
  dead(): Promise<LetterRow[]>;
  /** Sends the letters that were given up again; returns their number. */
  revive(now: Date): Promise<number>;
  /** Deletes letters that were sent long ago. */
  purge(now: Date): Promise<void>;
}

const minute = 60_000;
/** Waits before each retry, in milliseconds. */
const waits = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minute);
/** How long a claim holds, in milliseconds, and the largest number of letters sent in one run. */
const [claimedFor, atOnce] = [5 * minute, 100];
const keptFor = 90 * 24 * 60 * minute;
/** The largest number of letters listed, and the longest reason that is kept. */
const [listed, longestReason] = [200, 500];

export function createLettersService(
  db: Database,
  ports: Pick<ApiPorts, 'outgoing' | 'log'>,
): LettersService {
  return {
    write,
    writeTo: (transaction, { email: address, createdAt, ...letter }) =>
      insertLetters(transaction, [{ ...letter, address, channel: 'email', createdAt, nextTryAt: createdAt }]),
    deliver: async (now) => {
      const claim = { now, next: new Date(now.getTime() + claimedFor), limit: atOnce };
      for (const letter of await claimLetters(db, claim)) await sendOne(db, ports, letter, now);
    },
    dead: () => listDeadLetters(db, listed),
    revive: (now) => reviveLetters(db, now),
    purge: (now) => deleteSentBefore(db, new Date(now.getTime() - keptFor)),
  };
}

async function write(
  transaction: Database,
  { accountId, key, channels, text, createdAt }: NewLetter,
): Promise<void> {
  const reach = await findReach(transaction, accountId);
  if (reach === undefined) return;
  const { subject, text: body } = text(reach.language ?? 'rus');
  const known = channels.filter((channel) => addressOf(reach, channel) !== null);
  await insertLetters(
    transaction,
    known.map((channel) => {
      const letter = { accountId, channel, key, subject, text: body, createdAt };
      return Object.assign(letter, { nextTryAt: createdAt });
    }),
  );
}

async function sendOne(
  db: Database,
  { outgoing, log }: Pick<ApiPorts, 'outgoing' | 'log'>,
  letter: LetterRow,
  now: Date,
): Promise<void> {
  const { id, channel, subject, text } = letter;
  const tries = letter.tries + 1;
  try {
    const to = await addresseeOf(db, letter);
    if (to === null) throw new Error('The account no longer has this address.');
    await (channel === 'sms' ? outgoing.sms({ to, text }) : outgoing.email({ to, subject, text }));
    await updateLetter(db, id, { tries, sentAt: now, nextTryAt: null, lastError: null });
  } catch (error) {
    const wait = waits[letter.tries];
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestReason);
    const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait);
    await updateLetter(db, id, { tries, nextTryAt, lastError });
    if (nextTryAt === null) log.error({ err: error, letter: id }, 'gave up on sending an e-mail');
    else log.warn({ err: error, letter: id }, 'failed to send an e-mail; retrying');
  }
}

/** The current address of a letter: an account may have changed its own. */
async function addresseeOf(db: Database, { accountId, address, channel }: LetterRow): Promise<string | null> {
  if (accountId === null) return address;
  const reach = await findReach(db, accountId);
  return reach === undefined ? null : addressOf(reach, channel);
}

function addressOf(
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  channel: LetterRow['channel'],
): string | null {
  return channel === 'sms' ? phone : email;
}
