import type { MediaItemCard } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useByDevice } from '../data/initial-data.tsx';
import type { DeviceClass } from '../data/initial-data.tsx';
import type { MediaItemsFilter } from '../data/queries.ts';
import { mediaItemsQuery } from '../data/queries.ts';
import { posterTitle } from '../data/shown-view.ts';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { WaitingCard } from '../blocks/cards/waiting-card.tsx';
import { CardPages } from './card-pages.tsx';

interface Look {
  readonly name: string;
  /** Whether the name is shown above the grid; otherwise it is only its accessible name. */
  readonly showsName?: boolean;
  /** The number of posters in the first screen; their pictures load at once. */
  readonly early?: Readonly<Record<DeviceClass, number>>;
}

export interface TitleGridProps extends Look {
  readonly filter: MediaItemsFilter;
}

/** Titles by filter, page by page. */
export function TitleGrid({ filter, ...look }: TitleGridProps) {
  return <TitlePages answer={useInfiniteQuery(mediaItemsQuery(filter))} {...look} />;
}

export interface TitlePagesProps extends Look {
  readonly answer: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly MediaItemCard[] }>>;
}

const none = { phone: 0, desktop: 0 };
const waiting = Array.from({ length: 12 }, (_, at) => <WaitingCard key={at} kind="poster" />);

/** Titles, loaded page by page. */
export function TitlePages({ early = none, ...list }: TitlePagesProps) {
  const eager = useByDevice(early);
  return (
    <CardPages {...list} cards="posters" waiting={waiting}>
      {(item, at) => <PosterCard key={item.id} item={posterTitle(item)} isEarly={at < eager} />}
    </CardPages>
  );
}
