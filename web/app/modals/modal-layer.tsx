import { useSyncExternalStore } from 'react';
import { modals as pageModals } from './modals.ts';
import type { Modals, OpenModal } from './modals.ts';

const none: readonly OpenModal[] = [];

/** Shows the open modals, the newest on top. It is outside the page, which may change below them. */
export function ModalLayer({ modals = pageModals }: { readonly modals?: Modals }) {
  const open = useSyncExternalStore(modals.subscribe, modals.list, () => none);
  return open.map(({ id, Content }) => <Content key={id} />);
}
