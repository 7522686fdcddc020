import { procedures } from '../context/procedures.ts';
import type { ProblemReportsService } from './service.ts';

export function problemReportsProcedures(problemReports: Pick<ProblemReportsService, 'send'>) {
  return {
    send: procedures.problemReports.send.handler(async ({ input, context }) => {
      await problemReports.send(input, context);
      return {};
    }),
  };
}
