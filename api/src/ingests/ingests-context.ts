import { KadrError } from '@kadr/contract';
import type { Ingest } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import { pageOfTitle } from '../catalogue/title-page.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { ContentKeys } from '../licences/content-keys.ts';
import type { LimitsService } from '../limits/service.ts';
import { findIngest } from './repository.ts';
import type { QualityService } from '../quality/service.ts';
import type { UploadsService } from '../uploads/service.ts';
import type { IngestRow } from './repository.ts';

export interface IngestsPorts {
  readonly catalogue: CatalogueWriter;
  readonly assets: AssetsService;
  readonly keys: ContentKeys;
  readonly limits: LimitsService;
  readonly uploads: Pick<UploadsService, 'unfinished'>;
  readonly quality: Pick<QualityService, 'askLater'>;
}

export interface IngestsContext
  extends Pick<ApiPorts, 'clock' | 'random' | 'jobs' | 'brands' | 'log' | 'media' | 'config'>, IngestsPorts {
  readonly db: Database;
}

export async function toIngest(
  { catalogue }: IngestsContext,
  where: Database,
  row: IngestRow,
): Promise<Ingest> {
  const title = row.mediaItemId === null ? undefined : await catalogue.findById(where, row.mediaItemId);
  return {
    id: row.id,
    state: row.state,
    percent: row.percent,
    time_left: row.timeLeft,
    failure: row.failure,
    reason: row.reason,
    warnings: [...row.warnings],
    asset_id: row.assetId,
    media_item_id: row.mediaItemId,
    page: title ? pageOfTitle(title) : pageOfSong(row),
  };
}

/** All uploads of an ingest. */
export function uploadsOf({
  uploadId,
  subtitles,
  lyrics,
}: Pick<IngestRow, 'uploadId' | 'subtitles' | 'lyrics'>): string[] {
  const all = [uploadId, ...subtitles.map(({ upload_id }) => upload_id), lyrics?.upload_id ?? null];
  return all.filter((id) => id !== null);
}

export async function find({ db }: IngestsContext, id: number): Promise<IngestRow> {
  const row = await findIngest(db, id);
  if (row === undefined) throw new KadrError('NOT_FOUND', { message: `There is no ingest ${id}.` });
  return row;
}

/** The page of a published song. */
function pageOfSong({ kind, state, slug }: IngestRow): string | null {
  return kind === 'karaoke' && state === 'published' ? `/karaoke/${slug}` : null;
}
