import type { Brand } from '@kadr/brands';

/** The headers of a page (Content-Security-Policy 3, Permissions Policy). */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Origins of a payment provider. */
export interface PaymentOrigins {
  /** Origins that the page calls. */
  readonly connect: readonly string[];
  /** Origins of the provider's own script, where it has one. */
  readonly script: readonly string[];
  /** Origins of the frames in which that script takes the card and shows 3-D Secure. */
  readonly frame: readonly string[];
}

export interface SecurityOptions {
  /** Further origins (a delivery network) from which pictures and streams may come. */
  readonly mediaOrigins: readonly string[];
  /** Origins of ad servers. */
  readonly adOrigins: readonly string[];
  /** For the page that takes a card only. */
  readonly paymentOrigins: PaymentOrigins;
  /** Origins that pages report to: analytics, errors. */
  readonly reportOrigins: readonly string[];
  /** Whether Vite's client must work: it writes style elements, an inline preamble and a websocket. */
  readonly isDevelopment: boolean;
}

/** Pages made for the frames of other sites: `/embed/…` and `/omnichat/…/trailer`. */
const embedPath = /^\/(?:embed\/|omnichat\/[^/]+\/trailer$)/i;

/** The page that takes a card: no code but ours and the bank's, and no origin but the bank's. */
export const isPaymentPage = (pathname: string): boolean => /^\/pay\/?$/i.test(pathname);

type PageKind = 'page' | 'embed' | 'payment';

/** Returns a function for the headers of a page by brand and path. */
export function createSecurity(
  options: SecurityOptions,
): (brand: Brand, pathname: string) => SecurityHeaders {
  const known: Readonly<Record<PageKind, WeakMap<Brand, SecurityHeaders>>> = {
    page: new WeakMap(),
    embed: new WeakMap(),
    payment: new WeakMap(),
  };
  return (brand, pathname) => {
    const kind = kindOf(pathname);
    const made = known[kind].get(brand) ?? headersOf(brand, kind, options);
    known[kind].set(brand, made);
    return made;
  };
}

function kindOf(pathname: string): PageKind {
  if (embedPath.test(pathname)) return 'embed';
  return isPaymentPage(pathname) ? 'payment' : 'page';
}

function headersOf(brand: Brand, kind: PageKind, options: SecurityOptions): SecurityHeaders {
  const policy = kind === 'payment' ? paymentPolicy(options) : pagePolicy(brand, kind === 'embed', options);
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

type Policy = Readonly<Record<string, readonly string[]>>;

const inlineOf = ({ isDevelopment }: SecurityOptions) => (isDevelopment ? ["'unsafe-inline'"] : []);
const socketsOf = ({ isDevelopment }: SecurityOptions) => (isDevelopment ? ['ws:', 'wss:'] : []);

function pagePolicy(
  { without_external_advertising, security }: Brand,
  isEmbed: boolean,
  options: SecurityOptions,
): Policy {
  const { mediaOrigins, adOrigins, reportOrigins } = options;
  const { script_hosts, pixel_hosts, frame_hosts, frame_ancestors } = security;
  // Advertising may be fetched (responses, clips, pixels), but no code of it runs.
  const advertising = without_external_advertising ? [] : [...adOrigins, ...security.ad_hosts];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineOf(options), ...script_hosts],
    'style-src': ["'self'", ...inlineOf(options)],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins, ...script_hosts, ...pixel_hosts, ...advertising],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...mediaOrigins, ...advertising],
    'connect-src': [
      "'self'",
      ...mediaOrigins,
      ...script_hosts,
      ...reportOrigins,
      ...advertising,
      ...socketsOf(options),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...frame_hosts, ...script_hosts],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'self'", ...(isEmbed ? frame_ancestors : [])],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
}

/**
 * PCI DSS 6.4.3: what runs beside card fields is ours or the bank's and is listed, and data typed there can be sent to
 * the bank only.
 */
function paymentPolicy(options: SecurityOptions): Policy {
  const { connect, script, frame } = options.paymentOrigins;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineOf(options), ...script],
    'style-src': ["'self'", ...inlineOf(options)],
    'img-src': ["'self'", 'data:', ...options.mediaOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...socketsOf(options)],
    'manifest-src': ["'self'"],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
}
