/** HTTP semantics that several rooms need: ranges, conditions, negotiation, compression, cookies, CORS. */
export type { ByteRange } from './byte-range.ts';
export { compress } from './compression.ts';
export { isNotModified } from './conditions.ts';
export { answerContent } from './content.ts';
export { readCookies, writeCookie } from './cookies.ts';
export { anyOrigin, openToEveryOrigin, sendPreflight } from './cors.ts';
export { acceptsType, encodingOf } from './negotiation.ts';
export type { Encoding } from './negotiation.ts';
