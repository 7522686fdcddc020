import { setTimeout as pause } from 'node:timers/promises';
import { operatorOf } from '../../operator.ts';
import type { Figure, Suite } from '../run-suites.ts';
import { linkedInTurn, purchase, ways } from './buyers.ts';
import type { Buyer, Ware } from './buyers.ts';
import { sendAgain } from './card-holder.ts';
import { closeBooks } from './close-books.ts';
import { persist } from './purchase-client.ts';
import type { Surprises } from './purchase-client.ts';
import { createRenewals } from './renewals.ts';
import type { Renewals } from './renewals.ts';
import { startUnderFire } from './service-under-fire.ts';
import type { ServiceUnderFire } from './service-under-fire.ts';
import { openAccounts, service, stockShop, waresOf } from './set-up.ts';

export interface MoneyFaultsPlan {
  readonly accounts: number;
  /** Films that each account buys, beside the service. */
  readonly films: number;
  /** Renewals of each account's service. */
  readonly renewals: number;
  readonly serviceKills: number;
  readonly bankKills: number;
  /** Seconds between the return from one fault and the next: the least and the most. A slow machine takes more. */
  readonly calm: readonly [number, number];
}

/** The longest wait of a fault for its number of purchases, in seconds. */
const patience = 30;

/** 3,000 purchases and renewals by 200 accounts. */
const whole: MoneyFaultsPlan = {
  accounts: 200,
  films: 9,
  renewals: 5,
  serviceKills: 120,
  bankKills: 40,
  calm: [3, 6],
};

/** Parts of the plan from the environment: `KADR_FAULTS_ACCOUNTS=50 KADR_FAULTS_KILLS=30 KADR_FAULTS_BANK_KILLS=10`. */
export const moneyFaults: Suite = (say) => {
  const given = (name: string, usual: number): number => Number(process.env[`KADR_FAULTS_${name}`] ?? usual);
  delete process.env['DATABASE_URL'];
  const plan = {
    ...whole,
    accounts: given('ACCOUNTS', whole.accounts),
    serviceKills: given('KILLS', whole.serviceKills),
    bankKills: given('BANK_KILLS', whole.bankKills),
  };
  return makeMoneyFaults(plan, null, say);
};

/** The state of a run. */
interface Run {
  readonly plan: MoneyFaultsPlan;
  readonly fire: ServiceUnderFire;
  readonly buyers: readonly Buyer[];
  readonly wares: readonly Ware[];
  readonly renewals: Renewals;
  readonly acknowledged: { readonly email: string; readonly slug: string }[];
  /** The buyers' failures, with reasons. */
  readonly failures: string[];
  readonly say: (sentence: string) => void;
  /** Faults made so far. */
  faults: number;
  /** Purchases and renewals tried so far. */
  tried: number;
}

/**
 * Kills the service and its bank again and again while accounts buy films, take a service and have it renewed: nothing
 * is charged twice, acknowledged purchases are there, every charge has its subject or is refunded, and the books agree
 * with themselves and with the bank's list. `copyOf`: the data folder to begin with.
 */
export async function makeMoneyFaults(
  plan: MoneyFaultsPlan,
  copyOf: string | null,
  say: (sentence: string) => void,
): Promise<readonly Figure[]> {
  const fire = await startUnderFire(copyOf);
  try {
    const surprises: Surprises = [];
    const operator = operatorOf({ url: fire.url, dataDir: fire.dataDir });
    await stockShop(fire.product(), operator, plan.films);
    const buyers = await openAccounts(fire.url, operator, { count: plan.accounts, surprises });
    const [first] = buyers;
    if (first === undefined) throw new Error('There are no accounts.');
    const run: Run = {
      plan,
      fire,
      buyers,
      wares: await waresOf(first, plan.films),
      renewals: createRenewals(fire),
      acknowledged: [],
      failures: [],
      say,
      faults: 0,
      tried: 0,
    };
    const began = performance.now();
    const backs = await underFire(run);
    const taken = (performance.now() - began) / 1000;
    const closed = await closeBooks(run, operator);
    for (const surprise of new Set([...run.failures, ...surprises])) say(`not as it should be: ${surprise}`);
    return [
      ...figuresOf(run, backs, taken),
      ...closed,
      { name: 'answers 5xx but 503', value: surprises.length, most: 0 },
    ];
  } finally {
    await fire.stop();
  }
}

interface Backs {
  readonly service: readonly number[];
  readonly bank: readonly number[];
}

