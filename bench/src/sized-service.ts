import path from 'node:path';
import type { KadrClient } from '@kadr/contract/client';
import { operatorOf } from '@kadr/e2e/operator';
import { checkout, startProduct } from '@kadr/e2e/product';
import type { Product } from '@kadr/e2e/product';
import { madeHome, madeSlug, madeTitles } from './made-catalogue.ts';
import { signInAs } from './sign-in.ts';

const perImport = 1000;
const account = { email: 'bench@kadr.example', password: 'a-password-for-measuring' };

/** A service with `amount` titles, and the cookies of a signed-in viewer. */
export interface Sized {
  readonly product: Product;
  readonly amount: number;
  readonly cookie: string;
  readonly operator: KadrClient['operator'];
}

/** Kept for later runs, because creating a hundred thousand titles takes minutes. */
export async function sized(amount: number): Promise<Sized> {
  const product = await startProduct({
    demo: 'off',
    dataDir: path.join(checkout, '.data', `bench-${amount}`),
  });
  try {
    const { operator, mediaItems } = operatorOf(product);
    const isThere = (at: number): Promise<boolean> =>
      mediaItems.getById({ id: madeSlug(at) }).then(
        () => true,
        () => false,
      );
    for (let from = 0; from < amount; from += perImport) {
      if (await isThere(from + perImport - 1)) continue;
      await operator.importCatalogue(madeTitles(from, from + perImport));
      process.stderr.write(`\r${from + perImport} of ${amount} titles made`);
    }
    await operator.importCatalogue(madeHome());
    await operator.importAccounts({ accounts: [account] });
    process.stderr.write('\n');
    return { product, amount, operator, cookie: await signInAs(product.url, account) };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
