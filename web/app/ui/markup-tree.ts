/** Parses a text with HTML to a tree of a few allowed elements. All other tags are removed; their text is kept. */
import { isAddress } from '@kadr/contract/address';

export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: MarkupTag;
  /** Address of a link: a path of the service, or an https address. */
  readonly href: string | null;
  readonly children: readonly MarkupNode[];
}

type MarkupTag = 'a' | 'b' | 'br' | 'em' | 'h3' | 'h4' | 'i' | 'li' | 'ol' | 'p' | 'strong' | 'u' | 'ul';

/**
 * `text` allows paragraphs, headings, lists and links; `phrase`, for the inside of a paragraph or a heading, links and
 * emphasis; `line`, for the inside of a link, only emphasis.
 */
export type MarkupKind = 'text' | 'phrase' | 'line';

const allowed: Record<MarkupKind, ReadonlySet<string>> = {
  text: new Set(['a', 'b', 'br', 'em', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul']),
  phrase: new Set(['a', 'b', 'br', 'em', 'i', 'strong', 'u']),
  line: new Set(['b', 'br', 'em', 'i', 'strong', 'u']),
};
/** Elements whose content is not text. */
const unspoken: ReadonlySet<string> = new Set([
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
]);
/** Elements that are not allowed in a paragraph or a heading: they close it, as in every browser. */
const blocks: ReadonlySet<string> = new Set(['h3', 'h4', 'ol', 'p', 'ul']);
const lines: ReadonlySet<string> = new Set(['h3', 'h4', 'p']);
const lists: ReadonlySet<string> = new Set(['ol', 'ul']);

/** Maximum length of a text that is parsed. */
const most = 20_000;
const deepest = 12;

interface Open {
  readonly tag: MarkupTag | 'root';
  readonly href: string | null;
  readonly children: MarkupNode[];
}

/** Parses a text; for any input, the result is well nested and contains only the elements of its kind. */
export function markupTree(text: string, kind: MarkupKind = 'text'): readonly MarkupNode[] {
  const root: Open = { tag: 'root', href: null, children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  const close = (): void => {
    const done = stack.length > 1 ? stack.pop() : undefined;
    if (done && done.tag !== 'root') top().children.push({ ...done, tag: done.tag });
  };
  /** Closes the innermost open element of these, with its content; not beyond the enclosing list. */
  const closeTo = (tags: ReadonlySet<string>, within: ReadonlySet<string> = new Set()): void => {
    const at = stack.findLastIndex(({ tag }) => tags.has(tag));
    if (at < 1 || stack.slice(at + 1).some(({ tag }) => within.has(tag))) return;
    while (stack.length > at) close();
  };
  const say = (words: string): void => {
    // Text between the items of a list is dropped.
    if (words === '' || (lists.has(top().tag) && words.trim() === '')) return;
    top().children.push(words);
  };
  const open = (tag: string, attributes: string): void => {
    if (tag === 'br') {
      top().children.push({ tag: 'br', href: null, children: [] });
      return;
    }
    if (tag === 'li') {
      closeTo(new Set(['li']), lists);
      if (!lists.has(top().tag)) return;
    }
    if (blocks.has(tag)) closeTo(lines);
    if (tag === 'a') closeTo(new Set(['a']));
    if (stack.length > deepest || !isTag(tag)) return;
    stack.push({ tag, href: tag === 'a' ? hrefIn(attributes) : null, children: [] });
  };

  let skips: string | null = null;
  let read = 0;
  const source = text.slice(0, most);
  for (const found of source.matchAll(token)) {
    const [whole, slash = '', name = '', attributes = ''] = found;
    if (skips === null) say(wordsOf(source.slice(read, found.index)));
    read = found.index + whole.length;
    const tag = name.toLowerCase();
    if (skips !== null) {
      if (slash !== '' && tag === skips) skips = null;
    } else if (unspoken.has(tag)) {
      if (slash === '' && !attributes.endsWith('/')) skips = tag;
    } else if (!allowed[kind].has(tag)) {
      // A paragraph that is not allowed here still separates words.
      if (blocks.has(tag) || tag === 'li' || tag === 'div') say(' ');
    } else if (slash === '') open(tag, attributes);
    else closeTo(new Set([tag]));
  }
  if (skips === null) say(wordsOf(source.slice(read)));
  while (stack.length > 1) close();
  return root.children;
}

/** The plain text of a text with HTML, on one line. */
export function plainWords(text: string): string {
  const wordsIn = (nodes: readonly MarkupNode[]): string =>
    nodes
      .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : wordsIn(node.children)))
      .join('');
  return wordsIn(markupTree(text, 'line')).replace(/\s+/g, ' ').trim();
}

/** Everything that an HTML parser does not treat as text: comments, tags, declarations. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?\/?)>|<[!?/][^>]*>/gi;

const isTag = (tag: string): tag is MarkupTag => allowed.text.has(tag);

/** The address of a link: a path of the service, or an https address, which opens in a new window. */
function hrefIn(attributes: string): string | null {
  const found = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = wordsOf(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  if (/^#[A-Za-z][\w-]*$/.test(href)) return href;
  return isAddress(href) ? href : null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  laquo: '«',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
};

/** Text with decoded entities and without control characters. */
function wordsOf(text: string): string {
  return (
    text
      .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : null;
        if (code === null) return entities[String(name).toLowerCase()] ?? whole;
        return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
          ? String.fromCodePoint(code)
          : '';
      })
      // oxlint-disable-next-line no-control-regex -- these must be removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}
