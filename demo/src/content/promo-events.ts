import { readContentFolder } from './content-files.ts';
import { promoEventSchema } from './schemas.ts';
import type { DemoPromoEvent } from './types.ts';

/** Promo events of the demo, in the order in which they are listed. */
export const demoPromoEvents: readonly DemoPromoEvent[] = readContentFolder('promo-events', promoEventSchema);
