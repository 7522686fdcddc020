import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { profileChannelsQuery } from './queries.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ChannelPages } from './channel-pages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useProfiles } from '../profiles/use-profiles.ts';

/** The channels visible to a profile by its age limit, including its favourites. */
export const ProfileChannelsPage = forSignedIn(function ProfileChannelsPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id } = useParams();
  const { profiles, limits, present, isMaster } = useProfiles();
  const profile = profiles?.find((one) => String(one.id) === id);
  if (profile === undefined || (!isMaster && profile.id !== present)) return <NotFoundPage />;
  const age = limits.find((limit) => limit.id === profile.max_age_limit_id)?.name ?? '';
  return (
    <>
      <PageHead title={t('profiles.pageTitle', { name: t('profiles.channels'), brand })} isHidden />
      <PlainPage
        title={t('profiles.channels')}
        lead={t('profiles.channelsText', { name: profile.name, age })}
      >
        <ProfileChannels id={profile.id} />
      </PlainPage>
    </>
  );
});

function ProfileChannels({ id }: { readonly id: number }) {
  const t = useMessages();
  return (
    <ChannelPages
      answer={useInfiniteQuery(profileChannelsQuery(id))}
      name={t('profiles.channels')}
      empty={
        <EmptyState icon="device" title={t('profiles.channelsEmpty')} text={t('profiles.channelsEmptyText')}>
          <ButtonLink href={`/my/profiles/${id}`} variant="primary">
            {t('profiles.toProfile')}
          </ButtonLink>
          <ButtonLink href="/tv">{t('crumbs.tv')}</ButtonLink>
        </EmptyState>
      }
    />
  );
}
