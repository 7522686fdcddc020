import type { ImagePath } from '@kadr/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { Row } from '../ui/row.tsx';
import styles from './screenshots.module.css';

/** Scenes of the title; each opens in full size, with arrows to the others. */
export function Screenshots({
  name,
  paths,
}: {
  readonly name: string;
  readonly paths: readonly ImagePath[];
}) {
  const t = useMessages();
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened !== null && paths[opened] !== undefined;
  return (
    <>
      <Row title={t('title.screenshots')}>
        {paths.map((one, index) => (
          <li key={one} className={styles.item}>
            <button
              type="button"
              className={styles.button}
              aria-label={t('title.openScreenshot', { place: index + 1, count: paths.length })}
              onClick={() => setOpened(index)}
            >
              <Picture
                path={one}
                profiles={['poster_horizontal']}
                sizes="clamp(240px, 30vw, 480px)"
                alt=""
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </Row>
      <Dialog
        open={isOpen}
        onClose={() => setOpened(null)}
        title={t('title.screenshotOf', { name, place: (opened ?? 0) + 1, count: paths.length })}
        size="picture"
      >
        {isOpen && <Viewer paths={paths} at={opened} onTurn={setOpened} />}
      </Dialog>
    </>
  );
}

interface ViewerProps {
  readonly paths: readonly ImagePath[];
  readonly at: number;
  readonly onTurn: (at: number) => void;
}

/** A scene in full size, with buttons for the next and the previous one. */
function Viewer({ paths, at, onTurn }: ViewerProps) {
  const t = useMessages();
  const path = paths[at];
  const turn = (step: 1 | -1): void => onTurn((at + step + paths.length) % paths.length);
  const follow = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') turn(key === 'ArrowRight' ? 1 : -1);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <div className={styles.viewer}>
      {path && (
        <Picture
          key={path}
          path={path}
          profiles={['key_visual']}
          sizes="min(1440px, 100vw)"
          alt=""
          loading="eager"
          className={styles.large}
        />
      )}
      {paths.length > 1 && (
        <>
          <span className={styles.previous}>
            <IconButton icon="arrow_left" label={t('title.previousScreenshot')} onClick={() => turn(-1)} />
          </span>
          <span className={styles.next}>
            <IconButton icon="arrow_right" label={t('title.nextScreenshot')} onClick={() => turn(1)} />
          </span>
        </>
      )}
    </div>
  );
}
