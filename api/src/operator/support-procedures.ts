import { KadrError } from '@kadr/contract';
import { highestAge } from '../entitlement/entitlement.ts';
import { forMembers } from './brand-procedures.ts';
import type { BrandPorts } from './brand-procedures.ts';
import { procedures } from '../context/procedures.ts';
import type { SupportService } from '../support/service.ts';

export interface SupportPorts extends BrandPorts {
  readonly support: SupportService;
}

/** Support actions on accounts. The audit records every input, reasons included. */
export function supportProcedures({ support, brands, previewHolders }: SupportPorts) {
  const { listAccounts, getAccount, getPlaybackExplanation, revealContacts, exportAccount } =
    procedures.operator;
  const { eraseAccount, blockAccount, endAccountSessions, grantTitle, grantDays } = procedures.operator;
  const { viewAsAccount } = procedures.operator;
  return {
    listAccounts: listAccounts.handler(({ input }) => support.find(input)),
    getAccount: getAccount.handler(({ input, context }) =>
      support.get(input.id, context.language, context.now()),
    ),
    getPlaybackExplanation: getPlaybackExplanation.handler(({ input, context }) =>
      support.explain({
        accountId: input.id,
        profileId: input.profile_id ?? null,
        title: input.title,
        country: input.country ?? null,
        brand: input.brand ?? context.brand,
        language: context.language,
        now: context.now(),
      }),
    ),
    viewAsAccount: viewAsAccount.handler(async ({ input: { id, profile_id, brand }, context }) => {
      const holder = previewHolders.mark(context);
      if (holder === null) throw new KadrError('FORBIDDEN', { message: forMembers });
      const account = { id, profile: await support.profileOf(id, profile_id) };
      const viewer = { age: highestAge, country: null, at: null, account };
      return { preview_token: await brands.previewToken(brand ?? context.brand, { viewer, holder }) };
    }),
    revealContacts: revealContacts.handler(({ input }) => support.contacts(input.id)),
    exportAccount: exportAccount.handler(({ input, context }) => support.export(input.id, context.now())),
    eraseAccount: eraseAccount.handler(async ({ input }) => {
      await support.erase(input.id);
      return {};
    }),
    blockAccount: blockAccount.handler(async ({ input: { id, is_blocked, message } }) => {
      await support.block(id, is_blocked, message);
      return {};
    }),
    endAccountSessions: endAccountSessions.handler(async ({ input }) => {
      await support.endSessions(input.id);
      return {};
    }),
    grantTitle: grantTitle.handler(async ({ input: { id, ...gift }, context }) => {
      await support.grantTitle(id, gift, context.now());
      return {};
    }),
    grantDays: grantDays.handler(async ({ input: { id, ...gift }, context }) => {
      await support.grantDays(id, gift, context.now());
      return {};
    }),
  };
}
