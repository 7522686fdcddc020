import { inject } from 'vitest';
import { startProduct } from './product.ts';
import type { Product, ProductOptions } from './product.ts';

/**
 * Starts a service for one test file, which keeps the shared one as it was. It has no demo, and no cards, whose bank
 * would be one more process.
 */
export const startOwnProduct = ({
  dataDir,
  env,
}: Pick<ProductOptions, 'dataDir' | 'env'> = {}): Promise<Product> =>
  startProduct({
    demo: 'off',
    copyOf: inject('emptyData'),
    ...(dataDir !== undefined && { dataDir }),
    env: { KADR_PAYMENTS: 'off', ...env },
  });
