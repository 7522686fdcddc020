import type { BrandRecord } from '@kadr/contract';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from '../brands.module.css';
import { BannersSection } from '../sections/banners-section.tsx';
import { ColoursSection } from '../sections/colours-section.tsx';
import { FooterSection } from '../sections/footer-section.tsx';
import { GeneralSection } from '../sections/general-section.tsx';
import { MenusSection } from '../sections/menus-section.tsx';
import { PicturesSection } from '../sections/pictures-section.tsx';
import { ServicesSection } from '../sections/services-section.tsx';
import { TypeSection } from '../sections/type-section.tsx';
import { BrandPreview } from './brand-preview.tsx';
import type { BrandSaving } from './use-brand-saving.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { Unseen } from '../../ui/unseen.tsx';

/** The tabs of a brand, each with the path prefixes of its fields. */
const sections = {
  general: {
    Section: GeneralSection,
    fields: [
      'id',
      'name',
      'slogan',
      'seller',
      'hosts',
      'default_language',
      'languages',
      'currency',
      'store_app_id',
    ],
  },
  colours: {
    Section: ColoursSection,
    fields: ['theme.hue', 'theme.chroma', 'theme.accent', 'theme.on_accent', 'theme.row_mark'],
  },
  type: { Section: TypeSection, fields: ['theme.type', 'theme.radius'] },
  pictures: {
    Section: PicturesSection,
    fields: ['logo', 'icon', 'touch_icon', 'share_image', 'theme.backdrop'],
  },
  menus: { Section: MenusSection, fields: ['menu'] },
  footer: { Section: FooterSection, fields: ['footer'] },
  banners: { Section: BannersSection, fields: ['top_info_params', 'without_cookie_info', 'landings'] },
  services: {
    Section: ServicesSection,
    fields: ['chat', 'login_types', 'without_external_advertising', 'security', 'extra_stylesheet'],
  },
} as const;
type SectionName = keyof typeof sections;
const names = Object.keys(sections) as SectionName[];

const isIn = (field: string, parts: readonly string[]): boolean =>
  parts.some((part) => field === part || field.startsWith(`${part}.`));

interface BrandTabsProps {
  readonly record: BrandRecord;
  readonly saving: BrandSaving;
  readonly problems: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
}

/** The brand's tabs, each with its number of problems. */
export function BrandTabs({ record, saving, problems, mayWrite }: BrandTabsProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<string>('general');
  const fields = [...problems.keys()];
  return (
    <div className={styles.columns}>
      <Tabs
        className={classNames(styles.tabs)}
        selectedKey={chosen}
        onSelectionChange={(key) => setChosen(String(key))}
      >
        <TabList className={classNames(styles.tabList)} aria-label={t('brands.parts')}>
          {names.map((name) => (
            <BrandTab
              key={name}
              id={name}
              label={t(`brandSections.${name}`)}
              problems={fields.filter((field) => isIn(field, sections[name].fields)).length}
            />
          ))}
          <BrandTab id="versions" label={t('brandSections.versions')} problems={0} />
        </TabList>
        {names.map((name) => {
          const { Section } = sections[name];
          return (
            <TabPanel key={name} id={name} className={classNames(styles.section)}>
              <fieldset className={styles.fieldset} disabled={!mayWrite}>
                <Section brand={record.id} />
              </fieldset>
            </TabPanel>
          );
        })}
        <TabPanel id="versions" className={classNames(styles.section)}>
          <VersionsPanel record={record} saving={saving} mayWrite={mayWrite} />
        </TabPanel>
      </Tabs>
      <BrandPreview record={record} />
    </div>
  );
}

interface BrandTabProps {
  readonly id: string;
  readonly label: string;
  readonly problems: number;
}

function BrandTab({ id, label, problems }: BrandTabProps) {
  const t = useTexts();
  return (
    <Tab id={id} className={classNames(styles.tab)}>
      {label}
      {problems > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{problems}</span>
          <Unseen>{t('brands.problems', { count: problems })}</Unseen>
        </span>
      )}
    </Tab>
  );
}
