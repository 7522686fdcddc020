import { beforeEach, expect, it } from 'vitest';
import { createDocumentLoads } from './document-loads.ts';

const kept = new Map<string, string>();
const clock = { time: 1_000_000 };
let pending: { at: number; run: () => void }[] = [];
let loaded: { at: number; path: string | null }[] = [];
let whenSeen: (() => void)[] | null = null;
let hasPlayer = false;

/** A page that was loaded now; its timers run as time passes. */
const open = (random = 1) =>
  createDocumentLoads({
    now: () => clock.time,
    loadedAt: clock.time,
    random: () => random,
    store: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    after: (milliseconds, run) => pending.push({ at: clock.time + milliseconds, run }),
    whenVisible: (run) => (whenSeen ? void whenSeen.push(run) : run()),
    hasPlayer: () => hasPlayer,
    load: (path) => loaded.push({ at: clock.time, path }),
  });

/** Lets time pass until all timers have run. */
function runAll(): void {
  for (const { at, run } of pending.splice(0)) {
    clock.time = Math.max(clock.time, at);
    run();
  }
}

beforeEach(() => {
  kept.clear();
  clock.time = 1_000_000;
  [pending, loaded, whenSeen] = [[], [], null];
  hasPlayer = false;
});

it('asks a service in trouble for a document once in five seconds at most, later and later (SS-053)', () => {
  for (let round = 0; round < 10; round += 1) {
    const page = open();
    page.reload('trouble');
    page.reload('trouble');
    runAll();
  }
  const gaps = loaded.map(({ at }, index) => at - (loaded[index - 1]?.at ?? 1_000_000));
  expect(gaps).toEqual([5000, 5000, 8000, 16_000, 32_000, 64_000, 120_000, 120_000, 120_000, 120_000]);
});

it('leaves a page alone on which a film plays, also one that began meanwhile; a change of the session does not (SS-053)', () => {
  const page = open();
  hasPlayer = true;
  page.reload('trouble');
  expect(pending).toEqual([]);
  hasPlayer = false;
  page.reload('trouble');
  hasPlayer = true;
  runAll();
  expect(loaded).toEqual([]);
  hasPlayer = false;
  page.reload('trouble');
  runAll();
  expect(loaded).toHaveLength(1);
  hasPlayer = true;
  page.reload('session');
  runAll();
  expect(loaded).toHaveLength(2);
});

it('spreads browsers that failed at the same moment over the second half of the wait', () => {
  kept.set('kadr.loads', '990000 4');
  const at = [0, 0.5, 1].map((random) => {
    open(random).reload('trouble');
    return (pending.at(-1)?.at ?? 0) - clock.time;
  });
  expect(at).toEqual([16_000, 24_000, 32_000]);
});

it('loads at once after a change of the session, then as rarely as anything else', () => {
  open().reload('session');
  runAll();
  expect(loaded).toEqual([{ at: 1_000_000, path: null }]);
  open().reload('session');
  runAll();
  expect(loaded.at(-1)?.at).toBe(1_005_000);
});

it('never loads behind the viewer’s back: a hidden tab waits until it is seen', () => {
  whenSeen = [];
  open().reload('trouble');
  runAll();
  expect(loaded).toEqual([]);
  for (const run of whenSeen) run();
  expect(loaded).toHaveLength(1);
});

it('counts from zero after five minutes without a load', () => {
  kept.set('kadr.loads', `${clock.time - 300_000} 9`);
  open(0).reload('trouble');
  runAll();
  expect(loaded).toEqual([{ at: 1_005_000, path: null }]);
});

it('goes to another page within the same rules (SS-052)', () => {
  open().go('/geoblock');
  runAll();
  open().go('/geoblock');
  runAll();
  expect(loaded).toEqual([
    { at: 1_000_000, path: '/geoblock' },
    { at: 1_005_000, path: '/geoblock' },
  ]);
});
