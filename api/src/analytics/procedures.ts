import { procedures } from '../context/procedures.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsProcedures(analytics: AnalyticsService) {
  return {
    record: procedures.analytics.record.handler(async ({ input: { events, ...source }, context }) => {
      await analytics.record(source, events, context);
      return {};
    }),
  };
}
