import { exportAddress } from '@kadr/contract/file-addresses';
import { useState } from 'react';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { Checkbox } from '../ui/check.tsx';
import { download } from '../ui/download.ts';
import { Segments } from '../ui/segments.tsx';
import type { AnalyticsQuery } from './analytics-query.ts';

const formats = ['parquet', 'csv'] as const;

interface EventsDialogProps {
  readonly query: AnalyticsQuery;
  readonly onClose: () => void;
}

/** Exports the events behind the answers; the reason is recorded in the audit. */
export function EventsDialog({ query, onClose }: EventsDialogProps) {
  const t = useTexts();
  const may = useMay();
  const [format, setFormat] = useState<(typeof formats)[number]>('parquet');
  const [isPersonal, setPersonal] = useState(false);
  const { from, to, brand, country } = query;
  return (
    <ActionDialog
      title={t('analytics.exportEvents')}
      hint={t('analytics.exportEventsHint')}
      action={t('export.action')}
      queryKey={['analytics', 'events']}
      onClose={onClose}
      onAct={(reason) => {
        const filter = { from, to, brand: brand ?? undefined, country: country ?? undefined };
        download(exportAddress('events', format, { ...filter, personal: isPersonal ? 'yes' : 'no', reason }));
        return Promise.resolve();
      }}
    >
      <Segments
        label={t('analytics.format')}
        value={format}
        choices={formats.map((value) => ({ value, label: t(`export.${value}`) }))}
        onChange={setFormat}
      />
      {may('personal:read') && (
        <Checkbox isSelected={isPersonal} onChange={setPersonal}>
          {t('analytics.personal')}
        </Checkbox>
      )}
    </ActionDialog>
  );
}
