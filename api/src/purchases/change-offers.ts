import { KadrError } from '@kadr/contract';
import type { SubscriptionChange } from '@kadr/contract';
import type { ViewerOf } from '../audience/audience.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { hasService } from '../entitlement/entitlement.ts';
import type { MethodsFor } from '../prices/payment-methods.ts';
import { serviceOptionsOf } from '../prices/service-prices.ts';
import type { ServicePriceRow } from '../prices/service-prices.ts';
import type { ServiceCatalogue, ServiceForSale } from '../services/service-catalogue.ts';
import type { SessionService } from '../session/service.ts';
import { dueAtOf } from '../subscriptions/pay-period.ts';
import { periodsAfter } from '../subscriptions/periods.ts';
import { beginsNow, creditOf, findPaid, isReplaceable } from '../subscriptions/replace.ts';
import { findRunning } from '../subscriptions/repository.ts';
import type { SubscriptionRow } from '../subscriptions/repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { noDiscount, wholePrice } from './own-prices.ts';
import type { OffersPorts } from './offers.ts';

/** Services that can replace one that the account has. */
export interface ChangeOffers {
  /** @throws KadrError SIGN_IN_REQUIRED, NOT_FOUND for a service that the account does not have */
  list(serviceId: number, context: RequestContext): Promise<SubscriptionChange[]>;
}

interface ChangeOffersPorts extends Pick<OffersPorts, 'methodsOf'> {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly services: Pick<ServiceCatalogue, 'offers'>;
  readonly viewerOf: ViewerOf;
}

/** The existing subscription, and the remaining credit. */
interface Standing {
  readonly running: SubscriptionRow;
  readonly credit: number;
  readonly now: Date;
}

export function createChangeOffers(
  db: Database,
  { sessions, services, methodsOf, viewerOf }: ChangeOffersPorts,
): ChangeOffers {
  return {
    list: async (serviceId, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const running = await findRunning(db, accountId, serviceId);
      if (running === undefined) throw new KadrError('NOT_FOUND');
      const viewer = await viewerOf(context);
      const { now } = viewer;
      if (!isReplaceable(running, now)) return [];
      const [offered, methods, paid] = await Promise.all([
        services.offers(viewer),
        methodsOf(accountId, viewer),
        findPaid(db, running),
      ]);
      const standing = { running, credit: creditOf(paid, now), now };
      return offered
        .filter(({ id }) => !hasService(id, viewer))
        .flatMap((service) =>
          service.prices
            .filter(({ currency }) => currency === running.currency)
            .flatMap((price) => changeTo(service, price, standing, methods) ?? []),
        );
    },
  };
}

/** Null when the change is not possible: a cancelled subscription has no next period at which another could begin. */
function changeTo(
  service: ServiceForSale,
  price: ServicePriceRow,
  { running, credit, now }: Standing,
  methods: MethodsFor,
): SubscriptionChange | null {
  const { id, alias, name } = service;
  const { duration, duration_unit, amount, currency } = price;
  const isNow = beginsNow(running, { offer: price, credit }, now);
  if (!isNow && running.state !== 'active') return null;
  const begins = isNow ? now : dueAtOf(running);
  const next = periodsAfter(begins, { duration, durationUnit: duration_unit }, 1, running.timeZone);
  const whole = wholePrice({ ...price, ...noDiscount });
  const [option = null] = isNow ? serviceOptionsOf({ id, name, prices: [whole] }, { seqId: 1, methods }) : [];
  return {
    service: { id, alias, name },
    price_id: price.id,
    duration,
    duration_unit,
    amount,
    currency,
    begins: isNow ? 'now' : 'period_end',
    begins_at: secondsOf(begins),
    credit: isNow ? credit : 0,
    due: isNow ? amount - credit : amount,
    next_payment_at: secondsOf(next),
    option,
  };
}
