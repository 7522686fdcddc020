import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandChoices } from '../../data/brands.ts';
import { service } from '../../data/client.ts';
import { useCountries } from '../../data/countries.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { Select } from '../../ui/select.tsx';
import { MomentInput } from '../fields/time-fields.tsx';
import styles from './edit.module.css';

const ages = [18, 16, 12, 6, 0] as const;

interface Guest {
  readonly brand: string;
  readonly age: (typeof ages)[number];
  readonly country: string | null;
  /** Unix seconds; null: now. */
  readonly at: number | null;
}

interface ViewAsProps {
  readonly path: string;
  /** The initially shown brand. */
  readonly brand: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A page as a guest of a given age sees it, in a country, at a time; read-only. */
export function ViewAsDialog({ path, brand, isOpen, onClose }: ViewAsProps) {
  const t = useTexts();
  const [guest, setGuest] = useState<Guest>({ brand, age: 18, country: null, at: null });
  const { data, error } = useQuery({
    queryKey: ['brands', guest.brand, 'preview', guest],
    queryFn: () =>
      service.operator.getBrandPreview({
        id: guest.brand,
        age: guest.age,
        ...(guest.country !== null && { country: guest.country }),
        ...(guest.at !== null && { at: guest.at }),
      }),
    enabled: isOpen,
    retry: false,
    refetchOnWindowFocus: false,
    // The token is valid for an hour.
    staleTime: 50 * 60_000,
  });
  return (
    <Dialog title={t('viewAs.title')} isOpen={isOpen} onClose={onClose} size="wide">
      <GuestFields guest={guest} onChange={(change) => setGuest({ ...guest, ...change })} />
      <p className={styles.second}>{t('viewAs.hint')}</p>
      <Failure error={error} />
      {data !== undefined && <LivePage path={path} token={data.preview_token} version={data.preview_token} />}
    </Dialog>
  );
}

function GuestFields({
  guest,
  onChange,
}: {
  readonly guest: Guest;
  readonly onChange: (change: Partial<Guest>) => void;
}) {
  const t = useTexts();
  const countries = useCountries();
  const brands = useBrandChoices() ?? [];
  return (
    <div className={styles.guest}>
      <Select
        label={t('viewAs.who')}
        value={String(guest.age)}
        choices={ages.map((age) => ({
          value: String(age),
          label: age === 18 ? t('viewAs.adult') : t('viewAs.child', { age: String(age) }),
        }))}
        onChange={(chosen) => onChange({ age: ages.find((age) => String(age) === chosen) ?? 18 })}
      />
      <Select
        label={t('viewAs.country')}
        value={guest.country}
        choices={[
          { value: null, label: t('viewAs.unknownCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(country) => onChange({ country })}
      />
      <MomentInput label={t('viewAs.at')} value={guest.at} onChange={(at) => onChange({ at })} />
      {brands.length > 1 && (
        <Select
          label={t('viewAs.brand')}
          value={guest.brand}
          choices={brands}
          onChange={(chosen) => onChange({ brand: chosen ?? guest.brand })}
        />
      )}
    </div>
  );
}
