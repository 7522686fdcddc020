/** Quality, speed, sound, subtitles, and saying what is wrong: one panel, one list at a time. */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import type { SourceContent } from '../../source/source.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { BackIcon, CloseIcon } from '../controls/icons.tsx';
import { useMessages } from '../context/player-context.ts';
import { CaptionsScreen } from './captions-screen.tsx';
import { MainScreen } from './main-screen.tsx';
import type { SettingsScreen } from './main-screen.tsx';
import { AudioScreen, ResolutionScreen, SpeedScreen, SubtitleScreen } from './option-screens.tsx';
import { ReportScreen } from './report-screen.tsx';
import type { PlayerReport } from './report-screen.tsx';
import styles from './settings-panel.module.css';

interface SettingsPanelProps {
  readonly content: SourceContent;
  readonly close: () => void;
  /** Opened by a key: focus shows on the first entry; a mouse needs no ring. */
  readonly isByKeyboard: boolean;
  readonly onReport?: ((report: PlayerReport) => Promise<void>) | undefined;
}

export function SettingsPanel({ content, close, isByKeyboard, onReport }: SettingsPanelProps): ReactNode {
  const messages = useMessages();
  const [screen, setScreen] = useState<SettingsScreen>('main');
  const panel = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<SettingsScreen>('main');
  const hasKeyboard = useRef(isByKeyboard);
  const back = (): void => {
    cameFrom.current = screen;
    setScreen(parents[screen]);
  };

  useEffect(() => {
    if (hasKeyboard.current)
      focusFirst(panel.current, parents[cameFrom.current] === screen ? cameFrom.current : null);
    else panel.current?.focus({ preventScroll: true });
  }, [screen]);
  const onKeyDown = (event: ReactKeyboardEvent): void => {
    hasKeyboard.current = true;
    if (!ownKeys.has(event.key)) return;
    event.stopPropagation();
    // Arrows choose among radio buttons.
    if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && screen !== 'main')) {
      event.preventDefault();
      if (screen === 'main') close();
      else back();
    } else if (event.key === 'ArrowRight' && opensScreen(event.target)) {
      event.preventDefault();
      event.target.click();
    } else if (event.key !== ' ' && event.key !== 'Enter' && moveFocus(panel.current, event.key)) {
      event.preventDefault();
    }
  };

  const title = {
    main: messages.settings,
    resolutions: messages.quality,
    speeds: messages.speed,
    audios: messages.audio,
    subtitles: messages.subtitles,
    captions: messages.captionStyle.title,
    support: messages.report,
  }[screen];

  return (
    <>
      {/* A click beside the panel closes it and does nothing else; keys have Esc. */}
      <div className={styles.backdrop} aria-hidden="true" onClick={close} />
      {/* The panel handles the keys of the lists inside it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={panel}
        open
        className={styles.panel}
        aria-label={title}
        tabIndex={-1}
        onPointerDown={() => {
          hasKeyboard.current = false;
        }}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.stopPropagation()}
      >
        <header className={styles.header}>
          {screen !== 'main' && (
            <IconButton label={messages.back} onClick={back}>
              <BackIcon />
            </IconButton>
          )}
          <h2 className={styles.title}>{title}</h2>
          <IconButton label={messages.close} onClick={close} className={styles.close}>
            <CloseIcon />
          </IconButton>
        </header>
        <div key={screen} className={styles.screen}>
          <Screen screen={screen} open={setScreen} back={back} content={content} onReport={onReport} />
        </div>
      </dialog>
    </>
  );
}

interface ScreenProps extends Pick<SettingsPanelProps, 'content'> {
  readonly screen: SettingsScreen;
  readonly open: (screen: SettingsScreen) => void;
  readonly back: () => void;
  readonly onReport: SettingsPanelProps['onReport'];
}

function Screen({ screen, open, back, content, onReport }: ScreenProps): ReactNode {
  if (screen === 'main') return <MainScreen open={open} canReport={onReport !== undefined} />;
  if (screen === 'resolutions') return <ResolutionScreen done={back} />;
  if (screen === 'speeds') return <SpeedScreen done={back} />;
  if (screen === 'audios') return <AudioScreen done={back} />;
  if (screen === 'subtitles') return <SubtitleScreen done={back} openStyle={() => open('captions')} />;
  if (screen === 'captions') return <CaptionsScreen />;
  if (onReport === undefined) return null;
  const { id: contentId, type: contentType } = content;
  return (
    <ReportScreen
      send={(answers) => onReport({ contentId, ...(contentType !== undefined && { contentType }), answers })}
      done={back}
    />
  );
}

/** The target of "back" for each screen. */
const parents: Readonly<Record<SettingsScreen, SettingsScreen>> = {
  main: 'main',
  resolutions: 'main',
  speeds: 'main',
  audios: 'main',
  subtitles: 'main',
  captions: 'subtitles',
  support: 'main',
};

const ownKeys: ReadonlySet<string> = new Set([
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  ' ',
  'Enter',
]);

function itemsOf(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function opensScreen(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.ariaHasPopup === 'menu';
}

/** Focus goes to the choice in use, to the entry that led to this screen, or to the first. */
function focusFirst(panel: HTMLElement | null, cameFrom: SettingsScreen | null): void {
  const items = itemsOf(panel);
  const target =
    items.find((item) => item.dataset['screen'] === cameFrom) ??
    items.find((item) => item.ariaChecked === 'true') ??
    items[0] ??
    panel?.querySelector<HTMLElement>('input:checked') ??
    panel?.querySelector<HTMLElement>('input') ??
    panel?.querySelector<HTMLElement>('button');
  target?.focus();
}

/** False when the key does not move along the list. */
function moveFocus(panel: HTMLElement | null, key: string): boolean {
  const items = itemsOf(panel);
  const at = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = items[targets[key] ?? -1];
  next?.focus();
  return next !== undefined;
}
