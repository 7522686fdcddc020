const headElement = /^<(?:title|meta|link)\b/;

/**
 * Splits React's markup: it writes elements of the head (`<title>`, `<meta>`, `<link>`) before everything else, and no
 * page starts with one of them.
 */
export function splitHead(markup: string): [head: string, body: string] {
  let at = 0;
  while (headElement.test(markup.slice(at, at + 7))) {
    at = markup.startsWith('<title', at)
      ? markup.indexOf('</title>', at) + '</title>'.length
      : markup.indexOf('>', at) + 1;
  }
  return [markup.slice(0, at), markup.slice(at)];
}
