import type { Principal } from '../context/principal.ts';

/** Who asks, and when. */
export interface Asker {
  readonly principal: Principal;
  readonly now: Date;
}
