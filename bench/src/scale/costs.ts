import type { Constellation } from './constellation.ts';
import type { Program } from '@kadr/testing/program';
import { cpuParts } from './model.ts';
import type { Cost, CpuPart } from './model.ts';
import type { Account, Stock } from './stock.ts';
import type { Answer, Step, Traffic, Wish } from './traffic.ts';

/** How often each step is done, and by how many at once. */
const [times, atOnce] = [160, 8];

const programsOf = ({
  sites,
  media,
  database,
  redis,
  front,
  pooler,
  nats,
  storage,
}: Constellation): Readonly<Record<CpuPart, readonly Program[]>> => ({
  site: sites,
  media,
  postgres: [database.primary],
  standby: [database.standby],
  redis: [redis],
  nginx: [front],
  other: [pooler, nats, storage],
});

/** CPU milliseconds of each part since its start. */
function cpuOf(constellation: Constellation): Record<CpuPart, number> {
  const programs = programsOf(constellation);
  const used = (part: CpuPart): number => programs[part].reduce((sum, one) => sum + one.cpu(), 0);
  return {
    site: used('site'),
    media: used('media'),
    postgres: used('postgres'),
    standby: used('standby'),
    redis: used('redis'),
    nginx: used('nginx'),
    other: used('other'),
  };
}

/**
 * CPU milliseconds of each part for one of each step, done many times alone. The idle use of the parts, measured
 * before, is subtracted.
 */
export async function measureCosts(
  constellation: Constellation,
  options: { readonly traffic: Traffic; readonly stock: Stock; readonly accounts: readonly Account[] },
): Promise<ReadonlyMap<Step, Cost>> {
  const ask = asker(options);
  const idle = await during(constellation, () => new Promise((resolve) => void setTimeout(resolve, 8000)));
  const costs = new Map<Step, Cost>();
  for (const [step, make] of await stepsOf(options)) {
    for (let warm = 0; warm < atOnce; warm += 1) await ask(step, make(warm));
    const used = await during(constellation, async () => {
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < times) await ask(step, make(next++ + atOnce));
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    });
    const cost = Object.fromEntries(
      cpuParts.map((part) => {
        const idleShare = (idle[part] / idle.milliseconds) * used.milliseconds;
        return [part, Math.max(0, used[part] - idleShare) / times];
      }),
    );
    costs.set(step, cost as Cost);
  }
  return costs;
}

async function during(
  constellation: Constellation,
  work: () => Promise<unknown>,
): Promise<Record<CpuPart | 'milliseconds', number>> {
  const [before, begun] = [cpuOf(constellation), performance.now()];
  await work();
  const [after, milliseconds] = [cpuOf(constellation), performance.now() - begun];
  const used = Object.fromEntries(cpuParts.map((part) => [part, after[part] - before[part]])) as Record<
    CpuPart,
    number
  >;
  return { ...used, milliseconds };
}

/** Repeats failed requests: with failures the figure would be of something else. */
function asker({ traffic }: { readonly traffic: Traffic }) {
  return async (step: Step, wish: Wish): Promise<Answer> => {
    const answer = await traffic.ask(step, wish);
    if (answer.status === 0 || answer.status >= 400)
      throw new Error(`${step} failed while it was measured: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer;
  };
}

interface Playing {
  readonly id: string;
  readonly base: string;
  readonly token: string;
}

/** Each step, as signed-in viewers do it one after the other. */
async function stepsOf({
  traffic,
  stock,
  accounts,
}: {
  readonly traffic: Traffic;
  readonly stock: Stock;
  readonly accounts: readonly Account[];
}): Promise<readonly (readonly [Step, (turn: number) => Wish])[]> {
  const ask = asker({ traffic });
  const of = <T>(all: readonly T[], turn: number): T => {
    const one = all[turn % all.length];
    if (one === undefined) throw new Error('There is nothing to measure with.');
    return one;
  };
  const film = of(stock.free, 0);
  const start = async (viewer: Account, wish: Pick<Wish, 'path' | 'body'>): Promise<Playing> => {
    const { body } = await ask('ready to watch', { ...wish, method: 'POST', viewer });
    const { playback_session_id, asset } = JSON.parse(body) as {
      playback_session_id: string;
      asset: { url: string; cdn_token: { get_parameters: string } | null };
    };
    return { id: playback_session_id, base: asset.url, token: asset.cdn_token?.get_parameters ?? '' };
  };
  const shown = { media_item_id: film.slug };
  const viewers = accounts.slice(0, 40);
  const ready: Playing[] = [];
  for (const viewer of viewers) ready.push(await start(viewer, { path: '/api/playbacks', body: shown }));
  const word = (turn: number, name: string, body: object): Wish => ({
    method: 'POST',
    path: `/api/playbacks/${of(ready, turn).id}/${name}`,
    viewer: of(viewers, turn),
    body,
  });
  const first = of(ready, 0);
  const names = async ({ base, token }: Playing, name: string): Promise<string[]> => {
    const viewer = of(viewers, 0);
    const { body } = await ask('manifest', {
      path: `${base}/${name}${name.includes('?') ? '&' : '?'}${token}`,
      viewer,
    });
    return body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  };
  const [rendition = ''] = await names(first, 'playlist.m3u8?addresses=bare');
  const segments = await names(first, rendition);
  const channel = of(stock.channels, 0);
  const live = await start(of(viewers, 0), { path: `/api/channels/${channel}/playbacks`, body: {} });
  const [liveRendition = ''] = await names(live, 'playlist.m3u8?addresses=bare');
  const at = ({ base, token }: Playing, name: string): string =>
    `${base}/${name}${name.includes('?') ? '&' : '?'}${token}`;
  return [
    ['start page', (turn) => ({ path: '/', viewer: of(viewers, turn) })],
    [
      'list of titles',
      (turn) => ({ path: '/api/media_items?type=film&limit=20', viewer: of(viewers, turn) }),
    ],
    [
      'title page',
      (turn) => ({ path: `/api/media_items/${of(stock.free, turn).slug}`, viewer: of(viewers, turn) }),
    ],
    [
      'ready to watch',
      (turn) => ({ method: 'POST', path: '/api/playbacks', body: shown, viewer: of(viewers, turn) }),
    ],
    ['manifest', (turn) => ({ path: at(of(ready, turn), rendition), viewer: of(viewers, turn) })],
    ['begun', (turn) => word(turn, 'begun', shown)],
    ['heartbeat', (turn) => word(turn, 'heartbeat', shown)],
    ['segment', (turn) => ({ path: at(of(ready, turn), of(segments, turn % 4)), viewer: of(viewers, turn) })],
    [
      'position',
      (turn) => ({
        method: 'PUT',
        path: `/api/positions/${film.id}`,
        viewer: of(viewers, turn),
        body: { timepoint: 20 + turn, playback_session_id: of(ready, turn).id, sequence: turn + 1 },
      }),
    ],
    ['live manifest', () => ({ path: at(live, liveRendition), viewer: of(viewers, 0) })],
  ];
}
