import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useField } from '../../records/fields/use-field.ts';
import { PictureDrop } from '../../records/fields/picture-drop.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from '../brands.module.css';
import type { SectionProps } from './brand-field.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { shippedPicture } from './shipped-pictures.ts';

/** The brand's logo and pictures. */
export function PicturesSection({ brand }: SectionProps) {
  const t = useTexts();
  return (
    <>
      <LogoPanel />
      <Panel title={t('brandPanels.pictures')} hint={t('brandPanels.picturesHint')}>
        <div className={styles.pictures}>
          <BrandPicture brand={brand} name="icon" label="fields.icon" />
          <BrandPicture brand={brand} name="touch_icon" label="fields.touch_icon" />
          <BrandPicture brand={brand} name="share_image" label="fields.share_image" />
          <BrandPicture brand={brand} name="theme.backdrop" label="fields.backdrop" isNullable />
        </div>
      </Panel>
    </>
  );
}

interface BrandPictureProps {
  readonly brand: string;
  readonly name: string;
  readonly label: MessageKey;
  readonly isNullable?: boolean;
}

/** A picture of the brand: a shipped file, or an uploaded replacement. */
function BrandPicture({ brand, name, label, isNullable = false }: BrandPictureProps) {
  const t = useTexts();
  const { value, onChange, error } = useField<string | null | undefined>(name);
  const isUploaded = value?.startsWith('/') === true;
  const shipped = value && !isUploaded ? shippedPicture(brand, value) : null;
  return (
    <div className={styles.picture}>
      <span className={styles.legend}>{t(label)}</span>
      {shipped !== null && (
        <figure className={styles.shipped}>
          <img src={shipped} alt="" />
          <figcaption className={styles.second}>
            <code>{value}</code>
          </figcaption>
        </figure>
      )}
      <PictureDrop
        label={t(label)}
        value={isUploaded ? value : null}
        // A required picture can only be replaced.
        onChange={(path) => onChange(path ?? (isNullable ? null : ''))}
        profile="card"
        // The files of a brand are served as they are.
        hasFocalPoint={false}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  );
}
