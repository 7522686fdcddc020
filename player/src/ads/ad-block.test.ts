import { expect, it } from 'vitest';
import { runAdBlock } from './ad-block.ts';
import { AdError } from './vast/ad-error.ts';

interface Tried {
  readonly log: string[];
  readonly shown: number;
}

/** Runs a block with `answers` by slot; each shown ad states its number and the count as known at its end. */
async function run(
  slots: number,
  answers: readonly (readonly string[] | AdError)[],
  options: {
    readonly isAskedOnce?: boolean;
    readonly failing?: string;
    readonly abort?: AbortController;
  } = {},
): Promise<Tried> {
  const log: string[] = [];
  const abort = options.abort ?? new AbortController();
  const shown = await runAdBlock<string>({
    slots,
    isAskedOnce: options.isAskedOnce === true,
    ask: (adPosition) => {
      log.push(`ask ${adPosition}`);
      const answer = answers[adPosition - 1] ?? [];
      return answer instanceof AdError ? Promise.reject(answer) : Promise.resolve(answer);
    },
    show: async (ad, number, count) => {
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`show ${ad} ${number}/${count()}`);
      if (ad === options.failing) throw new AdError('MEDIA_ERR_DECODE');
      if (ad === 'last wish') abort.abort();
      return true;
    },
    failed: (error, adPosition) => log.push(`${error.error} ${adPosition}`),
    signal: abort.signal,
  });
  return { log, shown };
}

it('plays slot after slot, and asks for the next while one plays (AD-072, AD-073)', async () => {
  const { log, shown } = await run(4, [['a'], ['b']]);
  expect(log).toEqual(['ask 1', 'ask 2', 'ask 3', 'NO_AD_SECTION 3', 'show a 1/2', 'show b 2/2']);
  expect(shown).toBe(2);
});

it('stops at the slots that there are (AD-015, AD-016)', async () => {
  const always = Array.from({ length: 9 }, (_, index) => [String(index)]);
  expect((await run(4, always)).shown).toBe(4);
  expect((await run(1, always)).log).toEqual(['ask 1', 'show 0 1/1']);
});

it('takes a pod for as many slots as it has advertisements', async () => {
  const { log, shown } = await run(4, [['a', 'b', 'c'], [], [], ['d', 'e']]);
  expect(log.filter((line) => line.startsWith('ask'))).toEqual(['ask 1', 'ask 4']);
  expect(shown).toBe(4);
});

it('ends with an empty first answer, and with a failed one (AD-080)', async () => {
  expect(await run(4, [[]])).toEqual({ log: ['ask 1', 'NO_AD_SECTION 1'], shown: 0 });
  expect(await run(4, [new AdError('INVALID_VAST_XML')])).toEqual({
    log: ['ask 1', 'INVALID_VAST_XML 1'],
    shown: 0,
  });
});

it('goes on with the next when one cannot be played', async () => {
  const { log, shown } = await run(4, [['a'], ['b']], { failing: 'a' });
  expect(log.slice(-3)).toEqual(['show a 1/2', 'MEDIA_ERR_DECODE 1', 'show b 2/2']);
  expect(shown).toBe(1);
});

it('asks once where the server is not told the slot', async () => {
  expect((await run(4, [['a'], ['a']], { isAskedOnce: true })).log).toEqual(['ask 1', 'show a 1/1']);
});

it('stops when it is stopped', async () => {
  const { log } = await run(4, [['last wish'], ['b']]);
  expect(log.some((line) => line.startsWith('show b'))).toBe(false);
});
