import { procedures } from '../context/procedures.ts';
import type { AccountDataService } from './service.ts';

export function accountDataProcedures(accountData: AccountDataService) {
  const { export: read, erase } = procedures.account;
  return {
    export: read.handler(({ context }) => accountData.export(context)),
    erase: erase.handler(async ({ input, context }) => {
      await accountData.erase(input.confirmation_code, context);
      return {};
    }),
  };
}
