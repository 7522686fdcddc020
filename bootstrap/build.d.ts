/** What is built; the web app when not said. */
type Build = 'web' | 'console';
/** Changes with every source of what the browser runs. */
export function sourcesHash(which?: Build): string;
/** The folder of the last build if it was made of these sources. */
export function buildOf(hash: string, which?: Build): string | null;
