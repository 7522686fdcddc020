import { highestAge } from '../entitlement/entitlement.ts';
import { KadrError, partySilence } from '@kadr/contract';
import type { Participant, Party, PartyChange, PartyState } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SignedInSession } from '../session/session-context.ts';
import type { SessionService } from '../session/service.ts';
import { deleteParticipants, findMessages, findParticipants, lockParty } from './repository.ts';
import type { ParticipantRow, PartyRow } from './repository.ts';

export interface PartiesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly catalogue: Pick<CatalogueService, 'title'>;
  readonly assets: Pick<AssetsService, 'find'>;
  readonly limits: Pick<LimitsService, 'take'>;
  readonly push: Pick<PushPublisher, 'publishParty'>;
  /** Knows the viewer's country: titles are licensed for countries. */
  readonly viewerOf: ViewerOf;
}

export interface PartiesContext extends PartiesPorts, Pick<ApiPorts, 'random'> {
  readonly db: Database;
}

/** Hours without activity of any participant, and hours since its beginning, after which a party is over. */
const [idleHours, longestHours] = [6, 24];

/** A party that is locked until its transaction ends, and its participants. */
export interface OpenParty {
  readonly transaction: Database;
  readonly party: PartyRow;
  readonly participants: readonly ParticipantRow[];
  readonly now: Date;
}

/** The same, with the participant who calls. */
export interface AskedParty extends OpenParty {
  readonly me: ParticipantRow;
}

/** A party is over at `now` if it was last active, or created, before these moments. */
export function overAt(now: Date): { readonly activeAt: Date; readonly createdAt: Date } {
  const before = (hours: number): Date => new Date(now.getTime() - hours * 3600_000);
  return { activeAt: before(idleHours), createdAt: before(longestHours) };
}

/** @throws KadrError NOT_FOUND for a party that is over or never existed */
export function stillOn(party: PartyRow | undefined, now: Date): PartyRow {
  const ends = overAt(now);
  if (party === undefined || party.activeAt < ends.activeAt || party.createdAt < ends.createdAt)
    throw new KadrError('NOT_FOUND');
  return party;
}

/** Locks a party while `work` changes it. Participants who have fallen silent have left. @throws KadrError NOT_FOUND */
export async function withParty<T>(
  ctx: PartiesContext,
  id: string,
  now: Date,
  work: (open: OpenParty) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (transaction) => {
    const party = stillOn(await lockParty(transaction, id), now);
    const all = await findParticipants(transaction, id);
    const isSilent = ({ seenAt }: ParticipantRow): boolean =>
      seenAt.getTime() < now.getTime() - partySilence * 1000;
    const open = { transaction, party, participants: all, now };
    const gone = all.filter(isSilent);
    return work(gone.length === 0 ? open : await takeOut(ctx, open, gone));
  });
}

/** The same, for participants only. @throws KadrError NOT_FOUND */
export async function asParticipant<T>(
  ctx: PartiesContext,
  id: string,
  context: RequestContext,
  work: (asked: AskedParty) => Promise<T>,
): Promise<T> {
  const who = await ctx.sessions.requireAccount(context);
  return withParty(ctx, id, context.now(), (open) => work({ ...open, me: requireParticipant(open, who) }));
}

export function requireParticipant({ participants }: OpenParty, who: SignedInSession): ParticipantRow {
  const me = participants.find((one) => isOf(one, who));
  if (me === undefined) throw new KadrError('NOT_FOUND');
  return me;
}

/** A session that has switched to another profile takes part with that one only after it joins again. */
export function isOf(
  { sessionId, profileId }: ParticipantRow,
  who: Pick<SignedInSession, 'sessionId' | 'profileId'>,
): boolean {
  return sessionId === who.sessionId && profileId === who.profileId;
}

/** Removes participants and notifies everybody, including them. Returns the party without them. */
export async function takeOut(
  ctx: PartiesContext,
  open: OpenParty,
  gone: readonly ParticipantRow[],
): Promise<OpenParty> {
  await deleteParticipants(
    open.transaction,
    gone.map(({ id }) => id),
  );
  for (const { id } of gone) await tell(ctx, open, { kind: 'left', participant_id: id });
  const left = { ...open, participants: open.participants.filter((one) => !gone.includes(one)) };
  const host = hostOf(left);
  if (host !== undefined && host !== hostOf(open))
    await tell(ctx, left, { kind: 'participant', participant: participantOf(host, left) });
  return left;
}

/** The viewer who began the party, while he is there; otherwise the longest-standing participant. */
export function hostOf({
  party,
  participants,
}: Pick<OpenParty, 'party' | 'participants'>): ParticipantRow | undefined {
  return participants.find(({ accountId }) => accountId === party.accountId) ?? participants[0];
}

/** @throws KadrError PARTY_HOST_ONLY */
export function requireHost(asked: AskedParty): void {
  if (hostOf(asked) !== asked.me) throw new KadrError('PARTY_HOST_ONLY');
}

/** Whether a profile reads and writes messages: profiles with an age limit must not see those of strangers. */
export function hasChat({ maxAge }: ParticipantRow): boolean {
  return maxAge >= highestAge;
}

/** Notifies the participants of a change once the transaction commits; messages go only to those who read them. */
export function tell(
  { push }: Pick<PartiesContext, 'push'>,
  { transaction, party, participants }: Omit<OpenParty, 'now'>,
  change: PartyChange,
): Promise<void> {
  const to = change.kind === 'message' ? participants.filter(hasChat) : participants;
  return push.publishParty(transaction, {
    party_id: party.id,
    to: to.map(({ sessionId, profileId }) => ({ session_id: sessionId, profile_id: profileId })),
    change,
  });
}

export function stateOf({
  revision,
  isPlaying,
  position,
  at,
  mediaItem,
}: Pick<PartyRow, 'revision' | 'isPlaying' | 'position' | 'at' | 'mediaItem'>): PartyState {
  return { revision, is_playing: isPlaying, position, at: at.getTime(), media_item: mediaItem };
}

export function participantOf(
  row: ParticipantRow,
  open: Pick<OpenParty, 'party' | 'participants'>,
): Participant {
  const { id, name, icon, isWaiting } = row;
  return { id, name, icon, is_host: hostOf(open)?.id === id, is_waiting: isWaiting };
}

export async function partyOf({ me, ...open }: AskedParty): Promise<Party> {
  const { party, participants, transaction } = open;
  return {
    id: party.id,
    control: party.control,
    state: stateOf(party),
    participants: participants.map((row) => participantOf(row, open)),
    participant_id: me.id,
    has_chat: hasChat(me),
    messages: hasChat(me) ? await findMessages(transaction, party.id) : [],
  };
}
