import type { AccountPage } from '@kadr/contract';
import { SeeAsDialog } from './see-as-dialog.tsx';
import { BlockDialog, SignOutDialog, UnblockDialog } from './access-dialogs.tsx';
import { EraseDialog, ExportDialog, RevealDialog } from './data-dialogs.tsx';
import { CreditDialog, GiveDaysDialog, GiveTitleDialog } from './gift-dialogs.tsx';

export interface DialogProps {
  readonly account: AccountPage;
  /** The title concerned, if known. */
  readonly title?: string | undefined;
  readonly onClose: () => void;
}

const dialogs = {
  title: GiveTitleDialog,
  days: GiveDaysDialog,
  credit: CreditDialog,
  signOut: SignOutDialog,
  block: BlockDialog,
  unblock: UnblockDialog,
  seeAs: SeeAsDialog,
  reveal: RevealDialog,
  export: ExportDialog,
  erase: EraseDialog,
} satisfies Record<string, (props: DialogProps) => React.ReactElement>;

export type ActionName = keyof typeof dialogs;

/** The chosen action. */
export interface OpenAction {
  readonly action: ActionName;
  readonly title?: string;
}

/** The dialog of an action on an account. */
export function AccountDialog({
  open,
  ...props
}: Omit<DialogProps, 'title'> & { readonly open: OpenAction }) {
  const Chosen = dialogs[open.action];
  return <Chosen {...props} title={open.title} />;
}
