/** The screen of the tracks of a packaged film. */
export const tracksPath = (asset: string): string => `/films/assets/${asset}`;
