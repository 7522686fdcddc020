import { inject } from 'vitest';
import { startProduct } from './product.ts';
import type { Product, ProductOptions } from './product.ts';

/** Starts a service for one test file, without a demo: what happens in it leaves the shared one as it was. */
export const startOwnProduct = (options: Pick<ProductOptions, 'dataDir' | 'env'> = {}): Promise<Product> =>
  startProduct({ demo: 'off', copyOf: inject('emptyData'), ...options });
