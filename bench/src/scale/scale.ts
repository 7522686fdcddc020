// `npm run scale [-- --viewers 200 --arrival 60 --calm 20 --without-engines --costs-only]`: the service as many
// processes on this machine, viewers who watch it, and faults. Exit code 1 when a bound is not kept.
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { findLosses } from './audit.ts';
import { startConstellation } from './constellation.ts';
import type { Constellation } from './constellation.ts';
import { measureCosts } from './costs.ts';
import { missingPrograms } from './engines.ts';
import { faultsOf } from './faults.ts';
import { bounds, costTable, faultTable, needTable, trafficTable } from './report.ts';
import type { FaultResult } from './report.ts';
import { fillStock, openAccounts } from './stock.ts';
import type { Account, Stock } from './stock.ts';
import { createTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';
import { gather } from './viewers.ts';
import type { Audience } from './viewers.ts';

const { values } = parseArgs({
  options: {
    viewers: { type: 'string', default: '200' },
    /** Seconds within which they come. */
    arrival: { type: 'string', default: '60' },
    /** Seconds between two faults. */
    calm: { type: 'string', default: '20' },
    /** Seconds for which the object storage does not answer. */
    storage: { type: 'string', default: '60' },
    /** The first of twenty ports. */
    port: { type: 'string', default: '4300' },
    /** Leases and limits in PostgreSQL, messages by it. */
    'without-engines': { type: 'boolean', default: false },
    /** PostgreSQL without pgbouncer: for the costs only, because nothing leads to the standby then. */
    'without-pooler': { type: 'boolean', default: false },
    'with-replica': { type: 'boolean', default: false },
    /** Only measures the cost of each step. */
    'costs-only': { type: 'boolean', default: false },
  },
});
const viewers = Number(values.viewers);
/** Viewers of one account, each of which signs in once. */
const mostAccounts = 1000;

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
const print = (text: string): void => void process.stdout.write(`${text}\n\n`);

const missing = missingPrograms();
if (missing.length > 0)
  throw new Error(
    `Not here: ${missing.join(', ')}. apt-get install redis-server nats-server pgbouncer nginx-light`,
  );
say('starting …');
const constellation = await startConstellation({
  port: Number(values.port),
  hasEngines: !values['without-engines'],
  hasPooler: !values['without-pooler'],
  hasReplica: values['with-replica'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void constellation.stop().then(() => process.exit(130)));
try {
  process.exitCode = await run(constellation);
} finally {
  await constellation.stop();
}

async function run(all: Constellation): Promise<number> {
  say('filling …');
  const stock = await fillStock(all);
  const accounts = await openAccounts(
    all.url,
    Math.max(40, Math.min(mostAccounts, Math.ceil((viewers * 2) / 3))),
  );
  const traffic = createTraffic(all.url);
  say('measuring what each step costs …');
  const costs = await measureCosts(all, { traffic, stock, accounts });
  print(costTable(costs));
  print(needTable(costs));
  if (values['costs-only'] || values['without-pooler']) {
    traffic.close();
    return 0;
  }
  traffic.take();
  return underFaults(all, { traffic, stock, accounts });
}

interface Played {
  readonly traffic: Traffic;
  readonly stock: Stock;
  readonly accounts: readonly Account[];
}

async function underFaults(all: Constellation, { traffic, stock, accounts }: Played): Promise<number> {
  const [askedBefore, failedBefore] = [traffic.asked(), traffic.failed()];
  const audience = gather({ traffic, stock, accounts, viewers, arrival: Number(values.arrival) });
  say(`${viewers} viewers come within ${values.arrival} s …`);
  await pause((Number(values.arrival) + 15) * 1000);
  say(`${audience.playing()} play`);
  traffic.take();
  const calmBegins = performance.now();
  await pause(60_000);
  print(trafficTable(traffic.take(), (performance.now() - calmBegins) / 1000));
  const results: FaultResult[] = [];
  for (const { name, make } of faultsOf({ away: 5, storage: Number(values.storage) })) {
    results.push(await oneFault(all, { name, make }, { traffic, audience, probe: accounts[0] }));
    say(`${name}: ${JSON.stringify(results.at(-1))}`);
    await pause(Number(values.calm) * 1000);
  }
  await audience.end();
  traffic.close();
  print(faultTable(results));
  const losses = await findLosses(all, audience.acknowledged);
  const asked = traffic.asked() - askedBefore;
  const failed = traffic.failed() - failedBefore;
  const { text, isKept } = bounds({ asked, failed, losses, audience, results });
  print(text);
  for (const [reason, count] of traffic.reasons()) say(`${count} × ${reason}`);
  return isKept ? 0 : 1;
}

async function oneFault(
  all: Constellation,
  { name, make }: { readonly name: string; readonly make: (all: Constellation) => Promise<void> },
  {
    traffic,
    audience,
    probe,
  }: { readonly traffic: Traffic; readonly audience: Audience; readonly probe: Account | undefined },
): Promise<FaultResult> {
  const { troubles } = audience;
  const before = {
    asked: traffic.asked(),
    failed: traffic.failed(),
    stalls: troubles.stalls.length,
    stopped: troubles.stopped.length,
    gaveUp: troubles.gaveUp.length,
  };
  const begun = performance.now();
  await make(all);
  const over = performance.now();
  await untilWhole(all, traffic, probe);
  const whole = (performance.now() - over) / 1000;
  // Viewers that still retry are counted, too.
  await pause(8000);
  return {
    name,
    lasted: (over - begun) / 1000,
    whole,
    asked: traffic.asked() - before.asked,
    failed: traffic.failed() - before.failed,
    stalls: troubles.stalls.length - before.stalls,
    stopped: troubles.stopped.length - before.stopped,
    gaveUp: troubles.gaveUp.length - before.gaveUp,
  };
}

/** Until a signed-in viewer gets a page, and can request the account's streams, several times in a row. */
async function untilWhole(
  { url, sites, media }: Constellation,
  { ask }: Traffic,
  probe: Account | undefined,
): Promise<void> {
  if (probe === undefined) return;
  for (let inRow = 0; inRow < 5;) {
    const answers = await Promise.all([
      ask('start page', { path: '/', viewer: probe }),
      ask('list of titles', { path: '/api/playbacks', viewer: probe }),
      ask('list of titles', { path: '/api/user', viewer: probe }),
    ]);
    inRow = answers.every(({ status }) => status === 200) ? inRow + 1 : 0;
    await pause(200);
  }
  if (![...sites, ...media].some((one) => one.isRunning())) throw new Error(`Nothing runs at ${url}.`);
}
