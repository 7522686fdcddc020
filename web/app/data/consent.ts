/** The cookie that says that the viewer knows of cookies. */
export const consentCookie = 'cookie_consent';
