/** Reads what an editor has written: whatever is missing, or is something else than it should be, counts as not given. */
import type { ImagePath, MediaBlock, Target } from '@kadr/contract';
import { isAddress } from '@kadr/contract/address';
import { targetPath } from '../../data/paths.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A text that says something. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** What `read` makes of a list's entries, at most `most` of them; those of which it makes nothing are left out. */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | null, most = 40): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => read(entry) ?? []).slice(0, most);
}

/** The path of a stored picture. */
export function pictureOf(value: unknown): ImagePath | null {
  return typeof value === 'string' && /^\/[0-9a-f]{64}(?:\.\d{4})?$/.test(value) ? value : null;
}

/** The address of a file that a page may load: a path of the service, or https. */
export function fileAddress(value: unknown): string | null {
  return typeof value === 'string' && isAddress(value) ? value : null;
}

/** A link that leads somewhere. */
export interface BlockLink {
  readonly href: string;
  readonly title: string | null;
  /** Opens in a new window. */
  readonly isBlank: boolean;
}

const targetTypes: ReadonlySet<unknown> = new Set<Target['type']>([
  'screen',
  'media_view',
  'link',
  'blank',
  'media_item',
  'channel',
  'service',
  'collection',
  'person',
  'promo_event',
]);
const isTargetType = (type: unknown): type is Target['type'] => targetTypes.has(type);

/** Where a target leads; null for one that leads nowhere that exists, or outside of what pages may link to. */
export function linkOf(value: unknown): BlockLink | null {
  const { type, link, title } = fieldsOf(value);
  if (!isTargetType(type) || typeof link !== 'string') return null;
  const href = targetPath({ type, link, title: null });
  return href === null ? null : { href, title: textOf(title), isBlank: type === 'blank' };
}

/** What a table has for a block: by its tag, else by its name. */
export function byCall<T>(
  { tag, name }: Pick<MediaBlock, 'tag' | 'name'>,
  table: Readonly<Record<string, T>>,
): T | undefined {
  const called = [tag, name].find((call) => call !== null && Object.hasOwn(table, call));
  return called === undefined || called === null ? undefined : table[called];
}
