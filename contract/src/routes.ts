import { minifyContractRouter } from '@orpc/contract';
import { contract } from './index.ts';

/** Method and path of every operation, without schemas: plain JSON, sufficient for a client to call them. */
export const routes = minifyContractRouter(contract);
