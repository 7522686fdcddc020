import { contract } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extremesOf } from '../testing/extremes.ts';
import { operatorInputs } from '../testing/operator-inputs.ts';
import type { OperatorCall } from '../testing/operator-inputs.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import({
    ...sampleCatalogue,
    channels: [{ slug: 'first', name: { rus: 'Первый' } }],
    services: [{ alias: 'plus', name: { rus: 'Плюс' } }],
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

const inputSchemaOf = (name: OperatorCall): z.ZodType => {
  const { inputSchema }: { readonly inputSchema?: unknown } = contract.operator[name]['~orpc'];
  return inputSchema instanceof z.ZodType ? inputSchema : z.object({});
};

/** Reads, as a viewer, everything that an operator has written. */
async function read(viewer: KadrClient): Promise<void> {
  await viewer.mediaViews.getById({ alias: 'main' });
  await viewer.mediaItems.list({ limit: 100 });
  await viewer.collections.list({});
  await viewer.promoEvents.list({});
  await viewer.karaoke.list({});
  await viewer.channels.list({});
  await viewer.services.list();
  await viewer.epgs.list({ id: 'first' });
  await viewer.search.query({ text: 'x' });
}

it.each(Object.keys(operatorInputs) as OperatorCall[])(
  '%s breaks at nothing that its schema allows',
  async (name) => {
    const call = test.operator().operator[name] as (input: unknown) => Promise<unknown>;
    const schema = inputSchemaOf(name);
    const inputs = operatorInputs[name].flatMap((input) => [input].concat(extremesOf(schema, input)));
    const broken: unknown[] = [];
    for (const input of inputs) {
      const error = await errorOf(call(input));
      if ((error?.status ?? 0) >= 500) broken.push([error?.name, JSON.stringify(input).slice(0, 300)]);
    }
    expect(broken).toEqual([]);
    await read(test.client());
    expect(test.logged.filter(({ level }) => level === 'error')).toEqual([]);
  },
);
