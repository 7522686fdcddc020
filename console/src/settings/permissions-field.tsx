import type { Permission } from '@kadr/contract';
import { permissions } from 'virtual:contract-data';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ChecksField } from './checks-field.tsx';

interface PermissionsFieldProps {
  readonly value: readonly Permission[];
  readonly onChange: (permissions: Permission[]) => void;
  readonly isReadOnly?: boolean;
}

/** A choice of permissions. Members cannot grant permissions that they do not have. */
export function PermissionsField({ value, onChange, isReadOnly = false }: PermissionsFieldProps) {
  const t = useTexts();
  const may = useMay();
  return (
    <ChecksField
      legend={t('roles.permissions')}
      choices={permissions}
      value={value}
      labelOf={(permission) => t(`permissions.${permission}`)}
      isDisabled={(permission) => isReadOnly || !may(permission)}
      onChange={onChange}
    />
  );
}
