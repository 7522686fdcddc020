import type { Toast } from '../data/toasts.ts';

export interface PurchaseFailedPorts {
  readonly show: (toast: Omit<Toast, 'id'>) => void;
  /** Of the tab: outlasts the document. */
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

const note = 'kadr.purchase_failed';

/**
 * Raises the panel that a payment has failed, and reloads the page: what was shown as bought is not there.
 * The document takes the panel with it, so that {@link showAfterReload} shows it again.
 */
export function failPurchase(panel: Omit<Toast, 'id'>, { show, store, reload }: PurchaseFailedPorts): void {
  show(panel);
  store.setItem(note, '1');
  reload();
}

/** Shows the panel once more if the document before this one has raised it. */
export function showAfterReload(
  panel: Omit<Toast, 'id'>,
  { show, store }: Pick<PurchaseFailedPorts, 'show' | 'store'>,
): void {
  if (store.getItem(note) === null) return;
  store.removeItem(note);
  show(panel);
}
