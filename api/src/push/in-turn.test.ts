import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('does the work of a key in the order in which it came, whatever fails, and keeps no key waiting for another', async () => {
  const did: string[] = [];
  const errors: unknown[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const take = inTurn((error) => errors.push(error));
  take(1, async () => {
    await gate;
    did.push('1 first');
  });
  take(1, () => Promise.reject(new Error('no')));
  take(1, () => {
    did.push('1 last');
    finish();
    return Promise.resolve();
  });
  take(2, () => {
    did.push('2');
    open();
    return Promise.resolve();
  });
  await end;
  expect(did).toEqual(['2', '1 first', '1 last']);
  expect(errors).toEqual([new Error('no')]);
});
