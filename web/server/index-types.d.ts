/** The types of `@kadr/web/server` for rooms that are compiled without the browser's types: see `index.ts`. */
import type { Web, WebOptions } from './web-types.ts';

export type { PaymentOrigins } from './security-headers.ts';
export type { ClientInfo, Exchange, PageObserver, Web, WebLog, WebOptions } from './web-types.ts';
export declare function createWeb(options: WebOptions): Promise<Web>;
