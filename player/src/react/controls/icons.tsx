/** The player's pictograms, drawn on a 24-pixel grid with one stroke weight. */
import type { ReactNode } from 'react';

function Icon({
  children,
  isFilled = false,
}: {
  readonly children: ReactNode;
  readonly isFilled?: boolean;
}): ReactNode {
  return isFilled ? (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      {children}
    </svg>
  ) : (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const PlayIcon = (): ReactNode => (
  <Icon isFilled>
    <path
      d="M7.2 4.1c0-1.2 1.3-2 2.4-1.3l11 7.2c1.6 1 1.6 3 0 4l-11 7.2c-1 .7-2.4-.1-2.4-1.3V4.1Z"
      transform="translate(-1.2 0)"
    />
  </Icon>
);

export const PauseIcon = (): ReactNode => (
  <Icon isFilled>
    <rect x="5" y="3.5" width="5" height="17" rx="1.4" />
    <rect x="14" y="3.5" width="5" height="17" rx="1.4" />
  </Icon>
);

export const ReplayIcon = (): ReactNode => (
  <Icon>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5" />
    <path d="M7.4 2.6 6.6 6.8l4.2.6" />
  </Icon>
);

export const SkipBackIcon = (): ReactNode => (
  <Icon>
    <path d="M3.4 13a8.6 8.6 0 1 0 3.2-6.7" />
    <path d="M7.1 2.2 6.3 6.6l4.4.7" />
    <Fifteen />
  </Icon>
);

export const SkipForwardIcon = (): ReactNode => (
  <Icon>
    <path d="M20.6 13a8.6 8.6 0 1 1-3.2-6.7" />
    <path d="m16.9 2.2.8 4.4-4.4.7" />
    <Fifteen />
  </Icon>
);

function Fifteen(): ReactNode {
  return (
    <text
      x="12"
      y="16.2"
      textAnchor="middle"
      fontSize="8.6"
      fontWeight="700"
      fill="currentColor"
      stroke="none"
    >
      15
    </text>
  );
}

export const VolumeIcon = ({ level }: { readonly level: 'off' | 'low' | 'high' }): ReactNode => (
  <Icon>
    <path
      d="M3.5 9.4v5.2c0 .5.4.9.9.9h2.8l4.3 3.6c.6.5 1.5.1 1.5-.7V5.6c0-.8-.9-1.2-1.5-.7L7.2 8.5H4.4c-.5 0-.9.4-.9.9Z"
      fill="currentColor"
      stroke="none"
    />
    {level === 'off' ? (
      <path d="m16.2 9.4 5.2 5.2m0-5.2-5.2 5.2" />
    ) : (
      <>
        <path d="M16 9.2a4 4 0 0 1 0 5.6" />
        {level === 'high' && <path d="M18.6 6.4a8 8 0 0 1 0 11.2" />}
      </>
    )}
  </Icon>
);

export const SettingsIcon = (): ReactNode => (
  <Icon>
    <path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </Icon>
);

export const FullscreenIcon = (): ReactNode => (
  <Icon>
    <path d="M4 9.2V5.6C4 4.7 4.7 4 5.6 4h3.6M14.8 4h3.6c.9 0 1.6.7 1.6 1.6v3.6M20 14.8v3.6c0 .9-.7 1.6-1.6 1.6h-3.6M9.2 20H5.6c-.9 0-1.6-.7-1.6-1.6v-3.6" />
  </Icon>
);

export const ExitFullscreenIcon = (): ReactNode => (
  <Icon>
    <path d="M9.2 4v3.6c0 .9-.7 1.6-1.6 1.6H4M20 9.2h-3.6c-.9 0-1.6-.7-1.6-1.6V4M14.8 20v-3.6c0-.9.7-1.6 1.6-1.6H20M4 14.8h3.6c.9 0 1.6.7 1.6 1.6V20" />
  </Icon>
);

export const PipIcon = (): ReactNode => (
  <Icon>
    <path d="M11 18.5H5.6c-.9 0-1.6-.7-1.6-1.6V7.1c0-.9.7-1.6 1.6-1.6h12.8c.9 0 1.6.7 1.6 1.6V11" />
    <rect x="13.5" y="13.5" width="7.5" height="5.5" rx="1.2" fill="currentColor" stroke="none" />
  </Icon>
);

export const CloseIcon = (): ReactNode => (
  <Icon>
    <path d="M5.5 5.5l13 13m0-13-13 13" />
  </Icon>
);

export const BackIcon = (): ReactNode => (
  <Icon>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Icon>
);

export const NextIcon = (): ReactNode => (
  <Icon>
    <path d="M9.5 5.5 16 12l-6.5 6.5" />
  </Icon>
);

export const CheckIcon = (): ReactNode => (
  <Icon>
    <path d="m4.5 12.5 5 5L19.5 7" />
  </Icon>
);

export const ChevronsIcon = ({ direction }: { readonly direction: 1 | -1 }): ReactNode => (
  <Icon>
    <path d={direction === 1 ? 'm5 6 6 6-6 6m8-12 6 6-6 6' : 'm19 6-6 6 6 6M11 6l-6 6 6 6'} />
  </Icon>
);

export const WarningIcon = (): ReactNode => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.2" />
    <circle cx="12" cy="16.2" r="0.6" fill="currentColor" />
  </Icon>
);
