import type { GuideChange, GuidePreview } from '@kadr/contract';
import { useFormats } from '../i18n/use-format.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';

interface GuidePreviewTablesProps {
  readonly preview: GuidePreview;
  readonly fileName: string;
  readonly isBusy: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** A preview of an import's changes: by channel, and by showing. */
export function GuidePreviewTables(props: GuidePreviewTablesProps) {
  const { preview, fileName, isBusy, onApply, onCancel } = props;
  const t = useTexts();
  const language = useLanguage();
  const { channels, unknown_channels: unknown, left_out: leftOut } = preview;
  const changes = channels.flatMap(({ channel, name, changes: some }) =>
    some.map((change) => ({ channel: name[language] ?? name.rus, slug: channel, change })),
  );
  const total = channels.reduce(
    (sum, { added, moved, changed, removed, programmes_changed: texts }) =>
      sum + added + moved + changed + removed + texts,
    0,
  );
  const lost = channels.reduce((sum, { reminders_lost: count }) => sum + count, 0);
  return (
    <>
      <h3>{t('guide.would', { name: fileName })}</h3>
      {lost > 0 && <Notice tone="warn">{t('guide.remindersLost', { count: lost })}</Notice>}
      {unknown.length > 0 && (
        <Notice tone="warn" title={t('guide.unknown', { count: unknown.length })}>
          {unknown
            .slice(0, 10)
            .map(({ id, name }) => name ?? id)
            .join(', ')}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <p>{leftOut.map(({ reason, count }) => t(`leftOut.${reason}`, { count })).join(' · ')}</p>
      )}
      {channels.length > 0 && <ChannelCounts channels={channels} />}
      {changes.length > 0 && (
        <DataTable
          label={t('guide.changes')}
          columns={[
            t('guide.change'),
            t('guide.channel'),
            t('guide.before'),
            t('guide.after'),
            [t('guide.reminders')],
          ]}
        >
          {changes.map(({ channel, slug, change }) => (
            <ChangeRow
              key={`${slug} ${change.kind} ${(change.before ?? change.after)?.start_time}`}
              channel={channel}
              change={change}
            />
          ))}
        </DataTable>
      )}
      <FormActions>
        <Button look="primary" isPending={isBusy} isDisabled={total === 0} onPress={onApply}>
          {total === 0 ? t('guide.nothing') : t('guide.apply', { count: total })}
        </Button>
        <Button onPress={onCancel}>{t('ui.cancel')}</Button>
      </FormActions>
    </>
  );
}

function ChannelCounts({ channels }: Pick<GuidePreview, 'channels'>) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  return (
    <DataTable
      label={t('guide.byChannel')}
      columns={[
        t('guide.channel'),
        [t('guideChange.added')],
        [t('guideChange.moved')],
        [t('guideChange.changed')],
        [t('guideChange.removed')],
        [t('guide.same')],
      ]}
    >
      {channels.map((one) => (
        <tr key={one.channel}>
          <DataCell isHead>{one.name[language] ?? one.name.rus}</DataCell>
          {[one.added, one.moved, one.changed, one.removed, one.same].map((count, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The columns never change.
            <DataCell key={at} isNumber>
              {formats.number(count)}
            </DataCell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

const tones: Readonly<Record<GuideChange['kind'], Tone>> = {
  added: 'good',
  moved: 'info',
  changed: 'info',
  removed: 'bad',
};

function ChangeRow({ channel, change }: { readonly channel: string; readonly change: GuideChange }) {
  const t = useTexts();
  const formats = useFormats();
  const language = useLanguage();
  const words = (time: GuideChange['before']): string =>
    time === null
      ? '—'
      : `${formats.moment(time.start_time)}–${formats.time(time.end_time)} ${time.name[language] ?? time.name.rus}`;
  return (
    <tr>
      <DataCell>
        <Badge tone={tones[change.kind]}>{t(`guideChange.${change.kind}`)}</Badge>
      </DataCell>
      <DataCell isQuiet>{channel}</DataCell>
      <DataCell>{words(change.before)}</DataCell>
      <DataCell>{words(change.after)}</DataCell>
      <DataCell isNumber>{change.reminders === 0 ? '' : formats.number(change.reminders)}</DataCell>
    </tr>
  );
}
