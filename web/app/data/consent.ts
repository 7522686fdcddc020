/** The cookie that records that the viewer has accepted the cookie banner. */
export const consentCookie = 'cookie_consent';
