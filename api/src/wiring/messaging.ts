import type { ApiPorts } from '../context/context.ts';
import { openEventFiles } from '../analytics/day-files/event-files.ts';
import { createAnalyticsService } from '../analytics/service.ts';
import { createOperatorBonuses } from '../bonuses/operator-bonuses.ts';
import { createBonusesService } from '../bonuses/service.ts';
import { findAddressee } from '../messages/repository.ts';
import { createMessagesService } from '../messages/service.ts';
import { listCards } from '../payments/linked-cards.ts';
import { createProblemReportsService } from '../problem-reports/service.ts';
import { createPromoCodesService } from '../promo-codes/service.ts';
import { createPushServer } from '../push/push-server.ts';
import { createRemindersService } from '../reminders/service.ts';
import { createTogglesService } from '../toggles/service.ts';
import type { Database } from '../database/database.ts';
import type { CallerDomains } from './caller.ts';
import type { CatalogueDomains } from './catalogue.ts';

export type MessagingDomains = ReturnType<typeof messagingDomains>;

/** Domains of messages and events. */
export function messagingDomains(
  db: Database,
  ports: ApiPorts,
  { limits, bus, ended, push, timers, sessions, codes, viewerOf, channels }: CallerDomains & CatalogueDomains,
) {
  const publish = (event: Parameters<typeof push.publish>[1]): Promise<void> => push.publish(db, event);
  const messages = createMessagesService(db, { sessions, push }, ports);
  const pushServer = createPushServer({ sessions, messages, bus, ended, ...timers }, ports);
  const reminders = createRemindersService(db, { sessions, channels, messages, viewerOf });
  const toggles = createTogglesService(db);
  const promoCodes = createPromoCodesService(db, {
    sessions,
    limits,
    push,
    random: ports.random,
    hasCard: async (database, accountId) => (await listCards(database, accountId)).length > 0,
  });
  const bonuses = createBonusesService(db, { sessions, codes, push }, ports);
  const operatorBonuses = createOperatorBonuses(db, { ...ports, push, findAddressee });
  const eventFiles = openEventFiles(db, ports.config.eventFolder);
  const analytics = createAnalyticsService(db, { sessions, limits, files: eventFiles }, ports);
  const problemReports = createProblemReportsService(db, { sessions, limits });
  return {
    publish,
    messages,
    pushServer,
    reminders,
    toggles,
    promoCodes,
    bonuses,
    operatorBonuses,
    analytics,
    eventFiles,
    problemReports,
  };
}
