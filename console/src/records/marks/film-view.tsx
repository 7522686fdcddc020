import type { FilmStream } from '@kadr/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { filmKeyOf } from './film-keys.ts';
import { formatFilmTime } from './film-time.ts';
import { partNames } from './mark-rules.ts';
import type { PartName } from './mark-rules.ts';
import { MarksTimeline } from './marks-timeline.tsx';
import styles from './marks.module.css';
import type { MarksEditing } from './use-marks.ts';
import { useFilm } from './use-film.ts';
import type { Film } from './use-film.ts';

interface FilmViewProps {
  readonly slug: string;
  readonly stream: FilmStream;
  readonly duration: number;
  /** The position that is shown first, in seconds; null: the beginning, and the page does not scroll to the film. */
  readonly startAt: number | null;
  readonly marks: MarksEditing;
  /** Called with a function that seeks once the film is loaded, and with null when it is removed. */
  readonly onReady: (seek: ((seconds: number) => void) | null) => void;
}

/** The film with its marks: keys and buttons set marks at the shown frame. */
export function FilmView({ slug, stream, duration, startAt, marks, onReady }: FilmViewProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const film = useFilm(place, { slug, stream, startAt: startAt ?? 0 });
  const [part, setPart] = useState<PartName>('intro');
  const ready = useEffectEvent(() => onReady(film.seek));
  const gone = useEffectEvent(() => onReady(null));
  useEffect(() => {
    ready();
    if (startAt !== null) place.current?.scrollIntoView({ block: 'center' });
    return () => gone();
  }, [startAt]);
  const { position } = film;
  return (
    // Keys work wherever the focus is inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.film}
      aria-label={t('marks.film')}
      onKeyDown={(event) => press(event, { film, marks, part, setPart })}
    >
      {/* Keyboards use the timeline below. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.screen}
        onClick={(event) => {
          film.toggle();
          event.currentTarget.parentElement?.querySelector<HTMLElement>('[role="slider"]')?.focus();
        }}
      >
        <div ref={place} className={styles.place} />
        {film.state === 'loading' && <Spinner />}
        {film.state === 'failed' && <p className={styles.failed}>{t('marks.failed')}</p>}
      </div>
      <MarksTimeline
        duration={duration}
        position={position}
        markers={marks.markers}
        midrolls={marks.midrolls}
        onSeek={film.seek}
      />
      <Transport film={film} duration={duration} />
      <div className={styles.tools}>
        <Segments
          label={t('marks.part')}
          value={part}
          choices={partNames.map((name) => ({ value: name, label: t(`fields.${name}`) }))}
          onChange={setPart}
        />
        <Button isSmall onPress={() => marks.setEdge(part, 'start', position)}>
          {t('marks.startHere')}
        </Button>
        <Button isSmall onPress={() => marks.setEdge(part, 'end', position)}>
          {t('marks.endHere')}
        </Button>
        <span className={styles.gap} />
        <Button isSmall icon="plus" onPress={() => marks.addChapter(position)}>
          {t('marks.chapterHere')}
        </Button>
        <Button isSmall icon="plus" onPress={() => marks.addMidroll(position)}>
          {t('marks.midrollHere')}
        </Button>
      </div>
      <p className={styles.keys}>{t('marks.keys')}</p>
    </section>
  );
}

function Transport({ film, duration }: { readonly film: Film; readonly duration: number }) {
  const t = useTexts();
  return (
    <div className={styles.tools}>
      <Button
        isSmall
        look="quiet"
        icon="left"
        aria-label={t('marks.frameBack')}
        onPress={() => film.step(-1)}
      />
      <Button isSmall onPress={film.toggle}>
        {film.isPaused ? t('marks.play') : t('marks.pause')}
      </Button>
      <Button
        isSmall
        look="quiet"
        icon="right"
        aria-label={t('marks.frameOn')}
        onPress={() => film.step(1)}
      />
      <span className={styles.time}>
        {formatFilmTime(film.position)} / {formatFilmTime(duration)}
      </span>
    </div>
  );
}

interface Pressed {
  readonly film: Film;
  readonly marks: MarksEditing;
  readonly part: PartName;
  readonly setPart: (part: PartName) => void;
}

function press(event: KeyboardEvent, { film, marks, part, setPart }: Pressed): void {
  const key = filmKeyOf(event);
  if (key === null) return;
  event.preventDefault();
  if (key.type === 'toggle') film.toggle();
  else if (key.type === 'seconds') film.seek(film.position + key.by);
  else if (key.type === 'frames') film.step(key.by);
  else if (key.type === 'edge') marks.setEdge(part, key.edge, film.position);
  else if (key.type === 'chapter') marks.addChapter(film.position);
  else if (key.type === 'midroll') marks.addMidroll(film.position);
  else setPart(partNames[key.at] ?? part);
}
