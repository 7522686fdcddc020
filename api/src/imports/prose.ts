import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';

/** Import fields that hold prose; everything below `custom_data` and `buttons` is prose too. */
const proseFields = new Set([
  'biography',
  'bottom_text',
  'buttons',
  'custom_data',
  'description',
  'description_short',
  'html',
  'note',
  'short_description',
  'summary',
  'terms',
  'text',
]);

/** `batch` with no-break spaces in its prose; names stay unchanged, because they are compared. */
export function withTypesetProse<T>(batch: T): T {
  return typeset(batch, false) as T;
}

function typeset(value: unknown, isProse: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => typeset(entry, isProse));
  if (!isRecord(value)) return value;
  const isTranslated = isProse && typeof value['rus'] === 'string';
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isTranslated && typeof entry === 'string'
        ? outsideTags(entry)
        : typeset(entry, isProse || proseFields.has(key)),
    ]),
  );
}

/** Spaces between a tag's attributes are not text. */
function outsideTags(text: string): string {
  return text.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : withNoBreakSpaces(part)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
