import type { PreviewedViewer } from '@kadr/contract';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Lifetime of a preview token, in milliseconds. */
const lifetime = 3_600_000;
/** The same for a token that shows an account. */
const accountLifetime = 600_000;

/** The content of a preview: a brand's draft, or the brand as viewers see it. */
export interface PreviewedBrand {
  readonly brand: string;
  readonly isDraft: boolean;
  /** The guest for whom pages are made; null for the viewer who requests them. */
  readonly viewer: PreviewedViewer | null;
  /**
   * The console session whose browser alone may use it; null for a program's token, which is valid in every browser.
   */
  readonly holder: number | null;
}

/** Signed tokens that open a page as a preview: for an hour, or for ten minutes as an account. */
export interface PreviewTokens {
  issue(preview: PreviewedBrand, now: Date): string;
  /** Null for an expired token, and for one with a wrong signature. */
  read(token: string, now: Date): PreviewedBrand | null;
}

/** @param secret the session secret; the signing key is derived from it */
export function createPreviewTokens(secret: Uint8Array): PreviewTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'kadr brand previews', 32));
  const sign = (claims: string): Buffer => createHmac('sha256', key).update(claims).digest();
  return {
    issue: ({ brand, isDraft, viewer, holder }, now) => {
      const guest = viewer === null ? '' : Buffer.from(JSON.stringify(viewer)).toString('base64url');
      const until = now.getTime() + (viewer?.account === undefined ? lifetime : accountLifetime);
      const claims = `${brand}.${isDraft ? 'draft' : 'live'}.${guest}.${holder ?? ''}.${until}`;
      return `${claims}.${sign(claims).toString('base64url')}`;
    },
    read: (token, now) => {
      const [brand = '', state = '', guest = '', holder = '', until = '', signature = '', ...rest] =
        token.split('.');
      const expected = sign(`${brand}.${state}.${guest}.${holder}.${until}`);
      const presented = Buffer.from(signature, 'base64url');
      const isOurs =
        rest.length === 0 && presented.length === expected.length && timingSafeEqual(presented, expected);
      if (!isOurs || now.getTime() >= Number(until)) return null;
      const viewer =
        guest === '' ? null : (JSON.parse(Buffer.from(guest, 'base64url').toString()) as PreviewedViewer);
      return { brand, isDraft: state === 'draft', viewer, holder: holder === '' ? null : Number(holder) };
    },
  };
}
