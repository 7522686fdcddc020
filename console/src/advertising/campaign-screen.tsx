import { useTexts } from '../i18n/use-texts.ts';
import { MemberPage } from '../ui/member-page.tsx';
import { NothingHere } from '../ui/refusals.tsx';
import { useParams } from 'react-router';
import { useCampaign } from './ad-queries.ts';
import { CampaignEditor } from './campaign-editor.tsx';

/** A campaign, or a new one. */
export function CampaignScreen() {
  const t = useTexts();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const isId = /^\d{1,9}$/.test(id);
  const query = useCampaign(isId ? Number(id) : null);
  if (isNew) return <CampaignEditor key="new" campaign={null} />;
  if (!isId) return <NothingHere />;
  if (query.data === undefined)
    return (
      <MemberPage title={t('ads.title')} permission="ads:read" query={query}>
        {null}
      </MemberPage>
    );
  return <CampaignEditor key={id} campaign={query.data} />;
}
