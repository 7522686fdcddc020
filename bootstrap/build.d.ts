/** The target of the build; the web app by default. */
type Build = 'web' | 'console';
/** Changes with every source of the browser bundle. */
export function sourcesHash(which?: Build): string;
/** The folder of the last build if it was made of these sources. */
export function buildOf(hash: string, which?: Build): string | null;
