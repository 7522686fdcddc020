import { Dialog } from '../ui/dialog.tsx';
import styles from './modals.module.css';
import type { ModalProps } from './modals.ts';

export interface FrameModalProps {
  readonly title: string;
  /** An https address of a host that the brand's Content-Security-Policy allows in frames, or a path of this site. */
  readonly address: string;
}

/** Another site in a frame. It has no access to the page around it. */
export function FrameModal({ title, address, close }: FrameModalProps & ModalProps<void>) {
  return (
    <Dialog open onClose={close} title={title} size="picture">
      <iframe
        className={styles.frame}
        src={address}
        title={title}
        sandbox={sandboxOf(address)}
        referrerPolicy="strict-origin"
        allow="fullscreen"
      />
    </Dialog>
  );
}

/** A page of this site gets no origin in a frame: with an origin and scripts it could remove the frame. */
function sandboxOf(address: string): string {
  const isOurs = URL.parse(address, location.origin)?.origin === location.origin;
  return `allow-forms allow-popups allow-scripts${isOurs ? '' : ' allow-same-origin'}`;
}
