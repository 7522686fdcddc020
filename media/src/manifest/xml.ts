const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** `value` as XML text or attribute value; characters that XML 1.0 does not allow are left out. */
export function escapeXml(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * An element. Attributes that are `undefined` are left out; `content` is XML already: children written by this
 * function, or text from {@link escapeXml}.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  content: readonly string[] | string = [],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = typeof content === 'string' ? content : content.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}
