declare global {
  interface Navigator {
    /** Network Information API: not in every browser, nor in TypeScript's own types. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the viewer's browser asks for less data (`Save-Data`): then nothing is fetched that may not be needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
