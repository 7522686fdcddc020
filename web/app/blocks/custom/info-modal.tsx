import type { ModalProps } from '../../modals/modals.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Labels } from './banner-card.tsx';
import type { InfoModalData } from './block-frame.ts';
import styles from './info-modal.module.css';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';

export interface InfoModalProps {
  readonly data: InfoModalData;
}

/** An editor's longer text: label, logo, text and a link. */
export function InfoModal({ data, close }: InfoModalProps & ModalProps<void>) {
  const { title, label, logo, html, buttons } = data;
  return (
    <Dialog open onClose={close} title={title}>
      {(logo ?? label) !== null && (
        <div className={styles.marks}>
          {logo && (
            <Picture path={logo} profiles={['banner_small']} sizes="72px" alt="" className={styles.logo} />
          )}
          {label && <Labels labels={[label]} />}
        </div>
      )}
      <div className={styles.text}>
        <Markup text={html} />
      </div>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map((button, at) => (
            <LinkButton key={button.title} link={button.link} variant={at === 0 ? 'primary' : 'secondary'}>
              {button.title}
            </LinkButton>
          ))}
        </div>
      )}
    </Dialog>
  );
}
