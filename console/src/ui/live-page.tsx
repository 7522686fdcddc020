import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './live-page.module.css';
import { Segments } from './segments.tsx';

/** Preview widths, in CSS pixels. */
const widths = { phone: 390, desktop: 1440 } as const;
type Device = keyof typeof widths;

interface LivePageProps {
  /** The path to show: `/movies`. */
  readonly path: string;
  /** The preview token. */
  readonly token: string;
  /** Change it to reload the page. */
  readonly version: string | number;
}

/** A page of the service in a frame, as viewers see it on a phone or a computer. */
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
            // Another app, unknown to the console's router.
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
            // It cannot navigate the console or open windows.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- The page is from this service and needs its cookies.
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
