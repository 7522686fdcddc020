/** Sound: a mute button and a slider. Fingers get the button only; phones have keys for the rest. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './controls/icon-button.tsx';
import { VolumeIcon } from './controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './volume.module.css';

export function Volume(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isMuted = usePlayerState('isMuted');
  const volume = usePlayerState('volume');
  const slider = useRef<HTMLInputElement>(null);
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = control.current;
    const turn = (event: WheelEvent): void => {
      if (event.deltaY === 0) return;
      event.preventDefault();
      player.stepVolume(event.deltaY < 0 ? 1 : -1);
    };
    // Not by React, whose wheel listeners cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [player]);
  const heard = isMuted ? 0 : volume;
  useEffect(() => slider.current?.style.setProperty('--kp-volume', String(heard)), [heard]);
  return (
    <div ref={control} className={styles.volume}>
      <IconButton label={heard === 0 ? messages.unmute : messages.mute} keys="m" onClick={player.toggleMute}>
        <VolumeIcon level={heard === 0 ? 'off' : heard < 0.5 ? 'low' : 'high'} />
      </IconButton>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={heard}
        aria-label={messages.volume}
        aria-valuetext={`${Math.round(heard * 100)} %`}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
        // Keys belong to the film again once the mouse lets go.
        onPointerUp={(event) => event.currentTarget.blur()}
      />
    </div>
  );
}
