import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './live-page.module.css';
import { Segments } from './segments.tsx';

/** Widths at which a page is shown, in CSS pixels. */
const widths = { phone: 390, desktop: 1440 } as const;
type Device = keyof typeof widths;

interface LivePageProps {
  /** What is shown: `/movies`. */
  readonly path: string;
  /** Lets it be shown here. */
  readonly token: string;
  /** Another one whenever the page has to be loaded again. */
  readonly version: string | number;
}

/** A page of the service as viewers see it, in a frame, as on a phone or a computer. */
export function LivePage({ path, token, version }: LivePageProps) {
  const t = useTexts();
  const [device, setDevice] = useState<Device>('desktop');
  const [loads, setLoads] = useState(0);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setRoom({ width, height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const address = `${path}${path.includes('?') ? '&' : '?'}brand_preview=${encodeURIComponent(token)}`;
  const width = widths[device];
  const scale = Math.min(1, room.width / width);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.tools}>
        <Segments
          label={t('preview.device')}
          value={device}
          choices={[
            { value: 'desktop', label: t('preview.desktop') },
            { value: 'phone', label: t('preview.phone') },
          ]}
          onChange={setDevice}
        />
        <span className={styles.end}>
          <Button
            look="quiet"
            isSmall
            icon="history"
            aria-label={t('preview.reload')}
            onPress={() => setLoads(loads + 1)}
          />
          <ButtonLink
            look="quiet"
            isSmall
            icon="external"
            aria-label={t('preview.open')}
            // Of another app: the console's router does not know it.
            href={new URL(address, location.origin).href}
            target="_blank"
          />
        </span>
      </div>
      <div ref={place} className={styles.place}>
        {room.width > 0 && (
          <iframe
            key={`${version} ${loads} ${device}`}
            className={styles.page}
            title={t('preview.title')}
            // It may not take the console's place, and opens nothing beside it.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- It is of this service itself, with its cookies.
            sandbox="allow-scripts allow-same-origin allow-forms"
            src={address}
            style={{
              width,
              height: room.height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (room.width - width * scale) / 2),
            }}
          />
        )}
      </div>
    </section>
  );
}
