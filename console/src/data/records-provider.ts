import type { RecordItem, RecordKind, RecordView } from '@kadr/contract';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { service } from './client.ts';
import type { Fields } from './record-kinds.ts';

/** A record in ra-core's shape; `id` is the key. */
export type StoredRecord = RecordView & RaRecord<string>;
export type ListedRecord = RecordItem & RaRecord<string>;

/** List filters: `q` is the search, all others are specific to the kind. */
export type ListFilter = { readonly q?: string } & Fields;

/** The header with the version that a change is based on. */
export const ifMatch = (version: string) => ({ context: { 'if-match': `"${version}"` } });

/** Cursors of a list's pages: the service pages by cursor, ra-core by number. */
const cursors = new Map<string, (string | undefined)[]>();

/** A list's search, filters and sorting, as the service takes them. */
export function listQuery({ sort, filter }: Pick<GetListParams, 'sort' | 'filter'>) {
  const { q, ...others } = (filter ?? {}) as ListFilter;
  return {
    ...(q !== undefined && q.trim() !== '' && { q: q.trim() }),
    ...(sort !== undefined && sort.field !== 'id' && { sort: sort.field, order: orderOf(sort.order) }),
    ...(Object.keys(others).length > 0 && { filter: JSON.stringify(others) }),
  };
}

async function readPage(kind: RecordKind, { pagination, sort, filter }: GetListParams, page: number) {
  const query = { kind, ...listQuery({ sort, filter }), limit: pagination?.perPage ?? 25 };
  const key = JSON.stringify(query);
  const known = cursors.get(key) ?? [undefined];
  cursors.set(key, known);
  let answer = null;
  // A linked page is reached by reading the pages before it.
  for (let at = Math.min(known.length, page); at <= page; at++) {
    const cursor = known[at - 1];
    answer = await service.operator.listRecords({ ...query, ...(cursor !== undefined && { cursor }) });
    if (answer.next_cursor === null) break;
    known[at] = answer.next_cursor;
  }
  return answer;
}

const orderOf = (order: 'ASC' | 'DESC'): 'asc' | 'desc' => (order === 'ASC' ? 'asc' : 'desc');

async function getList(kind: RecordKind, params: GetListParams) {
  const page = params.pagination?.page ?? 1;
  const answer = await readPage(kind, params, page);
  return {
    data: answer?.items ?? [],
    total: answer?.total ?? 0,
    pageInfo: { hasNextPage: (answer?.next_cursor ?? null) !== null, hasPreviousPage: page > 1 },
  };
}

/** Removes records one by one, each in its current version. @throws the first refusal. */
async function removeMany(kind: RecordKind, ids: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) {
    const { version } = await service.operator.getRecord({ kind, id });
    await service.operator.removeRecord({ kind, id }, ifMatch(version));
    removed.push(id);
  }
  return removed;
}

/**
 * Records for ra-core: a resource is a kind. `update` takes `{patch}` as data and the version in `meta`, `create` takes
 * `{record}`.
 */
const records = {
  getList,
  getOne: async (kind: RecordKind, { id }: { id: string }) => ({
    data: await service.operator.getRecord({ kind, id }),
  }),
  getMany: async (kind: RecordKind, { ids }: { ids: readonly string[] }) => ({
    data: await Promise.all(ids.map((id) => service.operator.getRecord({ kind, id }))),
  }),
  getManyReference: getList,
  create: async (kind: RecordKind, { data }: { data: { record: Fields } }) => ({
    data: await service.operator.createRecord({ kind, record: data.record }),
  }),
  update: async (
    kind: RecordKind,
    { id, data, meta }: { id: string; data: { patch: Fields }; meta: { version: string } },
  ) => ({
    data: await service.operator.patchRecord({ kind, id, patch: data.patch }, ifMatch(meta.version)),
  }),
  updateMany: async () => ({ data: [] }),
  delete: async (kind: RecordKind, { id, meta }: { id: string; meta: { version: string } }) => {
    await service.operator.removeRecord({ kind, id }, ifMatch(meta.version));
    return { data: { id } };
  },
  deleteMany: async (kind: RecordKind, { ids }: { ids: readonly string[] }) => ({
    data: await removeMany(kind, ids),
  }),
};

export const recordsProvider = records as unknown as DataProvider;
