import type { BonusProgram } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { failureOf } from '../data/page-errors.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { actionFor, activationStep, beginActivation } from './activation.ts';
import type { Activation } from './activation.ts';
import { bonusesQuery } from './queries.ts';

export interface ActivationActions {
  readonly activation: Activation;
  readonly isBusy: boolean;
  /** Requests a code for a valid login. */
  readonly ask: (login: string) => Promise<void>;
  readonly confirm: (code: string) => Promise<void>;
  readonly back: () => void;
}

/**
 * Joins a programme: calls the service, one call at a time. `onDone` is called once the queries that show it are
 * refetched.
 */
export function useActivation(
  program: BonusProgram,
  { own, onDone }: { readonly own: string; readonly onDone: () => void },
): ActivationActions {
  const queries = useQueryClient();
  const [activation, dispatch] = useReducer(activationStep, program, beginActivation);
  const [isBusy, setBusy] = useState(false);
  const { id, required_login_type: login_type } = program;

  const busily = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      dispatch({ type: 'refused', problem: failureOf(error).description || null });
    } finally {
      setBusy(false);
    }
  };
  const reload = () =>
    refresh(queries, 'bonuses', 'payment-methods', 'purchase-options').catch(() => undefined);
  const isMember = async (): Promise<boolean> => {
    const { items } = await queries.fetchQuery({ ...bonusesQuery(), staleTime: 0 });
    return items.some((one) => one.id === id && one.status !== 'not_registered');
  };
  return {
    activation,
    isBusy,
    ask: (login) =>
      busily(async () => {
        const { bonuses } = await apiOf(queries);
        const action = actionFor(program, login, own);
        const input = { id, login, login_type };
        const answer = await (action === 'register' ? bonuses.register(input) : bonuses.changeLogin(input));
        dispatch({ type: 'asked', login, action, answer, now: Date.now() / 1000 });
        if (answer.status === 'need_confirm') return;
        await reload();
        onDone();
      }),
    confirm: (confirmation_code) =>
      busily(async () => {
        const { action, requestId: request_id } = activation;
        await (await apiOf(queries)).bonuses.confirm({ action, request_id, confirmation_code });
        await reload();
        const isIn = await isMember();
        dispatch({ type: 'confirmed', isMember: isIn });
        if (isIn) onDone();
      }),
    back: () => dispatch({ type: 'back' }),
  };
}
