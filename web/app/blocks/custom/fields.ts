/** Reads an editor's input: a value that is missing or has the wrong type counts as not given. */
import type { ImagePath, MediaBlock, Target } from '@kadr/contract';
import { isAddress } from '@kadr/contract/address';
import { targetPath } from '../../data/paths.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A text that is not blank. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The results of `read` for a list's entries, at most `most` of them; entries without a result are left out. */
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

/** A link with a valid target. */
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

/** The link of a target; null for one that leads nowhere, or to an address that pages may not link to. */
export function linkOf(value: unknown): BlockLink | null {
  const { type, link, title } = fieldsOf(value);
  if (!isTargetType(type) || typeof link !== 'string') return null;
  const href = targetPath({ type, link, title: null });
  return href === null ? null : { href, title: textOf(title), isBlank: type === 'blank' };
}

/** A table's entry for a block: by its tag, else by its name. */
export function byCall<T>(
  { tag, name }: Pick<MediaBlock, 'tag' | 'name'>,
  table: Readonly<Record<string, T>>,
): T | undefined {
  const called = [tag, name].find((call) => call !== null && Object.hasOwn(table, call));
  return called === undefined || called === null ? undefined : table[called];
}
