/** A part of an XML document. */
export type XmlPart =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

/** A problem in a document, and its line. */
export class XmlError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(`${message} in line ${line}`);
    this.line = line;
  }
}

/** The deepest nesting of elements. */
const deepest = 100;

/**
 * Reads an XML document part by part, in constant memory besides the document. The supported entities are the five of
 * XML and character references; a DOCTYPE that declares others is refused, so nothing expands. A bare `&` is text, as
 * many guides write it.
 *
 * @throws XmlError
 */
export function* readXml(document: string): Generator<XmlPart, void, undefined> {
  const open: string[] = [];
  let at = document.charCodeAt(0) === 0xfe_ff ? 1 : 0;
  const fail = (message: string): never => {
    throw new XmlError(message, document.slice(0, at).split('\n').length);
  };
  const after = (end: string, from: number): number => {
    const found = document.indexOf(end, from);
    return found === -1 ? fail(`“${end}” is missing`) : found + end.length;
  };
  while (at < document.length) {
    if (document[at] !== '<') {
      const next = document.indexOf('<', at);
      const end = next === -1 ? document.length : next;
      if (open.length > 0) yield { type: 'text', text: unescaped(document.slice(at, end)) };
      else if (document.slice(at, end).trim() !== '') fail('There is text outside of elements');
      at = end;
    } else if (document.startsWith('<!--', at)) {
      at = after('-->', at + 4);
    } else if (document.startsWith('<![CDATA[', at)) {
      const end = after(']]>', at);
      yield { type: 'text', text: document.slice(at + 9, end - 3) };
      at = end;
    } else if (document.startsWith('<?', at)) {
      at = after('?>', at);
    } else if (document.startsWith('<!', at)) {
      const end = after('>', at);
      if (document.slice(at, end).includes('[')) fail('Declarations of entities are not allowed');
      at = end;
    } else if (document.startsWith('</', at)) {
      const end = after('>', at);
      const name = document.slice(at + 2, end - 1).trim();
      if (open.pop() !== name) fail(`“${name.slice(0, 60)}” ends where it has not begun`);
      yield { type: 'close', name };
      at = end;
    } else {
      const end = endOfTag(document, at) ?? fail('A tag does not end');
      const tag = document.slice(at + 1, end - 1);
      const name = /^[^\s/]+/.exec(tag)?.[0] ?? fail('A tag has no name');
      const isEmpty = tag.endsWith('/');
      yield { type: 'open', name, attributes: attributesOf(tag.slice(name.length)), isEmpty };
      if (isEmpty) yield { type: 'close', name };
      else if (open.push(name) > deepest) fail('Elements are too deep');
      at = end;
    }
  }
  if (open.length > 0) fail(`“${open.at(-1)?.slice(0, 60) ?? ''}” does not end`);
}

/** The end of a tag: a `>` outside quotes. */
function endOfTag(document: string, from: number): number | null {
  const ends = /"[^"]*"|'[^']*'|>/g;
  ends.lastIndex = from;
  for (let found = ends.exec(document); found !== null; found = ends.exec(document))
    if (found[0] === '>') return ends.lastIndex;
  return null;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]),
  );
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    const isCharacter = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : '\u{fffd}';
  });
}
