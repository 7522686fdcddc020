/** The headers of every page (Content-Security-Policy 3, Permissions Policy). */
export type SecurityHeaders = Readonly<Record<string, string>>;

const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'object-src': "'none'",
};

/**
 * @param origins further origins (a CDN) from which pictures and streams may come.
 * @param isDevelopment whether Vite's client must work: it writes style elements, an inline preamble and a websocket.
 */
export function securityHeaders(origins: readonly string[], isDevelopment: boolean): SecurityHeaders {
  const more = origins.length > 0 ? ` ${origins.join(' ')}` : '';
  const directives = {
    ...policy,
    'img-src': policy['img-src'] + more,
    'media-src': policy['media-src'] + more,
    'connect-src': policy['connect-src'] + more + (isDevelopment ? ' ws: wss:' : ''),
    ...(isDevelopment && { 'script-src': "'self' 'unsafe-inline'", 'style-src': "'self' 'unsafe-inline'" }),
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=(self), fullscreen=(self), picture-in-picture=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
