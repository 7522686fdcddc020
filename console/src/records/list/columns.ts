import type { RecordKind } from '@kadr/contract';
import type { MessageKey } from '../../i18n/messages.ts';

/** How a cell is written. */
export type CellForm = 'text' | 'value' | 'number' | 'moment' | 'day' | 'yes';

export interface Column {
  /** Name among the fields of a row. */
  readonly field: string;
  readonly label: MessageKey;
  readonly form: CellForm;
  /** Whether the service sorts by it. */
  readonly isSorted?: boolean;
}

/** What a list shows beside the name, the state and the last change. */
export const columnsOf: Readonly<Record<RecordKind, readonly Column[]>> = {
  title: [
    { field: 'type', label: 'columns.type', form: 'value' },
    { field: 'year', label: 'columns.year', form: 'number', isSorted: true },
    { field: 'rating', label: 'columns.rating', form: 'number', isSorted: true },
    { field: 'usage_model', label: 'columns.usage_model', form: 'value' },
    { field: 'genres', label: 'columns.genres', form: 'text' },
  ],
  person: [
    { field: 'native_name', label: 'columns.native_name', form: 'text' },
    { field: 'birth_date', label: 'columns.birth_date', form: 'day' },
    { field: 'titles', label: 'columns.titles', form: 'number', isSorted: true },
  ],
  genre: [{ field: 'titles', label: 'columns.titles', form: 'number', isSorted: true }],
  collection: [{ field: 'titles', label: 'columns.titles', form: 'number' }],
  service: [],
  channel: [],
  karaoke_item: [],
  media_view: [],
  info_page: [],
  promo_event: [],
  promo_code: [],
  promo_campaign: [],
};

/** A filter of a list: one of several values. */
export interface ListChoice {
  readonly name: string;
  readonly label: MessageKey;
  readonly values: readonly (string | boolean)[];
}

const live: ListChoice = { name: 'is_live', label: 'filters.is_live', values: [true, false] };

/** The filters of each kind; those of drafts, which every kind has, are the list's views. */
export const filtersOf: Readonly<Record<RecordKind, readonly ListChoice[]>> = {
  title: [
    { name: 'type', label: 'filters.type', values: ['film', 'series', 'season', 'episode'] },
    live,
    { name: 'usage_model', label: 'filters.usage_model', values: ['free', 'SERVICE', 'EST', 'TVOD'] },
    {
      name: 'missing',
      label: 'filters.missing',
      values: ['asset', 'logo', 'summary', 'genres', 'cast', 'eng', 'hye'],
    },
  ],
  person: [
    { name: 'missing', label: 'filters.missing', values: ['photo_avatar', 'biography', 'eng', 'hye'] },
  ],
  genre: [],
  collection: [],
  service: [],
  channel: [],
  karaoke_item: [],
  media_view: [],
  info_page: [],
  promo_event: [],
  promo_code: [],
  promo_campaign: [],
};
