import type { ListedBrand } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from '../brands.module.css';
import { brandPath, brandsKey } from '../paths.ts';
import { NewBrandDialog } from './new-brand-dialog.tsx';
import { MemberPage } from '../../ui/member-page.tsx';

/** Brands: the main one first, then other published ones, then the rest. */
export function BrandsScreen() {
  const t = useTexts();
  const may = useMay();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery({
    queryKey: brandsKey,
    queryFn: () => service.operator.listBrands(),
    enabled: may('brands:read'),
    retry: false,
  });
  const { data } = query;
  return (
    <MemberPage
      title={t('brands.title')}
      permission="brands:read"
      query={query}
      actions={
        may('brands:write') && (
          <Button look="primary" icon="plus" isDisabled={data === undefined} onPress={() => setMaking(true)}>
            {t('brands.new')}
          </Button>
        )
      }
    >
      {data !== undefined && (
        <ul className={styles.brands}>
          {data.items.map((brand) => (
            <BrandCard key={brand.id} brand={brand} />
          ))}
        </ul>
      )}
      {isMaking && data !== undefined && (
        <NewBrandDialog brands={data.items} onClose={() => setMaking(false)} />
      )}
    </MemberPage>
  );
}

function BrandCard({ brand }: { readonly brand: ListedBrand }) {
  const t = useTexts();
  const hosts = brand.hosts.slice(0, 3).join(', ');
  return (
    <li className={styles.brand}>
      <div className={styles.brandWords}>
        <h2>
          <Link className={styles.brandLink} to={brandPath(brand.id)}>
            {brand.name}
          </Link>
        </h2>
        <p className={styles.second}>
          <code>{brand.id}</code>
          {hosts !== '' && ` · ${hosts}${brand.hosts.length > 3 ? '…' : ''}`}
        </p>
      </div>
      <div className={styles.marks}>
        {brand.is_main && <Badge tone="info">{t('brands.main')}</Badge>}
        {brand.has_draft && <Badge tone="warn">{t('state.draft')}</Badge>}
        {brand.number === null ? (
          <Badge>
            {brand.is_shipped || !brand.has_draft ? t('brands.archived') : t('brands.unpublished')}
          </Badge>
        ) : (
          <Badge tone="good">
            {brand.number === 0 ? t('brands.asShipped') : t('brands.version', { number: brand.number })}
          </Badge>
        )}
      </div>
    </li>
  );
}
