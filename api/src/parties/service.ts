import { KadrError } from '@kadr/contract';
import type { Party, PartyControl, PartyMessage, PartyReaction, PartyState } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Limit } from '../limits/service.ts';
import { begin, describe, join, leave, remove, watchable } from './membership.ts';
import {
  asParticipant,
  hasChat,
  overAt,
  participantOf,
  partyOf,
  requireHost,
  stateOf,
  stillOn,
  tell,
} from './party-context.ts';
import type { AskedParty, PartiesContext, PartiesPorts } from './party-context.ts';
import { afterCommand } from './playing.ts';
import type { Command } from './playing.ts';
import { deletePartiesBefore, findParty, insertMessage, putParticipant, updateParty } from './repository.ts';

/**
 * Watching together. Every operation with a context throws KadrError SIGN_IN_REQUIRED for a guest, and NOT_FOUND for a
 * party that is over or that the caller does not take part in. Changes of a party happen one after the other, and its
 * participants are notified over the push channel.
 */
export interface PartiesService {
  /** @throws KadrError as {@link watchable}; TOO_MANY_REQUESTS */
  begin(
    asked: { readonly mediaItem: string; readonly position: number; readonly isPlaying: boolean },
    context: RequestContext,
  ): Promise<Party>;
  describe(id: string, context: RequestContext): ReturnType<typeof describe>;
  /** @throws KadrError as {@link watchable}; PARTY_FULL, PARTY_REMOVED */
  join(id: string, context: RequestContext): Promise<Party>;
  leave(id: string, context: RequestContext): Promise<void>;
  /** @throws KadrError PARTY_HOST_ONLY; FORBIDDEN for the host's own account */
  remove(
    asked: { readonly id: string; readonly participantId: number },
    context: RequestContext,
  ): Promise<void>;
  /**
   * @param mediaItemId of the title that the caller's screen shows
   * @throws KadrError PARTY_HOST_ONLY, CONFLICT, TOO_MANY_REQUESTS
   */
  control(
    asked: { readonly id: string; readonly mediaItemId: number } & Command,
    context: RequestContext,
  ): Promise<PartyState>;
  /** @throws KadrError as {@link watchable}; PARTY_HOST_ONLY, TOO_MANY_REQUESTS */
  open(id: string, mediaItem: string, context: RequestContext): Promise<PartyState>;
  /** @throws KadrError PARTY_HOST_ONLY */
  edit(id: string, control: PartyControl, context: RequestContext): Promise<void>;
  report(id: string, isWaiting: boolean, context: RequestContext): Promise<Party>;
  /** @throws KadrError FORBIDDEN, TOO_MANY_REQUESTS */
  say(id: string, text: string, context: RequestContext): Promise<PartyMessage>;
  /** @throws KadrError TOO_MANY_REQUESTS */
  react(id: string, reaction: PartyReaction, context: RequestContext): Promise<void>;
  /** Ends parties that nobody was in for hours, and those of yesterday. */
  purge(now: Date): Promise<void>;
}

/** Limits of one participant. */
const limits = {
  commands: { name: 'party_commands', most: 40, seconds: 10 },
  messages: { name: 'party_messages', most: 10, seconds: 10 },
  reactions: { name: 'party_reactions', most: 20, seconds: 10 },
} satisfies Record<string, Limit>;

export function createPartiesService(
  db: Database,
  ports: PartiesPorts,
  { random }: Pick<ApiPorts, 'random'>,
): PartiesService {
  const ctx: PartiesContext = { db, random, ...ports };
  return {
    begin: (asked, context) => begin(ctx, asked, context),
    describe: (id, context) => describe(ctx, id, context),
    join: (id, context) => join(ctx, id, context),
    leave: (id, context) => leave(ctx, id, context),
    remove: (asked, context) => remove(ctx, asked, context),
    control: (asked, context) => control(ctx, asked, context),
    open: (id, mediaItem, context) => open(ctx, { id, mediaItem }, context),
    edit: (id, chosen, context) => edit(ctx, { id, control: chosen }, context),
    report: (id, isWaiting, context) => report(ctx, { id, isWaiting }, context),
    say: (id, text, context) => say(ctx, { id, text }, context),
    react: (id, reaction, context) => react(ctx, { id, reaction }, context),
    purge: (now) => deletePartiesBefore(db, overAt(now)),
  };
}

