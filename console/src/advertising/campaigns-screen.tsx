import type { AdCampaignSummary } from '@kadr/contract';
import { useMay } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { RowLink } from '../ui/row-link.tsx';
import { campaignPath, useCampaigns, useDelivery } from './ad-queries.ts';
import styles from './advertising.module.css';
import { DeliveryPanel } from './delivery-panel.tsx';
import { PacingBar } from './pacing-bar.tsx';
import { PhaseBadge } from './phase-badge.tsx';

/** Campaigns with their pacing, and the selected ad server. */
export function CampaignsScreen() {
  const t = useTexts();
  const may = useMay();
  const { query, items } = useCampaigns();
  const delivery = useDelivery();
  return (
    <MemberPage
      title={t('ads.title')}
      permission="ads:read"
      query={query}
      actions={
        <>
          <ButtonLink href="/advertising/report">{t('ads.report')}</ButtonLink>
          {may('ads:write') && (
            <ButtonLink look="primary" icon="plus" href={campaignPath(null)}>
              {t('ads.new')}
            </ButtonLink>
          )}
        </>
      }
    >
      {delivery.data && <DeliveryPanel delivery={delivery.data} />}
      {items.length === 0 ? (
        <EmptyState icon="marketing" title={t('ads.none')}>
          <p>{t('ads.noneHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          label={t('ads.title')}
          columns={[
            t('ads.name'),
            t('ads.state'),
            t('ads.flight'),
            t('ads.pacing'),
            [t('adCount.completes')],
            [t('adCount.clicks')],
          ]}
        >
          {items.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </DataTable>
      )}
      <MoreButton query={query} />
    </MemberPage>
  );
}

function CampaignRow({ campaign }: { readonly campaign: AdCampaignSummary }) {
  const formats = useFormats();
  const { id, name, advertiser, phase, starts_at: from, ends_at: to, completes, clicks } = campaign;
  return (
    <tr>
      <DataCell isHead>
        <RowLink href={campaignPath(id)}>{name}</RowLink>
        <span className={styles.second}>{advertiser}</span>
      </DataCell>
      <DataCell>
        <PhaseBadge phase={phase} />
      </DataCell>
      <DataCell isQuiet>
        {formats.day(from)} – {to === null ? '…' : formats.day(to)}
      </DataCell>
      <DataCell>
        <PacingBar campaign={campaign} />
      </DataCell>
      <DataCell isNumber>{formats.number(completes)}</DataCell>
      <DataCell isNumber>{formats.number(clicks)}</DataCell>
    </tr>
  );
}
