import { useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { LateIcon } from '../../ui/late-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toneClass } from '../../ui/tone.ts';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import styles from './devices.module.css';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';

interface Device extends BlockCard {
  readonly title: string;
}

/** Instructions for each kind of device, each in its own tab. */
export const DevicesBlock = defineBlock((block) => {
  const devices = cardsOf(block).flatMap((card): Device[] =>
    card.title === null ? [] : [{ ...card, title: card.title }],
  );
  return devices.length === 0 ? null : devices;
}, DeviceTabs);

function DeviceTabs({ block, data }: CustomBlockProps<readonly Device[]>) {
  const t = useMessages();
  const [selected, setSelected] = useState(data[0]?.key ?? '');
  const device = data.find(({ key }) => key === selected) ?? data[0];
  if (device === undefined) return null;
  return (
    <BlockSection block={block}>
      {data.length === 1 ? (
        <DevicePanel device={device} />
      ) : (
        <Tabs
          label={block.name ?? t('blocks.devices')}
          tabs={data.map(({ key, title }) => ({ id: key, name: title }))}
          selected={device.key}
          onSelect={setSelected}
        >
          <DevicePanel device={device} />
        </Tabs>
      )}
    </BlockSection>
  );
}

function DevicePanel({ device }: { readonly device: Device }) {
  const { title, subtitle, text, picture, icon, color, link } = device;
  return (
    <div className={`${styles.panel} ${toneClass(color)}`}>
      <div className={styles.words}>
        {icon && (
          <span className={styles.icon}>
            <LateIcon name={icon} />
          </span>
        )}
        <h3 className={styles.title}>{subtitle ?? title}</h3>
        {text !== null && (
          <div className={styles.text}>
            <Markup text={text} />
          </div>
        )}
        {link?.title && <LinkButton link={link}>{link.title}</LinkButton>}
      </div>
      {picture && (
        <Picture
          path={picture}
          profiles={['banner_medium', 'key_visual']}
          sizes="(min-width: 900px) 640px, 92vw"
          alt=""
          className={styles.picture}
        />
      )}
    </div>
  );
}
