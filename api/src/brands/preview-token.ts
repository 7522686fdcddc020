import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a preview may be opened, in milliseconds. */
const lifetime = 3_600_000;

/** What a preview shows: a brand as it is drafted, or as viewers see it. */
export interface PreviewedBrand {
  readonly brand: string;
  readonly isDraft: boolean;
}

/** Tokens that let a page be opened as a preview: signed, for an hour. */
export interface PreviewTokens {
  issue(preview: PreviewedBrand, now: Date): string;
  /** Null for a token that is not ours, or has expired. */
  read(token: string, now: Date): PreviewedBrand | null;
}

/** @param secret of sessions, from which a key of its own is made */
export function createPreviewTokens(secret: Uint8Array): PreviewTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kadr brand previews', 32));
  const sign = (claims: string): Buffer => createHmac('sha256', key).update(claims).digest();
  return {
    issue: ({ brand, isDraft }, now) => {
      const claims = `${brand}.${isDraft ? 'draft' : 'live'}.${now.getTime() + lifetime}`;
      return `${claims}.${sign(claims).toString('base64url')}`;
    },
    read: (token, now) => {
      const [brand = '', state = '', until = '', signature = '', ...rest] = token.split('.');
      const expected = sign(`${brand}.${state}.${until}`);
      const presented = Buffer.from(signature, 'base64url');
      const isOurs =
        rest.length === 0 && presented.length === expected.length && timingSafeEqual(presented, expected);
      return isOurs && now.getTime() < Number(until) ? { brand, isDraft: state === 'draft' } : null;
    },
  };
}
