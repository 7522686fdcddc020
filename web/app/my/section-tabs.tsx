import { useMessages } from '../i18n/messages.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { sections } from './sections.ts';
import type { Section } from './sections.ts';

/** Tabs of the sibling pages of a page in the personal area; nothing without siblings. */
export function SectionTabs({
  path,
  section: { key, tabs },
}: {
  readonly path: string;
  readonly section: Section;
}) {
  const t = useMessages();
  if (tabs === undefined) return null;
  return (
    <TabLinks
      label={t(`crumbs.${key}`)}
      selected={path}
      tabs={tabs.map((href) => ({
        id: href,
        href,
        name: href === tabs[0] ? t('my.all') : t(`crumbs.${sections[href]?.key ?? key}`),
      }))}
    />
  );
}
