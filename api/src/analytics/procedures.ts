import { procedures } from '../procedures.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsProcedures(analytics: AnalyticsService) {
  return {
    record: procedures.analytics.record.handler(async ({ input, context }) => {
      await analytics.record(input.device_type, input.events, context);
      return {};
    }),
  };
}
