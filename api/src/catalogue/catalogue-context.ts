import { KadrError } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { EpisodePlace, MarksOf } from './marks.ts';
import type { TitleStatements } from './repository.ts';
import type { SharedTitles } from './shared-titles.ts';

/** The ports of the catalogue to higher domains. */
export interface CataloguePorts {
  readonly assets: AssetsService;
  readonly kept: KeptReads;
  readonly marksOf: MarksOf;
  /** The last watched episode of a series, or of one of its seasons. */
  readonly lastEpisodeOf: (
    viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
    place: { readonly seriesId: number; readonly seasonId?: number },
  ) => Promise<EpisodePlace | null>;
  /** Whether a profile's account may exchange a bought title. */
  readonly isExchangeable: (
    profileId: number,
    mediaItemId: number,
    viewer: Pick<Viewer, 'brand' | 'now'>,
  ) => Promise<boolean>;
}

export interface CatalogueContext extends CataloguePorts, Pick<ApiPorts, 'media'> {
  readonly db: Database;
  readonly titles: TitleStatements;
  readonly shared: SharedTitles;
}

export function found<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw new KadrError('NOT_FOUND');
  return row;
}
