import { imageUrl } from '@kadr/contract/image-url';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSettings } from '../data/initial-data.tsx';
import { mediaItemQuery } from '../data/queries.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { titlePath } from '../data/paths.ts';
import { MediaBlocks } from '../blocks/media-blocks.tsx';
import { Below } from '../ui/below.tsx';
import { About } from './about.tsx';
import { CastRow } from './cast-row.tsx';
import { Episodes } from './episodes.tsx';
import { similarAlias } from './load-title.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { titleData } from '../structured-data/title-data.ts';
import styles from './media-item-page.module.css';
import { Screenshots } from './screenshots.tsx';
import { seriesSlug } from './series.ts';
import { TitleHero } from './title-hero.tsx';
import { castQuery } from './queries.ts';

const openGraphTypes = {
  film: 'video.movie',
  series: 'video.tv_show',
  season: 'video.tv_show',
  episode: 'video.episode',
} as const;

/**
 * The page of a film, series, season or episode. The first screen says what the title is and whether it can be watched
 * now; below are episodes, description, cast, scenes and similar titles.
 */
export function MediaItemPage() {
  const t = useMessages();
  const { images_base_url, brand, public_url } = useSettings();
  const { id = '' } = useParams();
  const { data: item } = useSuspenseQuery(mediaItemQuery(id));
  const { data: cast } = useQuery(castQuery(item.slug));
  const { data: similar } = useQuery(mediaViewQuery(similarAlias, item.slug));
  const series = seriesSlug(item);
  const picture = item.background ?? item.visit_card;
  const image = picture && imageUrl(images_base_url, picture, 'share');
  const name =
    item.type === 'season' && item.series_name !== null
      ? t('title.seasonOf', {
          series: item.series_name,
          number: item.season_order_number ?? item.order_number ?? 1,
        })
      : item.name;
  return (
    <article className={styles.page}>
      <PageHead
        title={t('title.pageTitle', { type: item.type, name, year: item.year ?? '', brand: brand.name })}
        description={item.short_description ?? item.summary}
        image={image}
        type={openGraphTypes[item.type]}
      />
      <StructuredData data={titleData(item, { name, image, cast: cast?.items ?? [], origin: public_url })} />
      <TitleHero item={item} />
      {series !== null && <Episodes item={item} series={series} />}
      <About item={item} cast={cast?.items ?? []} />
      <Below>
        {cast && cast.items.length > 0 && <CastRow cast={cast.items} href={`${titlePath(item)}/cast`} />}
        {item.screenshots.length > 0 && <Screenshots name={item.name} paths={item.screenshots} />}
        {similar && <MediaBlocks blocks={similar.blocks} isBelow />}
      </Below>
    </article>
  );
}
