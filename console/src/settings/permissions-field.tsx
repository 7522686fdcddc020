import type { Permission } from '@kadr/contract';
import { permissions } from 'virtual:contract-data';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Checkbox } from '../ui/check.tsx';
import styles from './settings.module.css';

interface PermissionsFieldProps {
  readonly value: readonly Permission[];
  readonly onChange: (permissions: Permission[]) => void;
  readonly isReadOnly?: boolean;
}

/** What may be done. Nobody gives what he may not do himself. */
export function PermissionsField({ value, onChange, isReadOnly = false }: PermissionsFieldProps) {
  const t = useTexts();
  const may = useMay();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('roles.permissions')}</legend>
      <div className={styles.permissions}>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            isSelected={value.includes(permission)}
            isDisabled={isReadOnly || !may(permission)}
            onChange={(isGiven) =>
              onChange(permissions.filter((one) => (one === permission ? isGiven : value.includes(one))))
            }
          >
            {t(`permissions.${permission}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
