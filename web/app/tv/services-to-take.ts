import type { Channel } from '@kadr/contract';

/** Ids of the services that a viewer would have to take to watch a channel. */
export function servicesToTake(actions: Channel['actions']): number[] {
  return actions.flatMap((action) => (action.type === 'buy' ? [action.service_id] : []));
}
