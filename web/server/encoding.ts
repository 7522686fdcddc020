/** How a body travels (RFC 9110 §8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of our encodings that an `accept-encoding` header takes (RFC 9110 §12.5.3). */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** A coding among those accepted, and its parameters. */
const offers = {
  br: /(?:^|[ ,])br\s*(?:;([^,]*))?(?:,|$)/,
  gzip: /(?:^|[ ,])gzip\s*(?:;([^,]*))?(?:,|$)/,
} as const;

function takes(accepted: string, name: keyof typeof offers): boolean {
  const offer = offers[name].exec(accepted);
  return offer !== null && !/(?:^|;)\s*q=0(?:\.0*)?\s*$/i.test(offer[1] ?? '');
}
