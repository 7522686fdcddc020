/** Reading XML as ad servers write it: names in any case and with any prefix, text with or without CDATA. */

/** Characters of one text. */
const MAX_TEXT = 8192;

/** The children of that name; at most `limit`, because excessive numbers are an attack. */
export function children(parent: Element | null, name: string, limit = 50): readonly Element[] {
  if (parent === null) return [];
  const wanted = name.toLowerCase();
  const found: Element[] = [];
  for (const child of parent.children) {
    if (found.length >= limit) break;
    if (child.localName.toLowerCase() === wanted) found.push(child);
  }
  return found;
}

export function child(parent: Element | null, name: string): Element | null {
  return children(parent, name, 1)[0] ?? null;
}

/** The child of the child …, by names. */
export function descend(parent: Element | null, ...names: readonly string[]): Element | null {
  let element = parent;
  for (const name of names) element = child(element, name);
  return element;
}

/** Empty when it is missing. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '')
    .slice(0, MAX_TEXT * 2)
    .trim()
    .slice(0, MAX_TEXT);
}

/** The attribute's value, trimmed; null when it is absent. */
export function attribute(element: Element | null, name: string): string | null {
  if (element === null) return null;
  const wanted = name.toLowerCase();
  for (const { localName, value } of element.attributes)
    if (localName.toLowerCase() === wanted) return value.slice(0, MAX_TEXT).trim();
  return null;
}

/** `true`, `1` or `yes` in any case; `otherwise` when it is missing or anything else. */
export function flag(element: Element | null, name: string, otherwise: boolean): boolean {
  const value = attribute(element, name)?.toLowerCase() ?? '';
  if (['true', '1', 'yes'].includes(value)) return true;
  return ['false', '0', 'no'].includes(value) ? false : otherwise;
}

/** The number at the beginning of a text: `400 kbps` is 400. Null without a usable number. */
export function amount(text: string | null): number | null {
  const number = Number.parseFloat((text ?? '').replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/**
 * Parses text as XML. Common mistakes of servers that would end the parsing are corrected: `&` in addresses, and
 * undeclared prefixes. Null for text that is not XML even then.
 */
export function parseXml(text: string): XMLDocument | null {
  return parse(text) ?? parse(mended(text));
}

function parse(text: string): XMLDocument | null {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  return document.querySelector('parsererror') === null ? document : null;
}

function mended(text: string): string {
  const escaped = text
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/&(?!(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/gi, '&amp;'),
    )
    .join('');
  const prefixes = new Set(
    [...escaped.matchAll(/[<\s/]([a-z_][\w.-]{0,40}):[a-z_]/gi)].flatMap(([, prefix = '']) =>
      /^xml/i.test(prefix) || escaped.includes(`xmlns:${prefix}=`) ? [] : [prefix],
    ),
  );
  const declared = [...prefixes].slice(0, 20).map((prefix) => ` xmlns:${prefix}="urn:${prefix}"`);
  return escaped.replace(/<(?![?!])[\w.:-]+/, (root) => root + declared.join(''));
}
