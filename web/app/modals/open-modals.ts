/** Functions that open the modals common to all flows. */
import type { Notification, User } from '@kadr/contract';
import type { ConfirmModalProps } from './confirm-modal.tsx';
import { isFrameAddress } from './frame-address.ts';
import type { FrameModalProps } from './frame-modal.tsx';
import type { MessageModalProps } from './message-modal.tsx';
import { modals } from './modals.ts';
import { mayShowPopup } from './popup.ts';
import type { PopupModalProps } from './popup-modal.tsx';

const messageModal = () => import('./message-modal.tsx').then((module) => module.MessageModal);

/** Reports a failure. Resolves when it is closed. */
export async function showError(message: Omit<MessageModalProps, 'kind'>): Promise<void> {
  await modals.open(messageModal, { ...message, kind: 'error' as const });
}

/** Reports a success. Resolves when it is closed. */
export async function showSuccess(message: Omit<MessageModalProps, 'kind'>): Promise<void> {
  await modals.open(messageModal, { ...message, kind: 'success' as const });
}

/** Asks for confirmation; resolves to true to continue. */
export async function confirm(question: ConfirmModalProps): Promise<boolean> {
  const answer = await modals.open(
    () => import('./confirm-modal.tsx').then((module) => module.ConfirmModal),
    question,
  );
  return answer === true;
}

/**
 * Shows another site in a frame. Resolves when it is closed.
 * @throws RangeError for an address that must not be shown in a frame.
 */
export async function showFrame(frame: FrameModalProps): Promise<void> {
  if (!isFrameAddress(frame.address, location.origin))
    throw new RangeError(`“${frame.address}” is no address of a page.`);
  await modals.open(() => import('./frame-modal.tsx').then((module) => module.FrameModal), frame);
}

/** Shows a notification as a popup, if `user` allows notifications or it `isForced`. Resolves when it is closed. */
export async function showPopup(
  { display }: Notification,
  user: User | undefined,
  isForced: boolean,
  more: Pick<PopupModalProps, 'onFollow' | 'tone'> = {},
): Promise<void> {
  if (!mayShowPopup(user, isForced)) return;
  await modals.open(() => import('./popup-modal.tsx').then((module) => module.PopupModal), {
    ...display,
    ...more,
  });
}
