import type { OperatorKey } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useNow } from '../data/use-now.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import styles from './settings.module.css';
import { useAction } from '../data/use-action.ts';

const keysKey = ['settings', 'keys'];

/** API keys for the operator's programs. */
export function KeysScreen() {
  const t = useTexts();
  const may = useMay();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery({
    queryKey: keysKey,
    queryFn: () => service.operator.listKeys(),
    enabled: may('keys:write'),
    retry: false,
  });
  const keys = query.data?.items ?? [];
  return (
    <MemberPage
      title={t('keys.title')}
      permission="keys:write"
      query={query}
      actions={
        <Button look="primary" icon="plus" onPress={() => setMaking(true)}>
          {t('keys.new')}
        </Button>
      }
    >
      {keys.length === 0 ? (
        <EmptyState icon="key" title={t('keys.none')} />
      ) : (
        <DataTable
          label={t('keys.title')}
          columns={[t('keys.name'), t('roles.permissions'), t('staff.state'), t('keys.lastUsed'), '']}
        >
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </DataTable>
      )}
      {isMaking && <KeyDialog queryKey={keysKey} onClose={() => setMaking(false)} />}
    </MemberPage>
  );
}

function KeyRow({ apiKey }: { readonly apiKey: OperatorKey }) {
  const t = useTexts();
  const formats = useFormats();
  const act = useAction(keysKey);
  const [isAsking, setAsking] = useState(false);
  const { id, name, permissions, expires_at: expires, revoked_at: revoked, last_used_at: used } = apiKey;
  const now = useNow();
  const isExpired = expires !== null && expires <= now;
  return (
    <tr>
      <DataCell isHead>
        {name}
        <span className={styles.second}>
          {t('passkeys.created', { at: formats.moment(apiKey.created_at) })}
        </span>
      </DataCell>
      <DataCell>{permissions.map((one) => t(`permissions.${one}`)).join(', ')}</DataCell>
      <DataCell>
        <Badge tone={revoked !== null || isExpired ? 'plain' : 'good'}>
          {revoked !== null ? t('keys.revoked') : isExpired ? t('keys.expired') : t('keys.good')}
        </Badge>
        {expires !== null && revoked === null && (
          <span className={styles.second}>{t('keys.until', { at: formats.moment(expires) })}</span>
        )}
      </DataCell>
      <DataCell isQuiet>{used === null ? t('staff.never') : formats.since(used)}</DataCell>
      <DataCell>
        {revoked === null && (
          <span className={styles.end}>
            <Button
              look="quiet"
              isSmall
              aria-label={`${t('keys.revoke')}: ${name}`}
              onPress={() => setAsking(true)}
            >
              {t('keys.revoke')}
            </Button>
          </span>
        )}
        <ConfirmDialog
          title={t('keys.revokeTitle', { name })}
          action={t('keys.revoke')}
          isDangerous
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => void act(() => service.operator.revokeKey({ id }))}
        >
          <p>{t('keys.revokeHint')}</p>
        </ConfirmDialog>
      </DataCell>
    </tr>
  );
}
