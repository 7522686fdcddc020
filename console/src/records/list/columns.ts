import type { RecordKind } from '@kadr/contract';
import type { MessageKey } from '../../i18n/messages.ts';

/** The format of a cell; `money` uses the row's currency. */
export type CellForm = 'text' | 'value' | 'number' | 'money' | 'moment' | 'day' | 'yes';

export interface Column {
  /** Name among the fields of a row. */
  readonly field: string;
  readonly label: MessageKey;
  readonly form: CellForm;
  /** Whether the service can sort by it. */
  readonly isSorted?: boolean;
}

type Name = MessageKey extends infer Key ? (Key extends `columns.${infer Field}` ? Field : never) : never;

const column = (field: Name, form: CellForm): Column => ({ field, label: `columns.${field}`, form });
const sorted = (field: Name, form: CellForm): Column => ({ ...column(field, form), isSorted: true });

/** Columns besides name, state and last change. */
export const columnsOf: Readonly<Record<RecordKind, readonly Column[]>> = {
  title: [
    column('type', 'value'),
    sorted('year', 'number'),
    sorted('rating', 'number'),
    column('usage_model', 'value'),
    column('genres', 'text'),
  ],
  person: [column('native_name', 'text'), column('birth_date', 'day'), sorted('titles', 'number')],
  genre: [sorted('titles', 'number')],
  collection: [sorted('order_number', 'number'), sorted('titles', 'number')],
  service: [column('amount', 'money'), sorted('titles', 'number'), sorted('subscribers', 'number')],
  channel: [
    sorted('order_number', 'number'),
    column('service', 'text'),
    column('programmes', 'number'),
    column('is_catchup_allowed', 'yes'),
  ],
  karaoke_item: [sorted('artist', 'text'), column('usage_model', 'value'), sorted('order_number', 'number')],
  media_view: [column('brand', 'text'), sorted('blocks', 'number')],
  info_page: [column('brand', 'text'), column('sections', 'number')],
  promo_event: [sorted('starts_at', 'moment'), column('ends_at', 'moment'), column('titles', 'number')],
  promo_code: [
    column('benefit', 'value'),
    column('campaign', 'text'),
    column('valid_to', 'moment'),
    sorted('redemptions', 'number'),
  ],
  promo_campaign: [
    sorted('valid_from', 'moment'),
    column('valid_to', 'moment'),
    sorted('codes', 'number'),
    column('redemptions', 'number'),
  ],
  cold_start_set: [
    sorted('order_number', 'number'),
    column('genres', 'number'),
    column('titles', 'number'),
    column('ends_at', 'moment'),
  ],
  exchange_offer: [
    sorted('order_number', 'number'),
    column('days', 'number'),
    column('watched_percent', 'number'),
    column('titles', 'number'),
    column('ends_at', 'moment'),
  ],
};

/** The service's name for the alphabetical sort. */
export const nameSortOf = (kind: RecordKind): string => (kind === 'promo_code' ? 'code' : 'name');

/** A filter of a list: one of several values. */
export interface ListChoice {
  readonly name: string;
  readonly label: MessageKey;
  readonly values: readonly (string | boolean)[];
}

const live: ListChoice = { name: 'is_live', label: 'filters.is_live', values: [true, false] };
const access: ListChoice = {
  name: 'usage_model',
  label: 'filters.usage_model',
  values: ['free', 'SERVICE', 'EST', 'TVOD'],
};

/** The filters of each kind besides the draft filter, which every kind has. */
export const filtersOf: Readonly<Record<RecordKind, readonly ListChoice[]>> = {
  title: [
    { name: 'type', label: 'filters.type', values: ['film', 'series', 'season', 'episode'] },
    live,
    access,
    {
      name: 'missing',
      label: 'filters.missing',
      values: ['asset', 'logo', 'summary', 'genres', 'cast', 'eng', 'hye'],
    },
    { name: 'rights', label: 'filters.rights', values: ['ending', 'over'] },
  ],
  person: [
    { name: 'missing', label: 'filters.missing', values: ['photo_avatar', 'biography', 'eng', 'hye'] },
  ],
  genre: [],
  collection: [],
  service: [{ name: 'active', label: 'filters.active', values: [true, false] }],
  channel: [],
  karaoke_item: [live, access],
  media_view: [],
  info_page: [],
  promo_event: [live],
  promo_code: [
    live,
    {
      name: 'benefit',
      label: 'filters.benefit',
      values: ['discount_percent', 'discount_amount', 'price', 'service_days', 'title', 'money', 'points'],
    },
  ],
  promo_campaign: [live],
  cold_start_set: [live],
  exchange_offer: [live],
};
