/** Membership of a party: beginning, joining, leaving, being removed. */
import { KadrError, partySize } from '@kadr/contract';
import type { Party } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { entitlementItem } from '../catalogue/card.ts';
import { entitlementOf, requireEntitlement } from '../entitlement/entitlement.ts';
import type { Limit } from '../limits/service.ts';
import type { SignedInSession } from '../session/session-context.ts';
import {
  asParticipant,
  hostOf,
  isOf,
  participantOf,
  partyOf,
  requireHost,
  stateOf,
  stillOn,
  takeOut,
  tell,
  withParty,
} from './party-context.ts';
import type { AskedParty, OpenParty, PartiesContext } from './party-context.ts';
import { afterCommand } from './playing.ts';
import {
  endOlderParties,
  findParticipants,
  findParty,
  insertParty,
  isRemoved,
  noteRemoved,
  putParticipant,
  updateParty,
} from './repository.ts';

/** A film or an episode that the caller may watch. */
export interface Watchable {
  readonly id: number;
  /** Seconds. */
  readonly duration: number;
}

/** The largest number of simultaneous parties of one account. */
const mostParties = 5;
const begun: Limit = { name: 'parties', most: 20, seconds: 3600 };

/** @throws KadrError NOT_FOUND, AGE_RESTRICTED, GEO_BLOCKED, NOT_PLAYABLE, PURCHASE_REQUIRED */
export async function watchable(
  { catalogue, assets, viewerOf }: PartiesContext,
  reference: string,
  context: RequestContext,
): Promise<Watchable> {
  const viewer = await viewerOf(context);
  const title = await catalogue.title(reference, viewer);
  requireEntitlement(entitlementOf(entitlementItem(title), viewer));
  const asset =
    title.asset_id === null ? undefined : (await assets.find([title.asset_id])).get(title.asset_id);
  // A series has no video: its episodes are watched together.
  if (asset === undefined) throw new KadrError('NOT_PLAYABLE');
  return { id: title.id, duration: asset.duration };
}

export async function begin(
  ctx: PartiesContext,
  asked: { readonly mediaItem: string; readonly position: number; readonly isPlaying: boolean },
  context: RequestContext,
): Promise<Party> {
  const who = await ctx.sessions.requireAccount(context);
  const title = await watchable(ctx, asked.mediaItem, context);
  const now = context.now();
  if (!(await ctx.limits.take(begun, String(who.accountId), now))) throw new KadrError('TOO_MANY_REQUESTS');
  const id = Buffer.from(ctx.random(16)).toString('base64url');
  await ctx.db.transaction(async (transaction) => {
    await insertParty(transaction, {
      id,
      accountId: who.accountId,
      mediaItemId: title.id,
      duration: title.duration,
      control: 'everyone',
      revision: 1,
      isPlaying: asked.isPlaying,
      position: Math.min(asked.position, title.duration),
      at: now,
      createdAt: now,
      activeAt: now,
    });
    await endOlderParties(transaction, who.accountId, mostParties);
  });
  return enter(ctx, id, who, now);
}

export async function join(ctx: PartiesContext, id: string, context: RequestContext): Promise<Party> {
  const who = await ctx.sessions.requireAccount(context);
  const now = context.now();
  const { mediaItemId } = stillOn(await findParty(ctx.db, id), now);
  await watchable(ctx, String(mediaItemId), context);
  return enter(ctx, id, who, now);
}

async function enter(ctx: PartiesContext, id: string, who: SignedInSession, now: Date): Promise<Party> {
  return withParty(ctx, id, now, async (found) => {
    const { transaction } = found;
    if (await isRemoved(transaction, id, who.accountId)) throw new KadrError('PARTY_REMOVED');
    const known = found.participants.find((one) => isOf(one, who));
    const former = found.participants.filter((one) => one.sessionId === who.sessionId && one !== known);
    const open = former.length === 0 ? found : await takeOut(ctx, found, former);
    if (known === undefined && open.participants.length >= partySize) throw new KadrError('PARTY_FULL');
    await putParticipant(transaction, {
      partyId: id,
      sessionId: who.sessionId,
      profileId: who.profileId,
      isWaiting: known?.isWaiting ?? false,
      seenAt: now,
    });
    await updateParty(transaction, id, { activeAt: now });
    const participants = await findParticipants(transaction, id);
    const me = participants.find((one) => isOf(one, who));
    if (me === undefined) throw new KadrError('NOT_FOUND');
    const asked = { ...open, participants, me };
    if (known === undefined) await tellOfNew(ctx, asked, open);
    return partyOf(asked);
  });
}

/** The new participant may replace the host, if he began the party. */
async function tellOfNew(ctx: PartiesContext, asked: AskedParty, before: OpenParty): Promise<void> {
  const { me } = asked;
  const others = { ...asked, participants: asked.participants.filter((one) => one !== me) };
  await tell(ctx, others, { kind: 'participant', participant: participantOf(me, asked) });
  const former = hostOf(before);
  if (former !== undefined && hostOf(asked) === me)
    await tell(ctx, others, { kind: 'participant', participant: participantOf(former, asked) });
}

/** Works for callers who are not there, too. A party that nobody watches any more is paused. */
export async function leave(ctx: PartiesContext, id: string, context: RequestContext): Promise<void> {
  const who = await ctx.sessions.requireAccount(context);
  const now = context.now();
  if ((await findParty(ctx.db, id)) === undefined) return;
  await withParty(ctx, id, now, async (open) => {
    const mine = open.participants.filter(({ sessionId }) => sessionId === who.sessionId);
    if (mine.length === 0) return;
    const { participants, party, transaction } = await takeOut(ctx, open, mine);
    if (participants.length > 0 || !party.isPlaying) return;
    const { revision, isPlaying, position, at } = afterCommand(party, { isPlaying: false }, now);
    await updateParty(transaction, id, { revision, isPlaying, position, at });
  });
}

export function remove(
  ctx: PartiesContext,
  { id, participantId }: { readonly id: string; readonly participantId: number },
  context: RequestContext,
): Promise<void> {
  return asParticipant(ctx, id, context, async (asked) => {
    requireHost(asked);
    const target = asked.participants.find((one) => one.id === participantId);
    if (target === undefined) throw new KadrError('NOT_FOUND');
    // Other screens of the host's own account are not strangers: the account signs them out among its devices.
    if (target.accountId === asked.me.accountId) throw new KadrError('FORBIDDEN');
    const ofAccount = asked.participants.filter(({ accountId }) => accountId === target.accountId);
    await noteRemoved(asked.transaction, id, target.accountId);
    await takeOut(ctx, asked, ofAccount);
  });
}

/** Describes a party to a viewer who has its link. @throws KadrError NOT_FOUND */
export async function describe(ctx: PartiesContext, id: string, context: RequestContext) {
  const party = stillOn(await findParty(ctx.db, id), context.now());
  const participants = await findParticipants(ctx.db, id);
  return { id, media_item: stateOf(party).media_item, participants_count: participants.length };
}
