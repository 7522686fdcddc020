import { setTimeout as pause } from 'node:timers/promises';
import { readError } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { price } from './catalogue.ts';
import type { Stock } from './catalogue.ts';

/** A signed-in viewer. */
export interface Customer {
  readonly email: string;
  readonly client: KadrClient;
}

/** Writes until it is stopped, and then lists the acknowledged writes that are missing. */
export interface Writer {
  readonly name: string;
  /** Does one write; rejects when the service refuses. */
  readonly write: (turn: number) => Promise<void>;
  /** How many writes were acknowledged. */
  readonly acknowledged: () => number;
  /** The acknowledged writes that are lost. */
  readonly lost: () => Promise<readonly string[]>;
}

export interface WritersOptions {
  readonly operator: KadrClient;
  readonly customers: readonly Customer[];
  readonly stock: Stock;
  /** Queries the database. */
  readonly query: <Row extends object>(sql: string) => Promise<Row[]>;
}

/** Milliseconds between two writes of one writer: some have limits by the minute. */
const pace = 600;

/** Six writers of different kinds: purchases, money put on accounts, favourites, positions, messages, accounts. */
export function writersOf(options: WritersOptions): readonly Writer[] {
  return [
    buyer(options),
    creditor(options),
    keeper(options),
    watcher(options),
    sender(options),
    registrar(options),
  ];
}

/** Runs a writer until `isOver`; refusals are only counted. */
export async function keepWriting(writer: Writer, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    try {
      await writer.write(turn);
    } catch (error) {
      if (readError(error) === null && !(error instanceof Error)) throw error;
    }
    await pause(pace);
  }
}

/** Buys one film after the other, with each account in turn; a ticket with an uncertain end is confirmed again. */
function buyer({ customers, stock, query }: WritersOptions): Writer {
  const bought: { readonly email: string; readonly film: number }[] = [];
  let open: { readonly ticket: string; readonly customer: Customer; readonly film: number } | null = null;
  return {
    name: 'purchases',
    write: async (turn) => {
      if (open === null) {
        const film = stock.films[turn % stock.films.length];
        const customer = customers[Math.floor(turn / stock.films.length) % customers.length];
        if (film === undefined || customer === undefined) return;
        const { purchases } = customer.client;
        const option = (await purchases.options({ id: film.slug })).items[0];
        const offer = option?.periods[0]?.prices[0];
        if (option === undefined || offer === undefined) return;
        const { ticket_id } = await purchases.buy({
          option: { media_item_id: film.id, seq_id: option.seq_id },
          price: {
            price_id: offer.price_id,
            payment_method_id: offer.payment_method_id,
            amount: offer.amount,
            currency: offer.currency,
          },
          is_confirmed: true,
          has_session_id: false,
        });
        if (ticket_id === null) return;
        open = { ticket: ticket_id, customer, film: film.id };
      }
      const { ticket, customer, film } = open;
      try {
        await customer.client.purchases.confirmTicket({ ticket_id: ticket, has_session_id: false });
        bought.push({ email: customer.email, film });
        open = null;
      } catch (error) {
        // Any definite answer ends it; otherwise the request is repeated.
        if ((readError(error)?.status ?? 503) < 500) open = null;
        throw error;
      }
    },
    acknowledged: () => bought.length,
    lost: async () => {
      const rows = await query<{ email: string; film: number }>(
        `select email, media_item_id as film from purchases join accounts on accounts.id = purchases.account_id`,
      );
      const there = new Set(rows.map(({ email, film }) => `${email} ${film}`));
      return missing(
        bought.map(({ email, film }) => `${email} ${film}`),
        there,
      );
    },
  };
}

/** Puts money on an account, as billing does: with the same key until it is acknowledged. */
function creditor({ operator, customers, query }: WritersOptions): Writer {
  const done: string[] = [];
  return {
    name: 'money',
    write: async () => {
      const key = `faults-${done.length}`;
      const email = customers[done.length % customers.length]?.email ?? '';
      await operator.operator.creditAccounts({
        credits: [{ account: { email }, key, amount: price, currency: 'RUB' }],
      });
      done.push(key);
    },
    acknowledged: () => done.length,
    lost: async () => {
      const rows = await query<{ key: string }>(`select key from ledger_transfers where kind = 'credit'`);
      return done.filter((key) => !rows.some((row) => row.key === key || row.key.endsWith(key)));
    },
  };
}

