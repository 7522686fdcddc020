/** Changes with every source of the browser's code. */
export function sourcesHash(): string;
/** The folder of the last build if it was made of these sources. */
export function buildOf(hash: string): string | null;
