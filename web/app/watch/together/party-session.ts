/** One page's session in a party: its messages in both directions, and the target state of its player. */
import type { CodeOf, Party, PartyChange, PartyState, partyReport, PushFrame } from '@kadr/contract';
import { failureOf } from '../../data/page-errors.ts';
import { offsetOf, sampleOf, withSample } from './clock-offset.ts';
import type { ClockSample } from './clock-offset.ts';
import { afterChange, placeAt, viewOf, withMessage, withoutReaction } from './party-view.ts';
import type { PartyCommand, PartyPorts, PartySession, PartySnapshot } from './party-ports.ts';
import type { PartyView } from './party-view.ts';
import type { Target } from './sync-rule.ts';

/** Seconds between two reports. The contract's schemas stay out of the browser's code. */
const reportEvery: typeof partyReport = 20;
/** Milliseconds between the first clock requests, their number, and milliseconds between later ones. */
const [firstClocks, firstClockCount, laterClocks] = [250, 5, 60_000];
/** Milliseconds for which a reaction floats, and after which waiting is reported: short stalls concern no one. */
const [floats, waitsFor] = [3600, 1000];
/** The party no longer exists. */
const notFound: CodeOf<'NOT_FOUND'> = 1_000_404;
/** The party shows another title. */
const conflict: CodeOf<'CONFLICT'> = 1_000_410;

interface SessionContext extends PartyPorts {
  readonly id: string;
  readonly listeners: Set<() => void>;
  snapshot: PartySnapshot;
  samples: readonly ClockSample[];
  /** The state that this page has just requested, until the service answers: its own screen does not wait. */
  predicted: PartyState | null;
  /** The command to send once the last one is answered. */
  next: PartyCommand | null;
  isSending: boolean;
  isWaiting: boolean;
  isClosed: boolean;
  readonly timers: Map<string, () => void>;
}

export function createPartySession(id: string, ports: PartyPorts): PartySession {
  const ctx: SessionContext = {
    ...ports,
    id,
    listeners: new Set(),
    snapshot: { view: null, failure: null },
    samples: [],
    predicted: null,
    next: null,
    isSending: false,
    isWaiting: false,
    isClosed: false,
    timers: new Map(),
  };
  const stop = ports.listen((frame) => hear(ctx, frame));
  return {
    snapshot: () => ctx.snapshot,
    subscribe: (listener) => {
      ctx.listeners.add(listener);
      return () => ctx.listeners.delete(listener);
    },
    join: () => join(ctx),
    target: () => targetOf(ctx),
    mayControl: () => mayControl(ctx),
    command: (command) => ask(ctx, command),
    open: (media_item_id) =>
      void quietly(
        ctx,
        ctx.calls.open({ id, media_item_id }).then((state) => takeState(ctx, state)),
      ),
    say: async (text) => {
      const message = await ctx.calls.say({ id, text });
      change(ctx, (view) => withMessage(view, message));
    },
    react: async (reaction) => void (await ctx.calls.react({ id, reaction })),
    edit: async (control) => void (await ctx.calls.edit({ id, control })),
    remove: async (participant_id) => void (await ctx.calls.remove({ id, participant_id })),
    setWaiting: (isWaiting) => setWaiting(ctx, isWaiting),
    noteRead: () => change(ctx, (view) => (view.unread === 0 ? view : { ...view, unread: 0 })),
    close: () => {
      ctx.isClosed = true;
      stop();
      for (const callOff of ctx.timers.values()) callOff();
    },
  };
}

function show(ctx: SessionContext, snapshot: PartySnapshot): void {
  ctx.snapshot = snapshot;
  for (const listener of ctx.listeners) listener();
}

function change(ctx: SessionContext, make: (view: PartyView) => PartyView): void {
  const { view, failure } = ctx.snapshot;
  if (view === null) return;
  const next = make(view);
  if (next !== view) show(ctx, { view: next, failure });
}

/** Schedules something for later, replacing the earlier timer of `name`. */
function later(ctx: SessionContext, name: string, milliseconds: number, run: () => void): void {
  ctx.timers.get(name)?.();
  if (!ctx.isClosed) ctx.timers.set(name, ctx.after(milliseconds, run));
}

async function join(ctx: SessionContext): Promise<void> {
  try {
    if (ctx.samples.length === 0) await askClock(ctx, 1);
    takeParty(ctx, await ctx.calls.join({ id: ctx.id }));
  } catch (error) {
    if (ctx.isClosed) return;
    const failure = failureOf(error);
    // A missing answer is not a refusal: a page in the party stays, and tries again with its next report.
    if (ctx.snapshot.view === null || (failure.status >= 400 && failure.status < 500))
      show(ctx, { view: null, failure });
    else plan(ctx);
  }
}

