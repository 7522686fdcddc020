/** The web room's server: pages, their files, development mode. */
export type { PaymentOrigins } from './security-headers.ts';
export { createWeb } from './web.ts';
export type { ClientInfo, Exchange, PageObserver, Web, WebLog, WebOptions } from './web-types.ts';
