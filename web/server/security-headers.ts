import type { Brand } from '@kadr/brands';

/** The headers of a page (Content-Security-Policy 3, Permissions Policy). */
export type SecurityHeaders = Readonly<Record<string, string>>;

export interface SecurityOptions {
  /** Further origins (a delivery network) from which pictures and streams may come. */
  readonly mediaOrigins: readonly string[];
  /** Origins of ad servers. */
  readonly adOrigins: readonly string[];
  /** Origins that pages report to: analytics, errors. */
  readonly reportOrigins: readonly string[];
  /** Whether Vite's client must work: it writes style elements, an inline preamble and a websocket. */
  readonly isDevelopment: boolean;
}

/** Pages made to stand in the frames of others: `/embed/…` and `/omnichat/…/trailer`. */
const embedPath = /^\/(?:embed\/|omnichat\/[^/]+\/trailer$)/i;

/** Gives the headers of the page at a path of a brand. */
export function createSecurity(
  options: SecurityOptions,
): (brand: Brand, pathname: string) => SecurityHeaders {
  const known = { page: new Map<Brand, SecurityHeaders>(), embed: new Map<Brand, SecurityHeaders>() };
  return (brand, pathname) => {
    const kind = embedPath.test(pathname) ? 'embed' : 'page';
    const made = known[kind].get(brand) ?? headersOf(brand, kind === 'embed', options);
    known[kind].set(brand, made);
    return made;
  };
}

function headersOf(
  { without_external_advertising, security }: Brand,
  isEmbed: boolean,
  { mediaOrigins, adOrigins, reportOrigins, isDevelopment }: SecurityOptions,
): SecurityHeaders {
  const { script_hosts, pixel_hosts, frame_hosts, frame_ancestors } = security;
  // Answers, clips, pixels: whatever of advertising is fetched, and nothing of it that runs.
  const advertising = without_external_advertising ? [] : [...adOrigins, ...security.ad_hosts];
  const inline = isDevelopment ? ["'unsafe-inline'"] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...script_hosts],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins, ...script_hosts, ...pixel_hosts, ...advertising],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...mediaOrigins, ...advertising],
    'connect-src': [
      "'self'",
      ...mediaOrigins,
      ...script_hosts,
      ...reportOrigins,
      ...advertising,
      ...(isDevelopment ? ['ws:', 'wss:'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...frame_hosts, ...script_hosts],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'self'", ...(isEmbed ? frame_ancestors : [])],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=(self), fullscreen=(self), picture-in-picture=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
