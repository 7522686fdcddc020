import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { channelsQuery } from '../tv/queries.ts';
import { mediaItemsQuery } from '../data/queries.ts';
import { servicesQuery } from '../services/queries.ts';
import { shownBlock } from '../data/shown-view.ts';
import { PageHead } from '../routing/page-head.tsx';
import { MediaBlocks } from '../blocks/media-blocks.tsx';
import { CardSamples } from './card-samples.tsx';
import { Controls } from './controls.tsx';
import styles from './gallery-page.module.css';
import { Layers } from './layers.tsx';
import { listSamples } from './list-samples.ts';
import { loadedBlocksQuery } from './queries.ts';
import { offerSamples } from './offer-samples.ts';
import { blockOf } from './sample-material.ts';
import type { Sample, SampleMaterial } from './sample-material.ts';
import { toldSamples } from './told-samples.ts';
import { collectionsQuery } from '../collections/queries.ts';
import { karaokeQuery } from '../karaoke/queries.ts';
import { castQuery } from '../media-item/queries.ts';

const parts = ['controls', 'layers', 'cards', 'lists', 'stories', 'offers'] as const;
type PartName = (typeof parts)[number];

/**
 * Every primitive, card and block in its states, for developers, one part of them per address. In development only, so
 * its texts are not messages.
 */
export function GalleryPage() {
  const { part: asked } = useParams();
  const part = parts.find((name) => name === asked) ?? 'controls';
  const material = useMaterial();
  const slug = material?.titles[0]?.slug ?? '';
  const { data: cast } = useQuery({ ...castQuery(slug), enabled: slug !== '' });
  const isReady = material !== null;
  return (
    <div className={styles.page} data-part={isReady ? 'gallery' : undefined}>
      <PageHead title={`Gallery: ${part}`} isHidden />
      <h1 className={styles.title}>Gallery: {part}</h1>
      <nav aria-label="Gallery" className={styles.parts}>
        {parts.map((name) => (
          <a key={name} href={`/gallery/${name}`} {...(name === part && { 'aria-current': 'page' })}>
            {name}
          </a>
        ))}
      </nav>
      {isReady && contentOf(part, material, cast?.items ?? [])}
    </div>
  );
}

function contentOf(
  part: PartName,
  material: SampleMaterial,
  persons: Parameters<typeof CardSamples>[0]['persons'],
): ReactNode {
  switch (part) {
    case 'controls':
      return <Controls />;
    case 'layers':
      return <Layers item={material.titles[0]} />;
    case 'cards':
      return <CardSamples material={material} persons={persons} />;
    case 'lists':
      return <Blocks key={part} part={part} samples={listSamples(material)} />;
    case 'stories':
      return <Blocks key={part} part={part} samples={toldSamples(material)} />;
    case 'offers':
      return <Blocks key={part} part={part} samples={offerSamples(material)} />;
    default:
      return part satisfies never;
  }
}

function Blocks({ part, samples }: { readonly part: PartName; readonly samples: readonly Sample[] }) {
  const blocks = samples.map((sample, at) => shownBlock(blockOf(sample, at + 1)));
  // Without it, blocks that no server has rendered would be empty until the viewer's first action.
  const { isSuccess } = useQuery(loadedBlocksQuery(part, blocks));
  return isSuccess && <MediaBlocks blocks={blocks} isBelow />;
}

/** Entities of the catalogue, some of each kind; null until all are loaded. */
function useMaterial(): SampleMaterial | null {
  const titles = useInfiniteQuery(mediaItemsQuery({}));
  const services = useQuery(servicesQuery());
  const collections = useInfiniteQuery(collectionsQuery());
  const songs = useInfiniteQuery(karaokeQuery());
  const channels = useInfiniteQuery(channelsQuery(null));
  const firstOf = <T,>(list: {
    readonly data?: { readonly pages: readonly { readonly items: readonly T[] }[] } | undefined;
  }) => list.data?.pages[0]?.items.slice(0, 24) ?? [];
  if ([titles, services, collections, songs, channels].some(({ isPending }) => isPending)) return null;
  return {
    titles: firstOf(titles),
    services: services.data?.items.slice(0, 4) ?? [],
    collections: firstOf(collections).slice(0, 6),
    songs: firstOf(songs).slice(0, 8),
    channels: firstOf(channels),
  };
}
