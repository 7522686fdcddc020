import type { BookCheck } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { Panel } from '../ui/page.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { faultText } from './fault-names.ts';
import { LettersPanel } from './letters-panel.tsx';
import styles from './money.module.css';

export const checksKey = ['money', 'checks'];

/** Bookkeeping checks, undelivered letters, and disputes. */
export function MoneyScreen() {
  const t = useTexts();
  const may = useMay();
  const [isNoting, setNoting] = useState(false);
  const query = useQuery({
    queryKey: checksKey,
    queryFn: () => service.operator.listBookChecks(),
    enabled: may('money:read'),
    retry: false,
  });
  return (
    <MemberPage
      title={t('money.title')}
      permission="money:read"
      query={query}
      actions={
        may('money:write') && <Button onPress={() => setNoting(true)}>{t('money.noteDispute')}</Button>
      }
    >
      <ChecksPanel checks={query.data?.checks ?? []} />
      <LettersPanel letters={query.data?.letters ?? []} queryKey={checksKey} />
      {isNoting && <DisputeDialog orderId={null} queryKey={checksKey} onClose={() => setNoting(false)} />}
    </MemberPage>
  );
}

function ChecksPanel({ checks }: { readonly checks: readonly BookCheck[] }) {
  const t = useTexts();
  return (
    <Panel title={t('money.checks')} hint={t('money.checksHint')}>
      {checks.length === 0 ? (
        <EmptyState icon="money" title={t('money.noChecks')} />
      ) : (
        <DataTable
          label={t('money.checks')}
          columns={[t('money.day'), t('money.compared'), t('money.result')]}
        >
          {checks.map((check) => (
            <CheckRow key={`${check.kind} ${check.provider} ${check.day}`} check={check} />
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

function CheckRow({ check }: { readonly check: BookCheck }) {
  const t = useTexts();
  const formats = useFormats();
  const { kind, provider, day, faults } = check;
  return (
    <tr>
      <DataCell isQuiet>{formats.day(Date.parse(day) / 1000)}</DataCell>
      <DataCell>
        {t(`bookCheck.${kind}`)}
        {provider !== '' && `: ${provider}`}
      </DataCell>
      <DataCell>
        {faults.length === 0 ? (
          <Badge tone="good">{t('money.agrees')}</Badge>
        ) : (
          <details className={styles.details}>
            <summary>
              <Badge tone="bad">{t('money.faults', { count: faults.length })}</Badge>
            </summary>
            <ul>
              {faults.map((fault) => (
                <li key={`${fault.fault} ${fault.id}`}>
                  {faultText(fault.fault, t)}: <code>{fault.id}</code>
                  <span className={styles.second}>
                    {t('money.expectedFound', {
                      expected: fault.expected || '—',
                      found: fault.found || '—',
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </DataCell>
    </tr>
  );
}
