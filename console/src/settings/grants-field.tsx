import type { RoleGrant } from '@kadr/contract';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { BrandField } from '../ui/brand-field.tsx';
import { useRoles } from './role-names.ts';
import styles from './settings.module.css';

interface GrantsFieldProps {
  readonly value: readonly RoleGrant[];
  readonly onChange: (grants: RoleGrant[]) => void;
}

/** Roles to grant, each for all brands or for one. */
export function GrantsField({ value, onChange }: GrantsFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useRoles();
  const choices = (data?.items ?? []).map(({ role, name }) => ({
    value: role,
    label: name[language] ?? name.rus,
  }));
  const put = (at: number, grant: RoleGrant): void => onChange(value.with(at, grant));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('staff.roles')}</legend>
      {value.map((grant, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Grants have no ids, and two may be equal while editing.
        <div key={at} className={styles.grant}>
          <Select
            label={t('staff.role')}
            value={grant.role}
            choices={choices}
            onChange={(role) => role !== null && put(at, { ...grant, role })}
          />
          <BrandField value={grant.brand} onChange={(brand) => put(at, { ...grant, brand })} />
          <Button
            look="quiet"
            icon="trash"
            aria-label={t('staff.removeRole')}
            onPress={() => onChange(value.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          isSmall
          icon="plus"
          isDisabled={choices.length === 0}
          onPress={() => onChange([...value, { role: choices.at(-1)?.value ?? '', brand: null }])}
        >
          {t('staff.addRole')}
        </Button>
      </div>
    </fieldset>
  );
}
