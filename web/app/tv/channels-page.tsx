import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { channelThemesQuery, channelsQuery } from './queries.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { SuggestedTitles } from '../listings/suggested-titles.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { ChannelPages } from './channel-pages.tsx';
import styles from './channels-page.module.css';
import { themeIn } from './theme-in.ts';

/** The channel list: all channels or a theme's, each with the current and the next programme. */
export function ChannelsPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const theme = themeIn(new URLSearchParams(search));
  const answer = useInfiniteQuery(channelsQuery(theme));
  const { data: themes } = useQuery(channelThemesQuery());
  const title = t('listings.tvTitle');
  return (
    <>
      <PageHead
        title={t('listings.pageTitle', {
          name: theme === null ? title : `${title}: ${t('tv.theme', { theme })}`,
          brand,
        })}
        description={t('listings.tvDescription')}
      />
      <PlainPage title={title} lead={t('listings.tvDescription')}>
        {themes !== undefined && themes.items.length > 1 && (
          <div className={styles.themes}>
            <TabLinks
              label={t('tv.themes')}
              selected={theme ?? 'all'}
              tabs={[
                { id: 'all', href: '/tv', name: t('tv.all') },
                ...themes.items.map((one) => ({
                  id: one,
                  href: `/tv?theme=${one}`,
                  name: t('tv.theme', { theme: one }),
                })),
              ]}
            />
          </div>
        )}
        <ChannelPages
          answer={answer}
          name={theme === null ? title : t('tv.theme', { theme })}
          empty={
            <>
              <EmptyState icon="device" title={t('listings.tvEmpty')} text={t('listings.tvText')}>
                <ButtonLink href={theme === null ? '/' : '/tv'} variant="primary">
                  {t(theme === null ? 'shell.toHome' : 'tv.allChannels')}
                </ButtonLink>
              </EmptyState>
              <SuggestedTitles />
            </>
          }
        />
      </PlainPage>
    </>
  );
}
