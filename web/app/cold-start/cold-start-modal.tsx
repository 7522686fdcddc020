import type { ColdStartGenre, MediaItemCard } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Progress } from '../ui/progress.tsx';
import { toneClass } from '../ui/tone.ts';
import { useTask } from '../ui/use-task.ts';
import styles from './cold-start-modal.module.css';
import { choosableGenresQuery, choosableMoviesQuery } from './queries.ts';
import { Result } from './result.tsx';
import { leftToChoose, stepAfter, toggled } from './steps.ts';
import type { ColdStartEvent, ColdStartStep } from './steps.ts';

const titles = {
  genres: 'coldStart.genresTitle',
  movies: 'coldStart.moviesTitle',
  result: 'coldStart.resultTitle',
  failed: 'coldStart.failedTitle',
} as const satisfies Record<ColdStartStep, string>;

interface Saved {
  readonly alias: string;
  readonly seconds: number;
}

/**
 * Asks for the viewer's preferences: genres, then titles of these, then shows the result for as long as the service
 * says. Closed with the alias of the resulting view; it closes when there is nothing to choose from.
 */
export function ColdStartModal({ close }: ModalProps<string>) {
  const t = useMessages();
  const queries = useQueryClient();
  const [step, setStep] = useState<ColdStartStep>('genres');
  const [genres, setGenres] = useState<readonly string[]>([]);
  const [movies, setMovies] = useState<readonly MediaItemCard[]>([]);
  const [saved, setSaved] = useState<Saved | null>(null);
  const { isBusy, run } = useTask();
  const { data: offered } = useQuery(choosableGenresQuery());
  const min = offered?.min_for_choosing ?? null;
  const isEmpty = offered?.items.length === 0;
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnStep(place, step);

  const send = (event: ColdStartEvent): void => setStep((now) => stepAfter(now, event));
  const save = async (): Promise<void> => {
    const isSaved = await run(async () => {
      const { coldStart } = await apiOf(queries);
      const { loading_screen, media_view_alias } = await coldStart.save({
        genre_aliases: [...genres],
        content_ids: movies.map(({ id }) => id),
      });
      setSaved({ alias: media_view_alias, seconds: loading_screen.duration });
    });
    send(isSaved ? 'saved' : 'refused');
  };
  return (
    <Dialog open onClose={close} title={t(titles[step])} size="picture" canClose={step !== 'result'}>
      <div ref={place} tabIndex={-1} className={styles.step}>
        {step === 'genres' && (
          <Genres
            chosen={genres}
            onChoose={(alias) => {
              setGenres(toggled(genres, alias));
              setMovies([]);
            }}
            next={<NextButton onClick={() => send('genres_chosen')} />}
          />
        )}
        {step === 'movies' && (
          <Movies
            genres={genres}
            chosen={movies}
            min={min}
            onChoose={setMovies}
            next={<NextButton isBusy={isBusy} onClick={() => void save()} />}
            back={
              <Button variant="ghost" onClick={() => send('back')}>
                {t('coldStart.back')}
              </Button>
            }
          />
        )}
        {step === 'failed' && <Failed of="save" onAgain={() => send('again')} />}
        {step === 'result' && saved && (
          <Result posters={movies} seconds={saved.seconds} onEnd={() => close(saved.alias)} />
        )}
      </div>
    </Dialog>
  );
}

/** The focused element is gone with its step: the focus moves to the top of the next one. */
function useFocusOnStep(place: RefObject<HTMLElement | null>, step: ColdStartStep): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.closest('dialog')?.scrollTo(0, 0);
  }, [place, step]);
}

interface ChoiceProps {
  readonly text: string;
  readonly chosen: number;
  readonly left: number;
  /** Shown only once enough options are chosen. */
  readonly next: ReactNode;
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

function Choice({ text, chosen, left, next, back, children }: ChoiceProps) {
  const t = useMessages();
  return (
    <>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.footer}>
        <output className={styles.count}>
          {left > 0 ? t('coldStart.left', { count: left }) : t('coldStart.chosen', { count: chosen })}
        </output>
        {back}
        {left === 0 && next}
      </div>
    </>
  );
}

function NextButton({
  isBusy = false,
  onClick,
}: {
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}) {
  const t = useMessages();
  return (
    <Button variant="primary" loading={isBusy} onClick={onClick}>
      {t('coldStart.continue')}
    </Button>
  );
}

