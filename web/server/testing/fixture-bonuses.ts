import { KadrError } from '@kadr/contract';
import type { BonusProgram } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

/** The fixtures' programme, of which the account is a member. */
export const fixtureProgram: BonusProgram = {
  id: 3,
  name: 'Kadr Бонус',
  description: '5% с каждой покупки возвращаются баллами. 1 балл = 1 ₽.',
  status: 'registered',
  actions: ['use_custom_login'],
  required_login_type: 'phone',
  activation_terms: 'Участие бесплатное. Баллы действуют год.',
  login: '+7•••••••42',
  points: 500,
  point_value: 100,
  currency: 'RUB',
  earn_percent: 5,
  expiring: { points: 120, at: 1_790_000_000 },
};

/** Bonus programmes without a service behind them: every viewer is a member already. */
export function fixtureBonuses(
  onCall: (operation: string) => void | Promise<void> = () => undefined,
): KadrClient['bonuses'] {
  const answer = async <T>(operation: string, value: () => T): Promise<T> => {
    await onCall(operation);
    return value();
  };
  const member = { status: 'registered', request_id: null, resend_after: 0 } as const;
  return {
    list: () => answer('bonuses.list', () => ({ items: [fixtureProgram] })),
    getById: ({ id }) =>
      answer('bonuses.getById', () => {
        if (Number(id) !== fixtureProgram.id) throw new KadrError('NOT_FOUND');
        return fixtureProgram;
      }),
    history: () =>
      answer('bonuses.history', () => ({
        items: [
          {
            id: 2,
            kind: 'purchase' as const,
            points: -399,
            balance: 500,
            created_at: 1_790_000_000,
            content: { name: 'Соляная линия', media_item_type: 'film' as const, slug: 'salt-line' },
          },
          {
            id: 1,
            kind: 'bonus_granted' as const,
            points: 899,
            balance: 899,
            created_at: 1_789_000_000,
            content: null,
          },
        ],
        next_cursor: null,
      })),
    register: () => answer('bonuses.register', () => member),
    changeLogin: () => answer('bonuses.changeLogin', () => member),
    confirm: () => answer('bonuses.confirm', () => ({ status: 'registered' as const })),
  };
}
