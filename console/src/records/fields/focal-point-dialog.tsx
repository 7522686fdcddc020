import { splitFocalPoint, usualFocalPoint, withFocalPoint } from '@kadr/contract/image-url';
import type { FocalPoint } from '@kadr/contract/image-url';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { service } from '../../data/client.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './focal-point.module.css';
import { pictureShapes } from './picture-shapes.ts';
import { pictureUrl } from './picture-url.ts';

interface FocalPointProps {
  readonly label: string;
  /** Path of the picture, with its focal point if it has one. */
  readonly path: string;
  readonly onChange: (path: string) => void;
}

/** Opens the dialog for a picture's focal point. */
export function FocalPointButton(props: FocalPointProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isSmall
        look="quiet"
        aria-label={`${t('focus.open')}: ${props.label}`}
        onPress={() => setOpen(true)}
      >
        {t('focus.open')}
      </Button>
      {isOpen && <FocalPointDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The whole picture with a draggable point, and all its crops beside it. */
function FocalPointDialog({
  label,
  path,
  onChange,
  onClose,
}: FocalPointProps & { readonly onClose: () => void }) {
  const t = useTexts();
  const task = useTask();
  const { picture, point: stored } = splitFocalPoint(path);
  const [point, setPoint] = useState(stored ?? usualFocalPoint);
  const isUsual = point.x === usualFocalPoint.x && point.y === usualFocalPoint.y;
  const apply = () =>
    task.run(async () => {
      const next = isUsual
        ? withFocalPoint(path, null)
        : (await service.operator.setFocalPoint({ path: picture, ...point })).path;
      if (next !== path) onChange(next);
      onClose();
    });
  return (
    <Dialog
      title={`${t('focus.title')}: ${label}`}
      isOpen
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button isDisabled={isUsual} onPress={() => setPoint(usualFocalPoint)}>
            {t('focus.reset')}
          </Button>
          <Button look="primary" isPending={task.isBusy} onPress={() => void apply()}>
            {t('focus.apply')}
          </Button>
        </>
      }
    >
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <p className={styles.hint}>{t('focus.hint')}</p>
      <div className={styles.columns}>
        <PointField path={picture} point={point} onChange={setPoint} />
        <ul className={styles.shapes} aria-label={t('focus.shapes')}>
          {pictureShapes.map(({ ratio, profiles }) => (
            <li key={profiles[0]} className={styles.shape}>
              <img
                className={styles.cut}
                src={pictureUrl(picture, 'whole')}
                alt=""
                style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
              />
              <span>{profiles.map((profile) => t(`shape.${profile}`)).join(', ')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface PointFieldProps {
  readonly path: string;
  readonly point: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
}

const within = (percent: number): number => Math.min(99, Math.max(0, Math.round(percent)));

/** How far an arrow key moves the point: horizontal and vertical percent. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function PointField({ path, point, onChange }: PointFieldProps) {
  const t = useTexts();
  const follow = (event: PointerEvent): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    });
  };
  const move = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    onChange({ x: within(point.x + arrow[0] * step), y: within(point.y + arrow[1] * step) });
  };
  return (
    <div
      className={styles.picture}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <img className={styles.whole} src={pictureUrl(path, 'whole')} alt="" draggable={false} />
      <div
        className={styles.point}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        // It moves in two directions: no native control does.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-label={t('focus.point')}
        aria-valuemin={0}
        aria-valuemax={99}
        aria-valuenow={point.x}
        aria-valuetext={t('focus.at', { x: point.x, y: point.y })}
        onKeyDown={move}
      />
    </div>
  );
}
