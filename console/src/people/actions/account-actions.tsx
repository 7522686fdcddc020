import type { AccountPage, Permission } from '@kadr/contract';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { ActionName, OpenAction } from './account-dialog.tsx';

interface AccountActionsProps {
  readonly account: AccountPage;
  readonly onOpen: (open: OpenAction) => void;
}

/** The permission that each action requires. */
const permissionsOf: Readonly<Record<ActionName, Permission>> = {
  title: 'support:write',
  days: 'support:write',
  credit: 'money:write',
  signOut: 'support:write',
  block: 'support:write',
  unblock: 'support:write',
  seeAs: 'accounts:view',
  reveal: 'personal:read',
  export: 'personal:read',
  erase: 'accounts:write',
};

const dangerous: ReadonlySet<ActionName> = new Set(['block', 'erase']);

/** The actions on an account that the member may use. */
export function AccountActions({ account, onOpen }: AccountActionsProps) {
  const t = useTexts();
  const may = useMay();
  const shown = (actions: readonly ActionName[]): ActionName[] =>
    actions.filter((action) => may(permissionsOf[action]));
  const more = shown(['seeAs', 'signOut', account.is_blocked ? 'unblock' : 'block', 'export', 'erase']);
  return (
    <>
      {shown(['title', 'days', 'credit']).map((action) => (
        <Button key={action} onPress={() => onOpen({ action })}>
          {t(`action.${action}`)}
        </Button>
      ))}
      {more.length > 0 && (
        <Menu
          label={t('ui.actions')}
          trigger={<Button icon="more" aria-label={t('people.moreActions')} />}
          actions={more.map((action) => ({
            id: action,
            label: t(`action.${action}`),
            isDangerous: dangerous.has(action),
            onAction: () => onOpen({ action }),
          }))}
        />
      )}
    </>
  );
}
