import { useSuspenseQuery } from '@tanstack/react-query';
import { useSettings } from '../data/initial-data.tsx';
import { homeAlias, mediaViewQuery } from '../blocks/view-query.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { siteData } from '../structured-data/site-data.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { MainView } from './main-view.tsx';

/** `/`: the main view `main`, with its own title and description. */
export function HomePage() {
  const t = useMessages();
  const { brand, public_url } = useSettings();
  const { name, slogan } = brand;
  const { data: view } = useSuspenseQuery(mediaViewQuery(homeAlias));
  return (
    <>
      <PageHead
        title={view.title ?? t('home.title', { brand: name })}
        description={view.description ?? slogan}
      />
      <StructuredData data={siteData(brand, public_url)} />
      <MainView view={view} name={name} isHome />
    </>
  );
}
