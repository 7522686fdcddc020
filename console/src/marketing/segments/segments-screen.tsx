import type { Segment } from '@kadr/contract';
import { useMay } from '../../data/member.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { segmentPath, useSegments } from '../marketing-queries.ts';

/** Saved segments. */
export function SegmentsScreen() {
  const t = useTexts();
  const may = useMay();
  const query = useSegments();
  const segments = query.data ?? [];
  return (
    <MemberPage
      title={t('segments.title')}
      permission="marketing:read"
      query={query}
      actions={
        may('marketing:write') && (
          <ButtonLink look="primary" icon="plus" href={segmentPath(null)}>
            {t('segments.new')}
          </ButtonLink>
        )
      }
    >
      {segments.length === 0 ? (
        <EmptyState icon="person" title={t('segments.none')}>
          <p>{t('segments.noneHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          label={t('segments.title')}
          columns={[t('segments.name'), t('staff.brand'), [t('broadcasts.title')], t('segments.changed')]}
        >
          {segments.map((segment) => (
            <SegmentRow key={segment.id} segment={segment} />
          ))}
        </DataTable>
      )}
    </MemberPage>
  );
}

function SegmentRow({ segment }: { readonly segment: Segment }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <tr>
      <DataCell isHead>
        <RowLink href={segmentPath(segment.id)}>{segment.name}</RowLink>
      </DataCell>
      <DataCell>{segment.brand ?? t('staff.allBrands')}</DataCell>
      <DataCell isNumber>{formats.number(segment.broadcasts)}</DataCell>
      <DataCell isQuiet>
        {t('segments.changedBy', { name: segment.changed_by, at: formats.since(segment.changed_at) })}
      </DataCell>
    </tr>
  );
}