/** Adds favourites and removes them again; where an answer is missing, either state is right. */
function keeper({ customers, stock }: WritersOptions): Writer {
  const [customer] = customers;
  const kept = new Map<number, boolean>();
  let count = 0;
  return {
    name: 'favourites',
    write: async (turn) => {
      const film = stock.films[turn % stock.films.length]?.id ?? 0;
      const isKept = Math.floor(turn / stock.films.length) % 2 === 0;
      kept.delete(film);
      const entry = { item_type: 'film' as const, item_id: film };
      if (isKept) await customer?.client.favourites.add(entry);
      else await customer?.client.favourites.delete(entry);
      kept.set(film, isKept);
      count += 1;
    },
    acknowledged: () => count,
    lost: async () => {
      const there = new Set<number>();
      let cursor: string | null | undefined;
      do {
        const page = await customer?.client.favourites.list({ limit: 50, ...(cursor && { cursor }) });
        for (const { id } of page?.items ?? []) there.add(id);
        cursor = page?.next_cursor;
      } while (cursor);
      return [...kept].filter(([film, isKept]) => there.has(film) !== isKept).map(([film]) => String(film));
    },
  };
}

/** Saves positions in films; where an answer is missing, either the old or the new one is right. */
function watcher({ customers, stock, query }: WritersOptions): Writer {
  const customer = customers[1];
  const said = new Map<number, number>();
  const playback = crypto.randomUUID();
  let count = 0;
  return {
    name: 'positions',
    write: async (turn) => {
      const film = stock.films[turn % stock.films.length]?.id ?? 0;
      const timepoint = 20 + (turn % 20);
      said.delete(film);
      const answer = await customer?.client.positions.save({
        media_item_id: film,
        timepoint,
        playback_session_id: playback,
        sequence: turn + 1,
      });
      said.set(film, answer?.timepoint ?? 0);
      count += 1;
    },
    acknowledged: () => count,
    lost: async () => {
      const rows = await query<{ film: number; timepoint: number }>(
        `select media_item_id as film, timepoint::double precision as timepoint from viewing_positions`,
      );
      const there = new Map(rows.map(({ film, timepoint }) => [film, timepoint]));
      return [...said]
        .filter(([film, timepoint]) => Math.abs((there.get(film) ?? 0) - timepoint) > 0.01)
        .map(([film]) => String(film));
    },
  };
}

/** Sends messages to a viewer; with the same key until it is acknowledged. */
function sender({ operator, customers, query }: WritersOptions): Writer {
  const done: string[] = [];
  return {
    name: 'messages',
    write: async () => {
      const key = `faults-${done.length}`;
      await operator.operator.sendMessages({
        messages: [
          {
            account: { email: customers[2]?.email ?? '' },
            key,
            event_code: 'marketing_message',
            display: { message: { rus: `Сообщение ${done.length}` } },
          },
        ],
      });
      done.push(key);
    },
    acknowledged: () => done.length,
    lost: async () =>
      missing(
        done,
        new Set((await query<{ key: string }>('select key from messages')).map(({ key }) => key)),
      ),
  };
}

/** Creates accounts. */
function registrar({ operator, query }: WritersOptions): Writer {
  const done: string[] = [];
  return {
    name: 'accounts',
    write: async (turn) => {
      const email = `registered-${turn}@kadr.example`;
      await operator.operator.importAccounts({ accounts: [{ email, password: 'a-good-password' }] });
      done.push(email);
    },
    acknowledged: () => done.length,
    lost: async () =>
      missing(
        done,
        new Set((await query<{ email: string }>('select email from accounts')).map(({ email }) => email)),
      ),
  };
}

function missing(wanted: readonly string[], there: ReadonlySet<string>): string[] {
  return wanted.filter((one) => !there.has(one));
}
