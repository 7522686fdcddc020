import type { AccountsService } from '../accounts/service.ts';
import type { IngestsService } from '../ingests/service.ts';
import { procedures } from '../procedures.ts';
import type { PromoCodesService } from '../promo-codes/service.ts';
import type { SessionService } from '../session/service.ts';
import type { TogglesService } from '../toggles/service.ts';
import type { OperatorService } from './service.ts';

/** What the operator's operations reach. */
export interface OperatorReach {
  readonly operator: OperatorService;
  readonly ingests: IngestsService;
  readonly accounts: AccountsService;
  readonly sessions: Pick<SessionService, 'endAll'>;
  readonly promoCodes: PromoCodesService;
  readonly toggles: TogglesService;
}

export function operatorProcedures({
  operator,
  ingests,
  accounts,
  sessions,
  promoCodes,
  toggles,
}: OperatorReach) {
  const { importCatalogue, createIngest, getIngest, composeAsset } = procedures.operator;
  const { importAccounts, importPromoCodes, setToggle } = procedures.operator;
  return {
    importCatalogue: importCatalogue.handler(({ input }) => operator.importCatalogue(input)),
    createIngest: createIngest.handler(({ input }) => ingests.create(input)),
    getIngest: getIngest.handler(({ input }) => ingests.get(input.id)),
    composeAsset: composeAsset.handler(({ input }) => operator.compose(input)),
    importAccounts: importAccounts.handler(async ({ input }) => {
      await sessions.endAll(await accounts.import(input.accounts));
      return { accounts: input.accounts.length };
    }),
    importPromoCodes: importPromoCodes.handler(async ({ input }) => {
      await promoCodes.import(input.promo_codes);
      return { promo_codes: input.promo_codes.length };
    }),
    setToggle: setToggle.handler(({ input: { key, ...toggle }, context }) =>
      toggles.set(key, toggle, context.now()),
    ),
  };
}
