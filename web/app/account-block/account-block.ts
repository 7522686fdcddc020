import type { BlockScreen, User } from '@kadr/contract';

type BlockAction = BlockScreen['available_actions'][number];

/** The action of a button of the block screen. */
export type BlockStep =
  | { readonly type: 'logout'; readonly title: string }
  /** Leads to the payment page at its own address. */
  | { readonly type: 'account_refill'; readonly title: string; readonly address: string }
  | { readonly type: 'my_collection'; readonly title: string };

/** Whether the screen may be left: when it offers something other than signing out. */
export function canLeave({ available_actions }: BlockScreen): boolean {
  return available_actions.some(({ type }) => type !== 'logout');
}

const isTopUp = ({ type, screen_name }: BlockAction): boolean =>
  type === 'link' && screen_name === 'account_refill';

/** Whether the screen offers to top the account up (its address may not be known yet). */
export function mayTopUp({ available_actions }: BlockScreen): boolean {
  return available_actions.some(isTopUp);
}

/** The buttons of the screen: actions of other kinds are not shown, nor is payment until its address is known. */
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

/** The viewer without his block, until the service reports the block again. */
export function withoutBlock(user: User): User {
  return {
    ...user,
    accountSettings: { ...user.accountSettings, is_account_blocked: false, block_screen: null },
  };
}
