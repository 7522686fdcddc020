import type { Toast } from '../data/toasts.ts';

export interface PurchaseFailedPorts {
  readonly show: (toast: Omit<Toast, 'id'>) => void;
  /** Storage of the tab: outlasts the document. */
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

const note = 'kadr.purchase_failed';

/**
 * Shows the panel of a failed payment, and reloads the page, because content shown as bought is not available. The
 * reload removes the panel, so {@link showAfterReload} shows it again.
 */
export function failPurchase(panel: Omit<Toast, 'id'>, { show, store, reload }: PurchaseFailedPorts): void {
  show(panel);
  store.setItem(note, '1');
  reload();
}

/** Shows the panel again if the previous document has shown it. */
export function showAfterReload(
  panel: Omit<Toast, 'id'>,
  { show, store }: Pick<PurchaseFailedPorts, 'show' | 'store'>,
): void {
  if (store.getItem(note) === null) return;
  store.removeItem(note);
  show(panel);
}
