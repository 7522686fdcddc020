import { modals } from '../../modals/modals.ts';
import { Button } from '../../ui/button.tsx';
import styles from './block-buttons.module.css';
import type { BlockButton, InfoModalData } from './block-frame.ts';
import { LinkButton } from './link-button.tsx';

const infoModal = () => import('./info-modal.tsx').then((module) => module.InfoModal);

/** Opens the info modal over the page. Resolves when it is closed. */
export async function showInfo(data: InfoModalData): Promise<void> {
  await modals.open(infoModal, { data });
}

/** A block's buttons: links to the block's target or their own, or buttons that open the info modal. */
export function BlockButtons({ buttons }: { readonly buttons: readonly BlockButton[] }) {
  if (buttons.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {buttons.map((button, at) => {
        const variant = at === 0 ? 'primary' : 'secondary';
        return 'link' in button ? (
          <LinkButton key={button.title} link={button.link} variant={variant}>
            {button.title}
          </LinkButton>
        ) : (
          <Button key={button.title} variant={variant} onClick={() => void showInfo(button.modal)}>
            {button.title}
          </Button>
        );
      })}
    </div>
  );
}
