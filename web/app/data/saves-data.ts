declare global {
  interface Navigator {
    /** Network Information API: not in every browser, nor in TypeScript's own types. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the viewer's browser asks for less data (`Save-Data`): nothing is fetched then that may not be used. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