/** Makes the faults while all accounts buy; resolves when the faults are made and all purchases are done. */
async function underFire(run: Run): Promise<Backs> {
  const backs = { service: [] as number[], bank: [] as number[] };
  const buying = Promise.all(run.buyers.map((_, at) => keepBuying(run, at)));
  let isOver = false;
  const pressing = pressOn(run, () => isOver);
  const total = faultsOf(run);
  const [least, most] = run.plan.calm;
  for (let at = 0; at < total; at += 1) {
    await pause(1000 * (least + (most - least) * fraction(at)));
    await untilTried(run, 0.9 * (at / total) * run.buyers.length * stepsOf(run));
    const banksBy = (fault: number): number => Math.round((fault * run.plan.bankKills) / total);
    const isOfBank = banksBy(at + 1) > banksBy(at);
    const back = isOfBank ? await run.fire.killBank() : await run.fire.kill();
    (isOfBank ? backs.bank : backs.service).push(back);
    run.faults += 1;
    run.say(
      `${at + 1}/${total} ${isOfBank ? 'the bank' : 'the service'} was killed, back after ${back.toFixed(1)} s; ${run.acknowledged.length} purchases, ${run.renewals.due()} renewals due`,
    );
  }
  await buying;
  isOver = true;
  await pressing;
  return backs;
}

/** Purchases and renewals of each account. */
const stepsOf = ({ plan, wares }: Run): number => wares.length + plan.renewals;
const faultsOf = ({ plan }: Run): number => plan.serviceKills + plan.bankKills;

/** Takes the service with a linked card, then the films in turn; its periods pass between them. */
async function keepBuying(run: Run, at: number): Promise<void> {
  const { buyers, wares, plan, failures } = run;
  const buyer = buyers[at];
  if (buyer === undefined) return;
  const steps = stepsOf(run);
  let renewed = 0;
  for (let step = 0; step < steps; step += 1) {
    // Spread over all faults; the last ones are bought after the last of them.
    await until(run, ((step + at / buyers.length) / steps) * faultsOf(run));
    const index = step - renewed;
    const ware = wares[index];
    const isRenewal = index > 0 && renewed < plan.renewals && step % 2 === 0;
    if (isRenewal || ware === undefined) {
      renewed += 1;
      if (!(await periodPasses(run, buyer))) failures.push(`${buyer.email} was not renewed`);
    } else await buy(run, buyer, { ware, turn: at + index });
    run.tried += 1;
  }
}

/** `turn` chooses the way in which a film is bought. */
async function buy(
  { fire, acknowledged, failures }: Run,
  buyer: Buyer,
  { ware, turn }: { readonly ware: Ware; readonly turn: number },
): Promise<void> {
  const { email, client } = buyer;
  const isService = ware.slug === service;
  const way = isService
    ? { pays: { number: linkedInTurn[turn % linkedInTurn.length] ?? '' }, isLinking: true }
    : (ways[turn % ways.length] ?? { pays: 'balance' as const });
  try {
    const outcome = await purchase(fire.url, buyer, ware, way);
    if (outcome === 'paid') acknowledged.push({ email, slug: ware.slug });
    if (!isService) return;
    const { items } = await persist(() => client.bankCards.list({}));
    buyer.cardId = items[0]?.id ?? null;
  } catch (error) {
    failures.push(`${email} and ${ware.slug}: ${String(error)}`);
  }
}

/** False when the period before is not paid within twenty minutes. */
async function periodPasses({ renewals }: Run, { email }: Buyer): Promise<boolean> {
  const end = performance.now() + 1_200_000;
  while (performance.now() < end) {
    // The database is away with the service.
    if (await renewals.letPeriodPass(email).catch(() => false)) return true;
    await pause(500);
  }
  return false;
}

async function until(run: Run, faults: number): Promise<void> {
  while (run.faults < Math.floor(faults)) await pause(100);
}

async function untilTried(run: Run, count: number): Promise<void> {
  const end = performance.now() + 1000 * patience;
  while (run.tried < count && performance.now() < end) await pause(100);
}

/** Old webhooks come again, in random order; refused renewals are tried again. */
async function pressOn(run: Run, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const known = run.acknowledged.length + 10;
    await sendAgain(run.fire.bankUrl, 1 + Math.floor(known * fraction(turn)));
    if (turn % 20 === 0) await run.renewals.letWaitsPass().catch(() => undefined);
    await pause(150);
  }
}

/** 0 ≤ x < 1, evenly distributed, the same for the same number. */
function fraction(at: number): number {
  return (at * 0.618_033_988_75) % 1;
}

function figuresOf(
  { plan, acknowledged, renewals, failures }: Run,
  { service: backs, bank }: Backs,
  taken: number,
): readonly Figure[] {
  return [
    { name: 'accounts', value: plan.accounts, most: null },
    { name: 'purchases acknowledged', value: acknowledged.length, most: null },
    { name: 'renewals that were due', value: renewals.due(), most: null },
    { name: 'purchases that could not be made', value: failures.length, most: 0 },
    { name: 'time taken', value: taken, unit: 's', most: null },
    { name: 'service killed', value: backs.length, most: null },
    { name: 'service back after, longest', value: Math.max(0, ...backs), unit: 's', most: null },
    { name: 'bank killed', value: bank.length, most: null },
    { name: 'bank back after, longest', value: Math.max(0, ...bank), unit: 's', most: null },
  ];
}
