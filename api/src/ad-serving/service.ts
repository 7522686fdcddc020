import type { AdPlace } from '@kadr/contract';
import { LRUCache } from 'lru-cache';
import { findCampaign } from '../ad-campaigns/repository.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { uuid } from '../text/uuid.ts';
import { activeCampaigns } from './active-campaigns.ts';
import { choosePod, podLimits } from './choose-pod.ts';
import type { ChosenAd } from './choose-pod.ts';
import { deleteOld, findSeen } from './count-repository.ts';
import { isEligible } from './eligibility.ts';
import type { ServedCampaign } from './eligibility.ts';
import { createEventCounter, hourOf } from './event-counter.ts';
import type { CounterPorts, EventCounter } from './event-counter.ts';
import { impressionLifetime, impressionSchema } from './impression.ts';
import { adOccasionSchema, occasionLifetime, viewerDigest } from './occasion.ts';
import type { AdOccasion } from './occasion.ts';
import { signedFacts } from './signed-facts.ts';
import type { SignedFacts } from './signed-facts.ts';
import { writeVast } from './vast.ts';

/** The path below which the service's own ad server answers. */
export const adServerPath = '/api/ads';

/** A break for which a player requests advertisements. */
export interface AdQuestion {
  /** The text returned by {@link AdServingService.sign}. */
  readonly occasion: string;
  readonly place: AdPlace;
  /** Position of the requested advertisement in the break, from 1 on: the first answer has all of them. */
  readonly position: number;
  /** The origin of this service, as the player addresses it. */
  readonly origin: string;
}

/** The service's own ad server. Unsigned and expired texts count nothing and get no advertisement. */
export interface AdServingService {
  /** Signs the facts of a playback. `viewer` names a profile or a guest's session; the signed text does not reveal it. */
  sign(facts: Omit<AdOccasion, 'p' | 'v' | 'exp'> & { readonly viewer: string }, now: Date): string;
  /** A VAST answer, without an advertisement when no campaign may play. */
  vast(question: AdQuestion): Promise<string>;
  /** Counts an event of an advertisement, once. */
  track(event: string, signed: string): void;
  /** Counts a click. Returns its destination; null for a text that was not signed here, or without a destination. */
  click(signed: string): Promise<string | null>;
  /** Writes the counts that are pending in memory. */
  write(): Promise<void>;
  purge(now: Date): Promise<void>;
}

interface AdServingContext {
  readonly db: Database;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Uint8Array;
  readonly campaigns: (now: Date) => Promise<readonly ServedCampaign[]>;
  readonly occasions: SignedFacts<typeof adOccasionSchema>;
  readonly impressions: SignedFacts<typeof impressionSchema>;
  readonly counter: EventCounter;
  /** Number of answers by playback. */
  readonly answers: LRUCache<string, number>;
}

/** The most answered breaks of one playback: a film of 12 hours with one every quarter of an hour, and pauses. */
const mostAnswers = 100;

export function createAdServingService(
  db: Database,
  { secrets, random, ...ports }: Pick<ApiPorts, 'random' | 'secrets'> & CounterPorts,
): AdServingService {
  const secret = secrets.session;
  const ctx: AdServingContext = {
    db,
    random,
    clock: ports.clock,
    campaigns: activeCampaigns(db),
    occasions: signedFacts(secret, 'occasion', adOccasionSchema),
    impressions: signedFacts(secret, 'impression', impressionSchema),
    counter: createEventCounter(db, ports),
    answers: new LRUCache({ max: 50_000 }),
  };
  return {
    sign: ({ viewer, ...facts }, now) =>
      ctx.occasions.sign({
        ...facts,
        p: Buffer.from(random(9)).toString('base64url'),
        v: viewerDigest(secret, viewer),
        exp: secondsOf(now) + occasionLifetime,
      }),
    vast: (question) => vast(ctx, question),
    track: (event, signed) => {
      const impression = current(ctx, ctx.impressions.open(signed));
      if (impression?.test === false) ctx.counter.event(impression, event);
    },
    click: (signed) => click(ctx, signed),
    write: () => ctx.counter.write(),
    purge: (now) => deleteOld(db, now),
  };
}

async function vast(ctx: AdServingContext, question: AdQuestion): Promise<string> {
  const occasion = current(ctx, ctx.occasions.open(question.occasion));
  if (occasion === null || question.position > 1) return writeVast([]);
  const answers = (ctx.answers.get(occasion.p) ?? 0) + 1;
  if (answers > mostAnswers) return writeVast([]);
  ctx.answers.set(occasion.p, answers);
  const chosen = await choose(ctx, occasion, question.place);
  const { brand, content, country, test } = occasion;
  if (!test)
    ctx.counter.request({ brand, place: question.place, content, country: country ?? '' }, chosen.length > 0);
  return writeVast(chosen.map((ad) => described(ctx, ad, { ...question, occasion })));
}

async function choose(ctx: AdServingContext, occasion: AdOccasion, place: AdPlace): Promise<ChosenAd[]> {
  const now = ctx.clock();
  const campaigns = await ctx.campaigns(now);
  const moment = { occasion, place, now: secondsOf(now), seen: () => ({ hour: 0, day: 0 }) };
  const eligible = campaigns.filter((campaign) => isEligible(campaign, moment));
  const isLimited = !occasion.test && eligible.some(({ input }) => input.viewer_cap !== null);
  const seen = isLimited ? await findSeen(ctx.db, occasion.v, hourOf(now)) : moment.seen;
  return choosePod(
    eligible.filter((campaign) => isEligible(campaign, { ...moment, seen })),
    podLimits[place],
    () => Buffer.from(ctx.random(4)).readUInt32BE() / 2 ** 32,
  );
}

function described(
  ctx: AdServingContext,
  { campaign, creative }: ChosenAd,
  { occasion, place, origin }: Omit<AdQuestion, 'occasion'> & { readonly occasion: AdOccasion },
) {
  const id = uuid(ctx.random(16));
  const signed = ctx.impressions.sign({
    id,
    campaign: campaign.id,
    creative: creative.id,
    brand: occasion.brand,
    place,
    content: occasion.content,
    country: occasion.country ?? '',
    v: campaign.input.viewer_cap === null ? null : occasion.v,
    test: occasion.test,
    exp: secondsOf(ctx.clock()) + impressionLifetime,
  });
  return {
    id,
    advertiser: campaign.input.advertiser,
    creative,
    origin,
    tracking: (event: string) => `${origin}${adServerPath}/track?event=${event}&ad=${signed}`,
    click: `${origin}${adServerPath}/click?ad=${signed}`,
  };
}

/** A late click still leads to the advertiser, but is not counted. */
async function click(ctx: AdServingContext, signed: string): Promise<string | null> {
  const impression = ctx.impressions.open(signed);
  if (impression === null) return null;
  if (current(ctx, impression)?.test === false) ctx.counter.event(impression, 'click');
  const campaign = await findCampaign(ctx.db, impression.campaign);
  const creative = campaign?.input.creatives.find(({ id }) => id === impression.creative);
  return creative?.click_through ?? null;
}

/** Returns facts unless they have expired. */
function current<Facts extends { readonly exp: number }>(
  { clock }: Pick<AdServingContext, 'clock'>,
  facts: Facts | null,
): Facts | null {
  return facts !== null && facts.exp > secondsOf(clock()) ? facts : null;
}
