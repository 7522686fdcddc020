import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { blockKindNames, blockKinds } from './block-kinds.ts';
import type { BlockKindName } from './block-kinds.ts';
import styles from './page.module.css';

interface BlockGalleryProps {
  readonly onChoice: (kind: BlockKindName) => void;
  readonly onClose: () => void;
}

/** A gallery of block kinds with descriptions, to choose from. */
export function BlockGallery({ onChoice, onClose }: BlockGalleryProps) {
  const t = useTexts();
  const isCustom = (name: BlockKindName): boolean => blockKinds[name].type === 'custom_block';
  return (
    <Dialog title={t('pageForm.add')} size="large" isOpen onClose={onClose}>
      {[false, true].map((custom) => (
        <section key={String(custom)} className={styles.kinds}>
          <h3>{custom ? t('pageForm.customKinds') : t('pageForm.listKinds')}</h3>
          <ul className={styles.gallery}>
            {blockKindNames
              .filter((name) => isCustom(name) === custom)
              .map((name) => (
                <li key={name}>
                  <button type="button" className={styles.kind} onClick={() => onChoice(name)}>
                    <span className={styles.kindName}>{t(`block.${name}`)}</span>
                    <span className={styles.second}>{t(`blockHints.${name}`)}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
