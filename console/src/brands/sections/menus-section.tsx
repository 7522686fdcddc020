import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/page.tsx';
import styles from '../brands.module.css';
import type { SectionProps } from './brand-field.tsx';
import { OrderedChoices } from './ordered-choices.tsx';
import { pagesOf, usePageName } from './page-names.ts';

/** Menus: the header, “More”, and the bar on phones. */
export function MenusSection({ brand }: SectionProps) {
  const t = useTexts();
  const nameOf = usePageName();
  const views = useMainViews(brand);
  const menu: { readonly header?: string[]; readonly more?: string[] } | undefined = useWatch({
    name: 'menu',
  });
  const taken = new Set([...(menu?.header ?? []), ...(menu?.more ?? [])]);
  const labelOf = (entry: string): string => views.get(entry) ?? nameOf(entry);
  const ways = [...views.keys(), ...pagesOf('menu.header')]
    .filter((entry) => !taken.has(entry))
    .map((value) => ({ value, label: labelOf(value) }));
  return (
    <Panel title={t('brandSections.menus')} hint={t('brandPanels.menusHint')}>
      <div className={styles.menus}>
        <OrderedChoices
          name="menu.header"
          label={t('fields.header')}
          hint={t('brands.headerHint')}
          choices={ways}
          labelOf={labelOf}
        />
        <OrderedChoices
          name="menu.more"
          label={t('fields.more')}
          hint={t('brands.moreHint')}
          choices={ways}
          labelOf={labelOf}
        />
        <OrderedChoices
          name="menu.bar"
          label={t('fields.bar')}
          hint={t('brands.barHint')}
          choices={pagesOf('menu.bar').map((value) => ({ value, label: nameOf(value) }))}
          labelOf={nameOf}
          most={5}
        />
      </div>
    </Panel>
  );
}

/** Main views of the brand by alias, with their names; empty for a member who may not read pages. */
function useMainViews(brand: string): ReadonlyMap<string, string> {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['brands', brand, 'views'],
    queryFn: () =>
      service.operator.listRecords({ kind: 'media_view', filter: JSON.stringify({ brand }), limit: 100 }),
    enabled: may('pages:read'),
    retry: false,
  });
  return new Map(
    (data?.items ?? [])
      .map(({ id, label }) => [id.slice(id.indexOf('~') + 1), label] as const)
      .filter(([alias]) => /^[a-z][a-z0-9_]*$/.test(alias)),
  );
}
