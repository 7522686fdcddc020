import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { startProduct } from '../../product.ts';
import type { Product } from '../../product.ts';
import type { Figure, Suite } from '../run-suites.ts';
import { keepAnswers } from './answers.ts';
import type { Answers } from './answers.ts';
import { fillCatalogue } from './catalogue.ts';
import { databaseAt, embeddedDatabase, faultKinds } from './faulty-database.ts';
import type { FaultKind, FaultyDatabase } from './faulty-database.ts';
import { listen, untilBack } from './return-times.ts';
import type { ReturnTimes } from './return-times.ts';
import { keepWriting, writersOf } from './writers.ts';
import type { Customer, Writer } from './writers.ts';

export interface DatabaseFaultsPlan {
  /** The kinds, in the order in which they are made. */
  readonly faults: readonly { readonly kind: FaultKind; readonly seconds: number }[];
  /** Films on sale. */
  readonly films: number;
}

/** Seconds of PostgreSQL's long stops, of the usual ones, and of a cut wire. */
const [longStop, shortStop, cutFor] = [30, 3, 2];

/** 60 faults, twelve of each kind; three of the stops are long. */
const whole: DatabaseFaultsPlan = {
  films: 60,
  faults: Array.from({ length: 60 }, (_, at) => {
    const kind = faultKinds[at % faultKinds.length] ?? 'cut';
    const isLong = Math.floor(at / faultKinds.length) % 4 === 1;
    return { kind, seconds: kind === 'stopped' ? (isLong ? longStop : shortStop) : cutFor };
  }),
};

/** The faults of the service's own PostgreSQL, or of that of `DATABASE_URL`. */
export const databaseFaults: Suite = (say) => {
  const url = process.env['DATABASE_URL'] ?? '';
  delete process.env['DATABASE_URL'];
  return makeDatabaseFaults(whole, url === '' ? null : url, say);
};

/**
 * Makes faults in a service's database, one after the other, while six writers write, pages and films are requested and
 * a page listens: the service lives, loses no acknowledged write, answers at once, and recovers without help.
 */
export async function makeDatabaseFaults(
  plan: DatabaseFaultsPlan,
  url: string | null,
  say: (sentence: string) => void,
): Promise<readonly Figure[]> {
  const database = url === null ? embeddedDatabase() : await databaseAt(url);
  let product: Product | null = null;
  try {
    say(url === null ? 'with its own PostgreSQL' : 'with the PostgreSQL of DATABASE_URL');
    product = await startProduct({
      demo: 'off',
      dataDir: database.dataDir,
      env: { DATABASE_URL: '', ...database.env },
    });
    return await underFaults(plan, database, product, say);
  } finally {
    await product?.stop();
    await database.close();
  }
}

async function underFaults(
  plan: DatabaseFaultsPlan,
  database: FaultyDatabase,
  product: Product,
  say: (sentence: string) => void,
): Promise<readonly Figure[]> {
  const answers = keepAnswers();
  const clientWith = (headers: Record<string, string>): KadrClient =>
    createHttpClient({ url: `${product.url}/api`, routes, headers: () => headers, fetch: answers.fetch });
  const token = readFileSync(path.join(database.dataDir, 'operator-token'), 'utf8').trim();
  const operator = clientWith({ authorization: `Bearer ${token}` });
  const stock = await fillCatalogue(product, operator, plan.films);
  const cookies = await signInAll(product.url, operator);
  const customers: Customer[] = cookies.map(({ email, cookie }) => ({
    email,
    client: clientWith({ cookie, origin: product.url }),
  }));
  const [first] = cookies;
  if (first === undefined) throw new Error('Nobody has signed in.');
  const listener = listen(product.url, first.cookie, first.email);
  const writers = writersOf({ operator, customers, stock, query: database.query });
  const viewer = viewing(product.url, await stock.segment(), answers);

  let isOver = false;
  const atWork = [
    ...writers.map((writer) => keepWriting(writer, () => isOver)),
    viewer.keepAsking(() => isOver),
  ];
  const times: ReturnTimes[] = [];
  const back = () => untilBack({ operator, listener, query: database.query });
  await back();
  for (const [at, { kind, seconds }] of plan.faults.entries()) {
    viewer.watch(await stock.segment());
    await database.fault(kind, Math.floor(at / faultKinds.length), seconds);
    const time = await back();
    times.push(time);
    say(
      `${at + 1}/${plan.faults.length} ${kind}: API ${time.api.toFixed(1)} s, push ${time.push.toFixed(1)} s, schedules ${time.schedules.toFixed(1)} s`,
    );
    if (product.child.exitCode !== null || product.child.signalCode !== null) break;
  }
  // Settles all uncertain writes.
  await pause(1000);
  isOver = true;
  await Promise.all(atWork);
  listener.close();
  for (const fault of new Set(answers.faults)) say(`not as it should be: ${fault}`);
  return [
    { name: 'faults', value: times.length, most: null },
    ...(await figuresOf(writers, database, say)),
    { name: 'processes ended', value: product.child.exitCode === null ? 0 : 1, most: 0 },
    { name: 'promises rejected unheard', value: rejected(database.dataDir, product), most: 0 },
    ...figuresOfAnswers(answers, viewer),
    ...(['api', 'push', 'schedules'] as const).flatMap((part) =>
      figuresOfReturn(
        part,
        times.map((time) => time[part]),
      ),
    ),
  ];
}

