import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { Pins } from '../pins/pins.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import type { Offers } from './offers.ts';
import type { TicketRow } from './repository.ts';

export interface PurchasesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount' | 'findDetails'>;
  readonly offers: Offers;
  readonly viewerOf: ViewerOf;
  readonly pins: Pick<Pins, 'check'>;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly payments: Pick<PaymentsService, 'attempt' | 'start' | 'waitFor'>;
}

export interface PurchasesContext extends PurchasesPorts, Pick<ApiPorts, 'random' | 'config'> {
  readonly db: Database;
}

/** How long an open ticket can be paid at its price, in milliseconds. */
const ticketLifetime = 15 * 60_000;

export function isTooOld({ createdAt }: TicketRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ticketLifetime;
}