interface GenresProps extends Pick<ChoiceProps, 'next'> {
  /** Aliases of the chosen genres. */
  readonly chosen: readonly string[];
  readonly onChoose: (alias: string) => void;
}

function Genres({ chosen, onChoose, next }: GenresProps) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(choosableGenresQuery());
  if (!data) return <Missing isError={isError} isBusy={isFetching} onAgain={() => void refetch()} />;
  return (
    <Choice
      text={t('coldStart.genresText')}
      chosen={chosen.length}
      left={leftToChoose(chosen.length, data.min_for_choosing, data.items.length)}
      next={next}
    >
      <ul className={styles.genres}>
        {data.items.map((genre) => (
          <GenreTile
            key={genre.id}
            genre={genre}
            isChosen={chosen.includes(genre.alias)}
            onChoose={() => onChoose(genre.alias)}
          />
        ))}
      </ul>
    </Choice>
  );
}

/** Replaces content that is loading or has failed to load. */
function Missing({
  isError,
  ...failed
}: Omit<FailedProps, 'of'> & {
  readonly isError: boolean;
}) {
  const t = useMessages();
  return isError ? <Failed of="load" {...failed} /> : <Progress label={t('routing.loading')} />;
}

interface MoviesProps extends Pick<ChoiceProps, 'next' | 'back'> {
  readonly genres: readonly string[];
  readonly chosen: readonly MediaItemCard[];
  readonly min: number | null;
  readonly onChoose: (chosen: readonly MediaItemCard[]) => void;
}

function Movies({ genres, chosen, min, onChoose, next, back }: MoviesProps) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(choosableMoviesQuery(genres));
  if (!data) return <Missing isError={isError} isBusy={isFetching} onAgain={() => void refetch()} />;
  const isChosen = (movie: MediaItemCard): boolean => chosen.some(({ id }) => id === movie.id);
  return (
    <Choice
      text={t('coldStart.moviesText')}
      chosen={chosen.length}
      left={Math.max(leftToChoose(chosen.length, min, data.movies.length), chosen.length === 0 ? 1 : 0)}
      next={next}
      back={back}
    >
      <ul className={styles.movies}>
        {data.movies.map((movie) => (
          <li key={movie.id}>
            <button
              type="button"
              aria-pressed={isChosen(movie)}
              aria-label={movie.name}
              className={classNames(styles.movie, toneClass(movie.poster_bg_color))}
              onClick={() =>
                onChoose(isChosen(movie) ? chosen.filter(({ id }) => id !== movie.id) : [...chosen, movie])
              }
            >
              {movie.logo ? (
                <Picture
                  path={movie.logo}
                  profiles={['poster', 'poster_big']}
                  sizes="(min-width: 720px) 160px, 30vw"
                  alt=""
                  className={styles.picture}
                />
              ) : (
                <span className={styles.name}>{movie.name}</span>
              )}
              <Mark />
            </button>
          </li>
        ))}
      </ul>
    </Choice>
  );
}

function GenreTile({
  genre: { image, name, alias },
  isChosen,
  onChoose,
}: {
  readonly genre: ColdStartGenre;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        data-alias={alias}
        className={classNames(styles.genre, toneClass(null))}
        onClick={onChoose}
      >
        {image && (
          <Picture
            path={image}
            profiles={['card']}
            sizes="(min-width: 720px) 220px, 45vw"
            alt=""
            className={styles.picture}
          />
        )}
        <span className={styles.name}>{name}</span>
        <Mark />
      </button>
    </li>
  );
}

function Mark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" />
    </span>
  );
}

interface FailedProps {
  readonly of: 'load' | 'save';
  readonly isBusy?: boolean;
  readonly onAgain: () => void;
}

function Failed({ of, isBusy = false, onAgain }: FailedProps) {
  const t = useMessages();
  const isSave = of === 'save';
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        titleAs="h3"
        title={t(isSave ? 'coldStart.failedTitle' : 'listings.failed')}
        text={t(isSave ? 'coldStart.failedText' : 'coldStart.loadFailedText')}
      >
        <Button variant="primary" loading={isBusy} onClick={onAgain}>
          {t('shell.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
