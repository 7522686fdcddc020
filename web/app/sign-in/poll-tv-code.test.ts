import { expect, it } from 'vitest';
import { pollTvCode } from './poll-tv-code.ts';
import type { TvCodePorts } from './poll-tv-code.ts';

type Answer = Awaited<ReturnType<TvCodePorts['poll']>>;
const waiting: Answer = { state: 'waiting', session_state: null };
const expired: Answer = { state: 'expired', session_state: null };
const confirmed: Answer = { state: 'confirmed', session_state: 'restricted' };

function tv(answers: readonly (Answer | Error)[]) {
  const log: string[] = [];
  const rest = [...answers];
  const ending = new AbortController();
  let codes = 0;
  const ports: TvCodePorts = {
    create: () => {
      codes += 1;
      log.push(`shows ${codes}`);
      return Promise.resolve({
        code: `C-${codes}`,
        device_code: `d-${codes}`,
        expires_in: 600,
        interval: 5,
      });
    },
    poll: (device_code) => {
      log.push(`asks ${device_code}`);
      const answer = rest.shift() ?? waiting;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wait: (seconds) => {
      log.push(`waits ${seconds}`);
      if (rest.length === 0) ending.abort();
      return Promise.resolve();
    },
    signal: ending.signal,
  };
  return { ports, log };
}

it('asks as often as it may, and gives the session that begins', async () => {
  const { ports, log } = tv([waiting, confirmed]);
  expect(await pollTvCode(ports)).toEqual({ session_state: 'restricted' });
  expect(log).toEqual(['shows 1', 'waits 5', 'asks d-1', 'waits 5', 'asks d-1']);
});

it('shows another code when one has run out', async () => {
  const { ports, log } = tv([expired, confirmed]);
  await pollTvCode(ports);
  expect(log).toEqual(['shows 1', 'waits 5', 'asks d-1', 'shows 2', 'waits 5', 'asks d-2']);
});

it('goes on after a question without an answer, and gives up after five', async () => {
  const lost = new Error('no network');
  const { ports } = tv([lost, lost, lost, lost, confirmed]);
  expect(await pollTvCode(ports)).toEqual({ session_state: 'restricted' });
  await expect(pollTvCode(tv([lost, lost, lost, lost, lost, confirmed]).ports)).rejects.toThrow('no network');
});

it('ends when it is called off', async () => {
  expect(await pollTvCode(tv([]).ports)).toBeNull();
});
