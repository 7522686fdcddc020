/** The layer over the picture: it handles gestures and keys, and shows and hides the controls. */
import { useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, ReactNode } from 'react';
import type { SourceContent } from '../source/source.ts';
import type { PlayerState } from '../state/state.ts';
import { ControlBar } from './control-bar.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Feedback } from './feedback.tsx';
import type { KeyFeedback } from './feedback.tsx';
import { fetchParts } from './fetch-parts.ts';
import { lazyPart } from './lazy.ts';
import { Notice } from './notice.tsx';
import { PictureTarget } from './picture-target.tsx';
import type { PlayerReport } from './settings/report-screen.tsx';
import { ShowControlsContext, usePlayerState } from './context/player-context.ts';
import { RewindIndicator } from './rewind-indicator.tsx';
import { Spinner } from './spinner.tsx';
import { StartOverlay } from './start-overlay.tsx';
import { SubtitlesOverlay } from './subtitles/subtitles-overlay.tsx';
import { TitleBar } from './title-bar.tsx';
import { useCaptionStyle } from './subtitles/use-caption-style.ts';
import { useControlsVisibility } from './use-controls-visibility.ts';
import { useKeyboard } from './use-keyboard.ts';
import { Volume } from './volume.tsx';
import { WindowButtons } from './window-buttons.tsx';
import styles from './surface.module.css';

interface SurfaceProps {
  readonly content: SourceContent;
  readonly autoplay: boolean;
  readonly autohideDelay?: number;
  readonly onClose?: (() => void) | undefined;
  readonly onReport?: ((report: PlayerReport) => Promise<void>) | undefined;
  readonly children?: ReactNode;
}

const SettingsPanel = lazyPart(async () => (await fetchParts()).SettingsPanel);
const SkipOffers = lazyPart(async () => (await fetchParts()).SkipOffers);
const TouchControls = lazyPart(async () => (await fetchParts()).TouchControls);
const Shortcuts = lazyPart(async () => (await fetchParts()).Shortcuts);
const AdOverlay = lazyPart(async () => (await import('./ad-overlay.tsx')).AdOverlay);

/** An advertisement plays or is due. */
const readHasAd = (state: PlayerState): boolean =>
  (state.isAdPlaying === true || state.isAdDue) && state.recovery?.type !== 'stop';
const isStopped = (state: PlayerState): boolean => state.recovery?.type === 'stop';

export function Surface({
  content,
  autoplay,
  autohideDelay,
  onClose,
  onReport,
  children,
}: SurfaceProps): ReactNode {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [feedback, setFeedback] = useState<KeyFeedback | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const settings = useSettingsPanel();
  const hasStopped = usePlayerState(isStopped);
  const hasAd = usePlayerState(readHasAd);
  const controls = useControlsVisibility(settings.isOpen || isHelpOpen, autohideDelay);
  useCaptionStyle(surface);
  useKeyboard({
    surface,
    areControlsVisible: controls.isVisible,
    activity: controls.activity,
    toggleHelp: () => setHelpOpen((isOpen) => !isOpen),
    isHelpOpen,
    isOff: hasStopped,
    done: ({ type }) => setFeedback((last) => ({ command: type, id: (last?.id ?? 0) + 1 })),
  });
  const { isTouch, onPointer } = usePointer(controls.activity);

  return (
    <div
      ref={surface}
      className={styles.surface}
      data-controls={controls.isVisible ? 'visible' : 'hidden'}
      data-input={isTouch ? 'touch' : 'mouse'}
      data-stopped={hasStopped}
      data-ad={hasAd}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={(event) => (event.pointerType === 'touch' ? undefined : controls.hide())}
      onFocus={controls.activity}
    >
      <PictureTarget
        areControlsVisible={controls.isVisible}
        showControls={controls.activity}
        hideControls={controls.hide}
      />
      <div className={styles.scrimTop} />
      <div className={styles.scrimBottom} />
      <SubtitlesOverlay />
      <ShowControlsContext value={controls.activity}>{children}</ShowControlsContext>
      <Spinner />
      <RewindIndicator />
      <Feedback last={feedback} />
      <StartOverlay autoplay={autoplay} />
      <Notice />
      <TouchControls isOpen={false} parts={hasAd ? null : { activity: controls.activity }} />
      <SkipOffers
        key={content.id}
        isOpen={false}
        parts={{ isHidden: settings.isOpen || hasStopped || hasAd }}
      />
      <TitleBar content={content} onClose={onClose} />
      <ControlBar
        areControlsVisible={controls.isVisible}
        isSettingsOpen={settings.isOpen}
        settingsButton={settings.button}
        toggleSettings={settings.toggle}
        holdPointer={controls.holdPointer}
      />
      {hasAd && <AdOverlay isOpen parts={{ volume: <Volume />, windowButtons: <WindowButtons /> }} />}
      <SettingsPanel
        isOpen={settings.isOpen}
        parts={settings.isOpen && !hasStopped && !hasAd ? { content, onReport, ...settings } : null}
      />
      <ErrorScreen onClose={onClose} />
      <Shortcuts isOpen={isHelpOpen} parts={{ isOpen: isHelpOpen, close: () => setHelpOpen(false) }} />
    </div>
  );
}

/** Whether the settings are open, and what opened them: the keyboard's focus goes back to the button. */
function useSettingsPanel() {
  const [opened, setOpened] = useState<'not' | 'by-pointer' | 'by-keyboard'>('not');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== 'not';
  const isByKeyboard = opened === 'by-keyboard';
  return {
    button,
    isOpen,
    isByKeyboard,
    toggle: (isByKey: boolean) => setOpened(isOpen ? 'not' : isByKey ? 'by-keyboard' : 'by-pointer'),
    close: () => {
      if (isByKeyboard) button.current?.focus();
      setOpened('not');
    },
  };
}

/** Which pointer was used last; `moved` is called for a mouse or a pen. */
function usePointer(moved: () => void) {
  const [isTouch, setTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const position = useRef({ x: -1, y: -1 });
  const onPointer = ({ type, pointerType, clientX: x, clientY: y }: ReactPointerEvent): void => {
    setTouch(pointerType === 'touch');
    // Browsers also send events for a resting mouse when something changes under it.
    const hasMoved = type !== 'pointermove' || x !== position.current.x || y !== position.current.y;
    position.current = { x, y };
    if (pointerType !== 'touch' && hasMoved) moved();
  };
  return { isTouch, onPointer };
}