function takeParty(ctx: SessionContext, party: Party): void {
  if (ctx.isClosed) return;
  show(ctx, { view: viewOf(party, ctx.snapshot.view), failure: null });
  plan(ctx);
}

function plan(ctx: SessionContext): void {
  later(ctx, 'report', reportEvery * 1000, () => void report(ctx));
}

async function report(ctx: SessionContext): Promise<void> {
  try {
    takeParty(ctx, await ctx.calls.report({ id: ctx.id, is_waiting: ctx.isWaiting }));
  } catch (error) {
    // It was silent for too long, or the party has ended: joining tells which.
    if (failureOf(error).error_code === notFound) await join(ctx);
    else plan(ctx);
  }
}

function setWaiting(ctx: SessionContext, isWaiting: boolean): void {
  if (isWaiting === ctx.isWaiting) return;
  ctx.isWaiting = isWaiting;
  if (ctx.snapshot.view === null) return;
  later(ctx, 'waiting', isWaiting ? waitsFor : 0, () => void report(ctx));
}

/** Requests the service's clock, several times at first. */
async function askClock(ctx: SessionContext, asked: number): Promise<void> {
  const sentAt = ctx.now();
  try {
    const { now } = await ctx.calls.clock();
    ctx.samples = withSample(ctx.samples, sampleOf(sentAt, now, ctx.now()));
  } catch {
    // The last answers remain valid for a while.
  }
  const wait = asked < firstClockCount ? firstClocks : laterClocks;
  later(ctx, 'clock', wait, () => void askClock(ctx, asked + 1));
}

function hear(ctx: SessionContext, frame: PushFrame): void {
  // Events before the page could listen are not repeated.
  if (frame.event_type === 'ready' && ctx.snapshot.view !== null) void join(ctx);
  if (frame.event_type !== 'party' || frame.party_id !== ctx.id) return;
  const told = frame.change;
  if (told.kind === 'left' && told.participant_id === ctx.snapshot.view?.party.participant_id) void join(ctx);
  else hearChange(ctx, told);
}

function hearChange(ctx: SessionContext, told: PartyChange): void {
  change(ctx, (view) => afterChange(view, told));
  const added = ctx.snapshot.view?.reactions.at(-1);
  if (told.kind === 'reaction' && added !== undefined)
    later(ctx, `reaction ${added.key}`, floats, () => {
      ctx.timers.delete(`reaction ${added.key}`);
      change(ctx, (view) => withoutReaction(view, added.key));
    });
}

function serviceTime({ now, samples }: SessionContext): number {
  return now() + offsetOf(samples);
}

function stateOf({ predicted, snapshot }: SessionContext): PartyState | null {
  return predicted ?? snapshot.view?.party.state ?? null;
}

function targetOf(ctx: SessionContext): Target | null {
  const state = stateOf(ctx);
  return state && { isPlaying: state.is_playing, position: placeAt(state, serviceTime(ctx)) };
}

function mayControl({ snapshot: { view } }: SessionContext): boolean {
  if (view === null) return false;
  const { control, participants, participant_id } = view.party;
  return control === 'everyone' || participants.some(({ id, is_host }) => id === participant_id && is_host);
}

function ask(ctx: SessionContext, command: PartyCommand): void {
  const state = stateOf(ctx);
  if (state === null || !mayControl(ctx)) return;
  const at = Math.round(serviceTime(ctx));
  const position = command.position ?? placeAt(state, at);
  ctx.predicted = { ...state, is_playing: command.is_playing ?? state.is_playing, position, at };
  ctx.next = { ...ctx.next, ...command };
  void send(ctx);
}

/** One command is in progress at a time; later ones are merged into the next. */
async function send(ctx: SessionContext): Promise<void> {
  const { next, id } = ctx;
  const state = ctx.snapshot.view?.party.state;
  if (ctx.isSending || next === null || state === undefined) return;
  ctx.isSending = true;
  ctx.next = null;
  await quietly(
    ctx,
    ctx.calls
      .control({ id, media_item_id: state.media_item.id, ...next })
      .then((answered) => takeState(ctx, answered)),
  );
  ctx.isSending = false;
  if (ctx.next === null) ctx.predicted = null;
  else await send(ctx);
}

function takeState(ctx: SessionContext, state: PartyState): void {
  const participant_id = ctx.snapshot.view?.party.participant_id ?? null;
  change(ctx, (view) => afterChange(view, { kind: 'state', state, participant_id }));
}

/** A refused command has no effect: the party's state is fetched. */
async function quietly(ctx: SessionContext, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    ctx.next = null;
    if (failureOf(error).error_code !== conflict) await report(ctx);
  }
}
