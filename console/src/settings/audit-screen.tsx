import type { AuditEntry } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MomentInput } from '../records/fields/time-fields.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import styles from './settings.module.css';
import { usePages } from '../data/use-pages.ts';

interface Filter {
  readonly principal: AuditEntry['principal'] | null;
  readonly operation: string;
  readonly from: number | null;
  readonly to: number | null;
}

const principals: readonly AuditEntry['principal'][] = ['staff', 'key', 'token'];

/** The audit log, refused calls included. */
export function AuditScreen() {
  const t = useTexts();
  const may = useMay();
  const [filter, setFilter] = useState<Filter>({ principal: null, operation: '', from: null, to: null });
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const asked = useDebounced(filter, 250);
  const { query, items: entries } = usePages({
    queryKey: ['settings', 'audit', asked],
    read: (page) => service.operator.listAudit({ ...inputOf(asked), ...page }),
    enabled: may('audit:read'),
    keepsPrevious: true,
  });
  return (
    <MemberPage title={t('audit.title')} permission="audit:read" query={query}>
      <AuditFilter filter={filter} onChange={setFilter} />
      {entries.length === 0 ? (
        <EmptyState icon="search" title={t('audit.none')} />
      ) : (
        <DataTable
          label={t('audit.title')}
          columns={[t('audit.at'), t('audit.who'), t('audit.operation'), t('audit.outcome'), '']}
        >
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onOpen={() => setOpen(entry)} />
          ))}
        </DataTable>
      )}
      <MoreButton query={query} />
      {open !== null && <EntryDialog entry={open} onClose={() => setOpen(null)} />}
    </MemberPage>
  );
}

function inputOf({ principal, operation, from, to }: Filter) {
  return {
    limit: 50,
    ...(principal !== null && { principal }),
    ...(operation.trim() !== '' && { operation: operation.trim() }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

function AuditFilter({
  filter,
  onChange,
}: {
  readonly filter: Filter;
  readonly onChange: (next: Filter) => void;
}) {
  const t = useTexts();
  return (
    <search className={styles.filters}>
      <Select
        label={t('audit.who')}
        value={filter.principal}
        choices={[
          { value: null, label: t('audit.everybody') },
          ...principals.map((value) => ({ value, label: t(`audit.${value}`) })),
        ]}
        onChange={(chosen) =>
          onChange({ ...filter, principal: principals.find((one) => one === chosen) ?? null })
        }
      />
      <TextField
        label={t('audit.operation')}
        placeholder="importCatalogue"
        value={filter.operation}
        onChange={(operation) => onChange({ ...filter, operation })}
      />
      <MomentInput
        label={t('audit.from')}
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <MomentInput label={t('audit.to')} value={filter.to} onChange={(to) => onChange({ ...filter, to })} />
    </search>
  );
}

function AuditRow({ entry, onOpen }: { readonly entry: AuditEntry; readonly onOpen: () => void }) {
  const t = useTexts();
  const formats = useFormats();
  const { outcome } = entry;
  return (
    <tr>
      <DataCell isQuiet>{formats.moment(entry.at)}</DataCell>
      <DataCell>
        {entry.staff_name ?? entry.key_name ?? t('audit.token')}
        <span className={styles.second}>
          {t(`audit.${entry.principal}`)} · {entry.ip}
        </span>
      </DataCell>
      <DataCell>
        <code>{entry.operation}</code>
      </DataCell>
      <DataCell>
        <Badge tone={outcome === 'ok' ? 'good' : outcome === null ? 'plain' : 'bad'}>
          {outcome === 'ok' ? t('audit.ok') : (outcome ?? t('audit.unknown'))}
        </Badge>
      </DataCell>
      <DataCell>
        <span className={styles.end}>
          <Button
            isSmall
            aria-label={t('audit.look', { operation: entry.operation, id: entry.id })}
            onPress={onOpen}
          >
            {t('roles.look')}
          </Button>
        </span>
      </DataCell>
    </tr>
  );
}

function EntryDialog({ entry, onClose }: { readonly entry: AuditEntry; readonly onClose: () => void }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <Dialog title={entry.operation} size="large" isOpen onClose={onClose}>
      <p>
        {entry.staff_name ?? entry.key_name ?? t('audit.token')} · {formats.moment(entry.at)} · {entry.ip}
      </p>
      {entry.user_agent !== null && <p>{entry.user_agent}</p>}
      <p>
        <code>{entry.request_id}</code>
      </p>
      <section aria-label={t('audit.input')}>
        <pre className={styles.input}>{pretty(entry.input)}</pre>
      </section>
    </Dialog>
  );
}

function pretty(json: string | null): string {
  if (json === null) return '—';
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
