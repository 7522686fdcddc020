import { procedures } from '../context/procedures.ts';
import type { BankCardsService } from './service.ts';

export function bankCardsProcedures(bankCards: BankCardsService) {
  const { list, add, delete: remove, makeDefault } = procedures.bankCards;
  return {
    list: list.handler(async ({ context }) => ({ items: await bankCards.list(context) })),
    add: add.handler(({ input, context }) => bankCards.add(input.currency, context)),
    delete: remove.handler(async ({ input, context }) => {
      await bankCards.delete(input.id, context);
      return {};
    }),
    makeDefault: makeDefault.handler(async ({ input, context }) => {
      await bankCards.makeDefault(input.id, context);
      return {};
    }),
  };
}
