import { inject } from 'vitest';
import { startProduct } from './product.ts';
import type { Product, ProductOptions } from './product.ts';

/**
 * Starts a service for one test file, without a demo and without cards, whose bank would be one more process: what happens in
 * it leaves the shared one as it was.
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
