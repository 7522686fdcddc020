import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { MenuItemProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './list-box.module.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: React.ReactElement;
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly placement?: 'bottom end' | 'bottom start' | 'top start';
}

/** A button with a menu of actions. */
export function Menu({ trigger, label, actions, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={classNames(styles.popover)} placement={placement} offset={4}>
        <AriaMenu className={classNames(styles.list)} aria-label={label} items={actions}>
          {(action) => <ActionItem {...action} />}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function ActionItem({ id, label, icon, isDangerous, isDisabled, onAction }: MenuAction) {
  const props: MenuItemProps = { id, onAction, textValue: label, ...(isDisabled && { isDisabled }) };
  return (
    <MenuItem {...props} className={classNames(styles.item, isDangerous && styles.danger)}>
      {label}
      {icon && <Icon name={icon} />}
    </MenuItem>
  );
}
