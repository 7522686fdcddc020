import type { ImageProfile } from '@kadr/contract/image-url';
import { FileTrigger } from 'react-aria-components';
import { uploadPicture } from '../../data/client.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pictureUrl } from './picture-url.ts';
import { FocalPointButton } from './focal-point-dialog.tsx';
import styles from './pictures.module.css';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface PictureDropProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (path: string | null) => void;
  /** The displayed size. */
  readonly profile: ImageProfile;
  /** Whether its focal point can be set. */
  readonly hasFocalPoint?: boolean;
}

/** A picture that is dropped, chosen or pasted. It is stored at once and shown as stored. */
export function PictureDrop({ label, value, onChange, profile, hasFocalPoint = true }: PictureDropProps) {
  const t = useTexts();
  const task = useTask();
  const action = value === null ? t('pictures.choose') : t('pictures.replace');
  const upload = (file: Blob) => task.run(async () => onChange(await uploadPicture(file)));
  return (
    <div className={styles.picture}>
      <FileDrop
        label={label}
        className={styles.drop}
        types={types}
        onFiles={([file]) => file && void upload(file)}
      >
        {value === null ? (
          <span className={styles.nothing}>
            <Icon name="picture" />
            {task.isBusy ? t('pictures.uploading') : t('pictures.drop')}
          </span>
        ) : (
          <img className={styles.image} src={pictureUrl(value, profile)} alt="" />
        )}
      </FileDrop>
      <div className={styles.actions}>
        <FileTrigger
          acceptedFileTypes={types}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) void upload(file);
          }}
        >
          <Button isSmall icon="upload" isPending={task.isBusy} aria-label={`${action}: ${label}`}>
            {action}
          </Button>
        </FileTrigger>
        {value !== null && hasFocalPoint && (
          <FocalPointButton label={label} path={value} onChange={onChange} />
        )}
        {value !== null && (
          <Button
            look="quiet"
            isSmall
            icon="trash"
            aria-label={`${t('ui.remove')}: ${label}`}
            onPress={() => onChange(null)}
          />
        )}
      </div>
      {task.error !== null && (
        <p className={styles.error} role="alert">
          {task.error}
        </p>
      )}
    </div>
  );
}
