import { hasNats, startNats } from '@kadr/api/testing/nats';
import { canStartValkey, startValkey } from '@kadr/api/testing/valkey';
import { expect, it } from 'vitest';
import { checkNats, checkValkey } from './engines.ts';
import { checkPackager } from './machine.ts';

it('says which engine does not answer, and where to look', async () => {
  expect(await checkNats('nats://127.0.0.1:1')).toEqual({
    state: 'wrong',
    sentence: expect.stringMatching(/^NATS does not answer .*KADR_NATS_URL/),
  });
  expect(await checkValkey('valkey://127.0.0.1:1')).toEqual([
    { state: 'wrong', sentence: expect.stringMatching(/^Valkey does not answer .*KADR_VALKEY_URL/) },
  ]);
});

it.runIf(hasNats)('finds NATS', async () => {
  const nats = await startNats();
  expect(await checkNats(nats.url)).toEqual({
    state: 'good',
    sentence: expect.stringMatching(/^NATS [\d.]+ answers$/),
  });
  await nats.close();
});

it.runIf(canStartValkey)('finds Valkey, or Redis', async () => {
  const valkey = await startValkey();
  expect(await checkValkey(valkey.url)).toEqual([
    { state: 'good', sentence: expect.stringMatching(/^(?:Valkey|Redis) [\d.]+ answers$/) },
  ]);
  await valkey.close();
});

it('runs the packager', async () => {
  expect(await checkPackager()).toMatchObject({ state: 'good', sentence: expect.stringMatching(/version/) });
});