function figuresOfAnswers(
  { faults, hasNoRetry, refusals }: Answers,
  viewer: ReturnType<typeof viewing>,
): readonly Figure[] {
  return [
    { name: 'answers 5xx but 503, or none', value: faults.length, most: 0 },
    { name: '503 without Retry-After', value: hasNoRetry, most: 0 },
    { name: 'answers 503', value: refusals.length, most: null },
    { name: 'time of 503, p50', value: quantile(refusals, 0.5), unit: 'ms', most: null },
    { name: 'time of 503, p99', value: quantile(refusals, 0.99), unit: 'ms', most: 1000 },
    { name: 'time of 503, longest', value: quantile(refusals, 1), unit: 'ms', most: null },
    { name: 'kept pages and films asked for', value: viewer.asked(), most: null },
    { name: 'kept pages and films refused', value: viewer.refused(), most: 0 },
  ];
}

/** `seconds` until each recovery of that part. */
function figuresOfReturn(part: string, seconds: readonly number[]): readonly Figure[] {
  return [
    { name: `back after, ${part}, p50`, value: quantile(seconds, 0.5), unit: 's', most: null },
    { name: `back after, ${part}, longest`, value: quantile(seconds, 1), unit: 's', most: 10 },
  ];
}

/** Compares the acknowledged writes with the stored ones. */
async function figuresOf(
  writers: readonly Writer[],
  { query }: FaultyDatabase,
  say: (sentence: string) => void,
): Promise<readonly Figure[]> {
  let acknowledged = 0;
  let lost = 0;
  for (const writer of writers) {
    const gone = await writer.lost();
    acknowledged += writer.acknowledged();
    lost += gone.length;
    say(
      `${writer.name}: ${writer.acknowledged()} acknowledged, ${gone.length} lost ${gone.slice(0, 5).join(', ')}`,
    );
  }
  const [books] = await query<{ difference: number; twice: number }>(`
    select
      (select coalesce(sum(abs(a.balance
        - coalesce((select sum(amount) from ledger_transfers where to_id = a.id), 0)
        + coalesce((select sum(amount) from ledger_transfers where from_id = a.id), 0))), 0)::double precision
        from ledger_accounts a where a.kind = 'prepaid') as difference,
      ((select count(*) from ledger_transfers where kind = 'purchase') - (select count(*) from purchases))::integer
        + (select coalesce(sum(n - 1), 0) from (select count(*) as n from purchases group by account_id, media_item_id) t)::integer as twice`);
  return [
    { name: 'writes acknowledged', value: acknowledged, most: null },
    { name: 'acknowledged writes lost', value: lost, most: 0 },
    { name: 'ledger: difference in kopecks', value: Math.abs(books?.difference ?? 1), most: 0 },
    { name: 'purchases paid twice', value: Math.abs(books?.twice ?? 1), most: 0 },
  ];
}

/** Accounts with money, each signed in. */
async function signInAll(
  url: string,
  operator: KadrClient,
): Promise<readonly { readonly email: string; readonly cookie: string }[]> {
  const signedIn = [];
  for (let at = 0; at < 6; at += 1) {
    const account = { email: `customer-${at}@kadr.example`, password: 'a-good-password' };
    await operator.operator.importAccounts({ accounts: [account] });
    await operator.operator.creditAccounts({
      credits: [{ account: { email: account.email }, key: 'start', amount: 100_000_000, currency: 'RUB' }],
    });
    const answer = await fetch(`${url}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({
        login: account.email,
        password: account.password,
        login_mode: 'authorize',
        login_type: 'email',
      }),
    });
    const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='));
    if (cookie === undefined) throw new Error(`Nobody could sign in: ${answer.status}`);
    signedIn.push({ email: account.email, cookie: cookie.split(';')[0] ?? '' });
  }
  return signedIn;
}

/** Requests pages and segments that need no database, and pages that do. */
function viewing(url: string, segmentUrl: string, answers: Answers) {
  let [asked, refused] = [0, 0];
  let segment = segmentUrl;
  return {
    watch: (address: string): void => void (segment = address),
    asked: () => asked,
    refused: () => refused,
    keepAsking: async (isOver: () => boolean): Promise<void> => {
      while (!isOver()) {
        for (const address of [`${url}/`, segment]) {
          const answer = await answers.fetch(address).catch(() => null);
          await answer?.arrayBuffer();
          asked += 1;
          if (answer?.ok !== true) refused += 1;
        }
        const answer = await answers.fetch(`${url}/api/media_items`).catch(() => null);
        await answer?.arrayBuffer();
        await pause(200);
      }
    },
  };
}

/** How often the log reports an unhandled rejection of a promise. */
function rejected(dataDir: string, product: Product): number {
  const words = 'a promise was rejected';
  let log = product.output();
  try {
    log += readFileSync(path.join(dataDir, 'logs', 'kadr.log'), 'utf8');
  } catch {
    // It is on standard output.
  }
  return log.split(words).length - 1;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
