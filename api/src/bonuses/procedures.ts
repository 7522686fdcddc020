import { procedures } from '../context/procedures.ts';
import type { BonusesService } from './service.ts';

export function bonusesProcedures(bonuses: BonusesService) {
  const { list, getById, history, register, changeLogin, confirm } = procedures.bonuses;
  return {
    list: list.handler(async ({ context }) => ({ items: await bonuses.list(context) })),
    getById: getById.handler(({ input, context }) => bonuses.get(input.id, context)),
    history: history.handler(({ input, context }) => bonuses.history(input, context)),
    register: register.handler(({ input, context }) =>
      bonuses.register({ ...input, action: 'register' }, context),
    ),
    changeLogin: changeLogin.handler(({ input, context }) =>
      bonuses.register({ ...input, action: 'change_login' }, context),
    ),
    confirm: confirm.handler(({ input, context }) => bonuses.confirm(input, context)),
  };
}
