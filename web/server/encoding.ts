/** How a body travels (RFC 9110 §8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of our encodings that an `accept-encoding` header takes (RFC 9110 §12.5.3). */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, name: string): boolean {
  let at = -1;
  while ((at = accepted.indexOf(name, at + 1)) !== -1) {
    const before = accepted[at - 1];
    if (before !== undefined && before !== ' ' && before !== ',') continue;
    const rest = /^[^,]*/.exec(accepted.slice(at + name.length))?.[0] ?? '';
    if (/^\s*$/.test(rest)) return true;
    if (/^\s*;/.test(rest)) return !/;\s*q=0(?:\.0*)?\s*$/i.test(rest);
  }
  return false;
}
