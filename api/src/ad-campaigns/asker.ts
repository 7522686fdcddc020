import type { Principal } from '../context/principal.ts';

/** The principal of a request, and the time of the request. */
export interface Asker {
  readonly principal: Principal;
  readonly now: Date;
}
