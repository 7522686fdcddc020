import createPurifier from 'dompurify';
import type { WindowLike } from 'dompurify';

/** What a message may be marked up with. */
const tags = ['a', 'b', 'br', 'em', 'i', 'p', 'strong', 'u'];

/**
 * Makes HTML from outside harmless: a few elements for emphasis and links, no attribute but an address. Links lead to the
 * service or, in a window of their own, to an https address.
 */
export function createSanitizer(window: WindowLike): (html: string) => string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const address = element.getAttribute('href') ?? '';
    if (address.startsWith('https://')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener nofollow');
    } else if (!/^\/(?![/\\])/.test(address)) element.removeAttribute('href');
  });
  return (html) => purifier.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href'] });
}
