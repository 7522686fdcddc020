import { minifyContractRouter } from '@orpc/contract';
import { contract } from './index.ts';

/** Method and path of every operation, without schemas: plain JSON, what a client needs to make the calls. */
export const routes = minifyContractRouter(contract);
