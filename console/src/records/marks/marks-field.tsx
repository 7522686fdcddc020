import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilmView } from './film-view.tsx';
import { ChaptersList, MidrollsList, PartsList } from './mark-lists.tsx';
import { filmTimeIn } from './film-address.ts';
import styles from './marks.module.css';
import { useFilmStream } from './use-film-stream.ts';
import { useMarks } from './use-marks.ts';

/** Parts, chapters and advertising breaks of a film or an episode, set on the film itself. */
export function MarksField({
  slug,
}: {
  /** Null for a title that does not exist yet. */ readonly slug: string | null;
}) {
  const t = useTexts();
  const mayWrite = useMay()('catalogue:write');
  const stream = useFilmStream(mayWrite ? slug : null);
  const marks = useMarks();
  const startAt = filmTimeIn(useSearchParams()[0]);
  const [isOpen, setOpen] = useState(startAt !== null);
  const [seek, setSeek] = useState<((seconds: number) => void) | null>(null);
  const { duration = null } = stream ?? {};
  return (
    <div className={styles.marks}>
      {stream?.state === 'ready' && !isOpen && (
        <div className={styles.opening}>
          <Button icon="television" onPress={() => setOpen(true)}>
            {t('marks.open')}
          </Button>
          <span className={styles.nothing}>{t('marks.openHint')}</span>
        </div>
      )}
      {stream !== undefined && stream.state !== 'ready' && (
        <p className={styles.nothing}>{t(`markState.${stream.state}`)}</p>
      )}
      {isOpen && slug !== null && stream?.state === 'ready' && duration !== null && (
        <FilmView
          slug={slug}
          stream={stream}
          duration={duration}
          startAt={startAt}
          marks={marks}
          onReady={(next) => setSeek(() => next)}
        />
      )}
      <PartsList marks={marks} seek={seek} />
      <ChaptersList marks={marks} seek={seek} />
      <MidrollsList marks={marks} seek={seek} />
    </div>
  );
}