/** The count is shared by all processes. */
async function take(ctx: PartiesContext, limit: Limit, context: RequestContext): Promise<void> {
  const { sessionId } = await ctx.sessions.requireAccount(context);
  if (!(await ctx.limits.take(limit, sessionId, context.now()))) throw new KadrError('TOO_MANY_REQUESTS');
}

function requireControl(asked: AskedParty): void {
  if (asked.party.control === 'host') requireHost(asked);
}

async function control(
  ctx: PartiesContext,
  { id, mediaItemId, ...command }: { readonly id: string; readonly mediaItemId: number } & Command,
  context: RequestContext,
): Promise<PartyState> {
  await take(ctx, limits.commands, context);
  return asParticipant(ctx, id, context, async (asked) => {
    requireControl(asked);
    // A position in the last episode means nothing in this one.
    if (asked.party.mediaItemId !== mediaItemId) throw new KadrError('CONFLICT');
    const { revision, isPlaying, position, at } = afterCommand(asked.party, command, asked.now);
    return change(ctx, asked, { revision, isPlaying, position, at });
  });
}

async function open(
  ctx: PartiesContext,
  { id, mediaItem }: { readonly id: string; readonly mediaItem: string },
  context: RequestContext,
): Promise<PartyState> {
  await take(ctx, limits.commands, context);
  const title = await watchable(ctx, mediaItem, context);
  return asParticipant(ctx, id, context, async (asked) => {
    const { party, now } = asked;
    // At the end of an episode every screen requests the next one.
    if (party.mediaItemId === title.id) return stateOf(party);
    requireControl(asked);
    const revision = party.revision + 1;
    const { id: mediaItemId, duration } = title;
    return change(ctx, asked, { mediaItemId, duration, revision, isPlaying: true, position: 0, at: now });
  });
}

/** Changes the playback state and notifies the screens. */
async function change(
  ctx: PartiesContext,
  asked: AskedParty,
  changes: Parameters<typeof updateParty>[2],
): Promise<PartyState> {
  const { transaction, party, me, now } = asked;
  await updateParty(transaction, party.id, { ...changes, activeAt: now });
  const state = stateOf(stillOn(await findParty(transaction, party.id), now));
  await tell(ctx, asked, { kind: 'state', state, participant_id: me.id });
  return state;
}

function edit(
  ctx: PartiesContext,
  { id, control: chosen }: { readonly id: string; readonly control: PartyControl },
  context: RequestContext,
): Promise<void> {
  return asParticipant(ctx, id, context, async (asked) => {
    requireHost(asked);
    await updateParty(asked.transaction, id, { control: chosen });
    await tell(ctx, asked, { kind: 'control', control: chosen });
  });
}

function report(
  ctx: PartiesContext,
  { id, isWaiting }: { readonly id: string; readonly isWaiting: boolean },
  context: RequestContext,
): Promise<Party> {
  return asParticipant(ctx, id, context, async (asked) => {
    const { transaction, me, now } = asked;
    const { sessionId, profileId } = me;
    await putParticipant(transaction, { partyId: id, sessionId, profileId, isWaiting, seenAt: now });
    await updateParty(transaction, id, { activeAt: now });
    const reported = { ...me, isWaiting };
    const participants = asked.participants.map((one) => (one === me ? reported : one));
    const known = { ...asked, participants, me: reported };
    if (isWaiting !== me.isWaiting)
      await tell(ctx, known, { kind: 'participant', participant: participantOf(reported, known) });
    return partyOf(known);
  });
}

async function say(
  ctx: PartiesContext,
  { id, text }: { readonly id: string; readonly text: string },
  context: RequestContext,
): Promise<PartyMessage> {
  await take(ctx, limits.messages, context);
  return asParticipant(ctx, id, context, async (asked) => {
    const { transaction, me, now } = asked;
    if (!hasChat(me)) throw new KadrError('FORBIDDEN');
    const messageId = await insertMessage(transaction, {
      partyId: id,
      participantId: me.id,
      profileId: me.profileId,
      text,
      sentAt: now,
    });
    const message = { id: messageId, participant_id: me.id, name: me.name, icon: me.icon, text };
    await tell(ctx, asked, { kind: 'message', message });
    return message;
  });
}

async function react(
  ctx: PartiesContext,
  { id, reaction }: { readonly id: string; readonly reaction: PartyReaction },
  context: RequestContext,
): Promise<void> {
  await take(ctx, limits.reactions, context);
  await asParticipant(ctx, id, context, (asked) =>
    tell(ctx, asked, { kind: 'reaction', participant_id: asked.me.id, reaction }),
  );
}
