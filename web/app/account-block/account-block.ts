import type { BlockScreen, User } from '@kadr/contract';

type BlockAction = BlockScreen['available_actions'][number];

/** What a button of the block screen does. */
export type BlockStep =
  | { readonly type: 'logout'; readonly title: string }
  /** To pay, at its own address. */
  | { readonly type: 'account_refill'; readonly title: string; readonly address: string }
  | { readonly type: 'my_collection'; readonly title: string };

/** The screen may be left when something else than signing out is offered. */
export function canLeave({ available_actions }: BlockScreen): boolean {
  return available_actions.some(({ type }) => type !== 'logout');
}

const isTopUp = ({ type, screen_name }: BlockAction): boolean =>
  type === 'link' && screen_name === 'account_refill';

/** Whether the screen offers to top the account up, once it is known where. */
export function mayTopUp({ available_actions }: BlockScreen): boolean {
  return available_actions.some(isTopUp);
}

/** Buttons of the screen: actions of other kinds are not shown, nor is paying while nobody knows where. */
export function stepsOf({ available_actions }: BlockScreen, refillAddress: string | null): BlockStep[] {
  return available_actions.flatMap((action) => stepOf(action, refillAddress) ?? []);
}

function stepOf(action: BlockAction, refillAddress: string | null): BlockStep | null {
  const { type, screen_name, title } = action;
  if (type === 'logout') return { type: 'logout', title };
  if (type !== 'link') return null;
  if (screen_name === 'my_collection') return { type: 'my_collection', title };
  if (isTopUp(action) && refillAddress !== null && /^https?:\/\//.test(refillAddress))
    return { type: 'account_refill', title, address: refillAddress };
  return null;
}

/** The viewer without his block: until the service says again that he is blocked. */
export function withoutBlock(user: User): User {
  return {
    ...user,
    accountSettings: { ...user.accountSettings, is_account_blocked: false, block_screen: null },
  };
}
