/** The cookie that says that the viewer knows of cookies (SH-045). */
export const consentCookie = 'cookie_consent';
