import type { CertificateDesign } from '@kadr/contract';
import { useId } from 'react';
import styles from './certificates.module.css';

const signs: Readonly<Record<CertificateDesign['sign'], string>> = {
  gift: 'M4 11h16v9H4ZM3 7h18v4H3ZM12 7v13M12 7C9 7 7 6 7 4.5S10 3 12 7ZM12 7c3 0 5-1 5-2.5S14 3 12 7Z',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  star: 'm12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17l-5.5 3 1.2-6.2L3.1 9.5l6.2-.8Z',
  play: 'M7 5.1v13.8c0 1 1.1 1.6 1.9 1.1l10.9-6.9c.8-.5.8-1.7 0-2.2L8.9 4C8.1 3.5 7 4.1 7 5.1Z',
};

/**
 * A certificate's picture: its two colours and its sign. The colours are attributes, because styles are not allowed.
 */
export function CertificatePicture({ design: { from, to, sign } }: { readonly design: CertificateDesign }) {
  const id = useId();
  return (
    <svg viewBox="0 0 320 200" className={styles.picture} aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="320" height="200" fill={`url(#${id})`} />
      <g
        transform="translate(160 22) scale(6.6)"
        fill="none"
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinejoin="round"
        opacity="0.5"
      >
        <path d={signs[sign]} />
      </g>
    </svg>
  );
}
