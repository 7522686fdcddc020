import { KadrError } from '@kadr/contract';
import type { Party, PartyState, PushFrame } from '@kadr/contract';
import { expect, it } from 'vitest';
import { createPartySession } from './party-session.ts';
import type { PartyPorts } from './party-ports.ts';

const id = 'x'.repeat(22);
const state: PartyState = {
  revision: 5,
  is_playing: true,
  position: 60,
  at: 1_000_000,
  media_item: { id: 1, slug: 'film', type: 'film' },
};
const anna = { id: 1, name: 'Анна', icon: '/profile-icons/fox.svg', is_host: true, is_waiting: false };
const party: Party = {
  id,
  control: 'everyone',
  state,
  participants: [anna],
  participant_id: 1,
  has_chat: true,
  messages: [],
};

/** A session with a service whose answers the test sets; its clock is 900 s ahead of the page's. */
function start(answers: Partial<PartyPorts['calls']> = {}) {
  const asked: [string, unknown][] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = 100_000;
  let hear: (frame: PushFrame) => void = () => undefined;
  const say = <Answer>(name: string, answer: () => Promise<Answer>) => {
    return (input?: unknown): Promise<Answer> => {
      asked.push([name, input]);
      return answer();
    };
  };
  const calls = {
    join: say('join', () => Promise.resolve(party)),
    report: say('report', () => Promise.resolve(party)),
    clock: say('clock', () => Promise.resolve({ now: now + 900_000 })),
    ...answers,
  } as unknown as PartyPorts['calls'];
  const session = createPartySession(id, {
    calls,
    listen: (listener) => {
      hear = listener;
      return () => undefined;
    },
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    for (const timer of [...timers].filter(({ at }) => at <= now)) {
      timers.delete(timer);
      timer.run();
    }
    await settled();
  };
  return { session, asked, pass, hear: (frame: PushFrame) => hear(frame) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const names = (asked: readonly [string, unknown][]): string[] => asked.map(([name]) => name);

it('knows the moment that all screens show by the service’s clock', async () => {
  const { session, asked, pass } = start();
  expect(session.target()).toBeNull();
  await session.join();
  expect(session.target()).toEqual({ isPlaying: true, position: 60 });
  await pass(2500);
  expect(session.target()).toEqual({ isPlaying: true, position: 62.5 });
  await pass(20_000);
  expect(names(asked).filter((name) => name === 'report')).toHaveLength(1);
});

it('shows what its viewer does at once, and sends what he does meanwhile as one command', async () => {
  const sent: unknown[] = [];
  const answers: ((answer: PartyState) => void)[] = [];
  const { session } = start({
    control: (input) => {
      sent.push(input);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  await session.join();
  session.command({ is_playing: false, position: 60.5 });
  expect(session.target()).toEqual({ isPlaying: false, position: 60.5 });
  for (const position of [100, 200, 300]) session.command({ position });
  expect(sent).toHaveLength(1);
  answers[0]?.({ ...state, revision: 6, is_playing: false, position: 60.5 });
  await settled();
  expect(sent.slice(1)).toEqual([{ id, media_item_id: 1, position: 300 }]);
  answers[1]?.({ ...state, revision: 7, is_playing: false, position: 300 });
  await settled();
  expect(session.target()).toEqual({ isPlaying: false, position: 300 });
});

it('takes back what the service refuses', async () => {
  const { session } = start({ control: () => Promise.reject(new KadrError('TOO_MANY_REQUESTS')) });
  await session.join();
  session.command({ is_playing: false });
  await settled();
  expect(session.target()).toEqual({ isPlaying: true, position: 60 });
});

it('asks for nothing where the host alone controls', async () => {
  const { session, asked, hear } = start();
  await session.join();
  hear({ event_type: 'party', party_id: id, change: { kind: 'control', control: 'host' } });
  expect(session.mayControl()).toBe(true);
  const boris = { ...anna, id: 2, name: 'Борис' };
  hear({ event_type: 'party', party_id: id, change: { kind: 'participant', participant: boris } });
  expect(session.mayControl()).toBe(false);
  session.command({ is_playing: false });
  expect([names(asked), session.target()?.isPlaying]).toEqual([['clock', 'join'], true]);
});

it('joins again after a lost connection, a silence and its own removal, and says when that is refused', async () => {
  let refusal: KadrError | null = null;
  const { session, asked, pass, hear } = start({
    report: () => Promise.reject(new KadrError('NOT_FOUND')),
    join: () => {
      asked.push(['join', null]);
      return refusal === null ? Promise.resolve(party) : Promise.reject(refusal);
    },
  });
  const joins = () => names(asked).filter((name) => name === 'join').length;
  await session.join();
  hear({ event_type: 'ready', unread_messages: 0 });
  await settled();
  await pass(20_000);
  expect([joins(), session.snapshot().failure]).toEqual([3, null]);
  refusal = new KadrError('PARTY_REMOVED');
  hear({ event_type: 'party', party_id: id, change: { kind: 'left', participant_id: 1 } });
  await settled();
  expect(session.snapshot()).toMatchObject({ view: null, failure: { error_code: refusal.code } });
});
