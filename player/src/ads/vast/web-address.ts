/** Addresses that an ad server names: only addresses of the web are fetched, opened or sent reports. */

/** Characters; browsers and servers hardly accept more. */
const MAX_LENGTH = 8192;

/** Whether it is an `http` or `https` address: no other address from an ad server is fetched or opened. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
}

/**
 * The whole address that `text` means in an answer of `base`: relative ones and those without a scheme are completed,
 * line breaks within are left out. On a page of `https` it is one of `https` too: a browser would refuse the other.
 * Null for what is no address of the web.
 */
export function webAddress(text: string, base: string, pageProtocol = location.protocol): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  if (pageProtocol === 'https:') url.protocol = 'https:';
  return url.href;
}
