import type { AccountPage } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandChoices } from '../../data/brands.ts';
import type { BrandChoice } from '../../data/brands.ts';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { accountKey } from '../account-queries.ts';
import type { OpenAction } from '../actions/account-dialog.tsx';
import { KeyField } from '../key-field.tsx';
import { Explanation } from './explanation.tsx';
import { useCountries } from '../../data/countries.ts';
import styles from './why.module.css';
import { Failure } from '../../ui/failure.tsx';

interface WhyPanelProps {
  readonly account: AccountPage;
  readonly onOpen: (open: OpenAction) => void;
}

interface Question {
  readonly title: string | null;
  /** Null: the master profile. */
  readonly profile: string | null;
  /** Null: ignore the country. */
  readonly country: string | null;
  /** Null: the brand of the console's host. */
  readonly brand: string | null;
}

/** Explains why a viewer of an account may or may not watch a title now. */
export function WhyPanel({ account, onOpen }: WhyPanelProps) {
  const t = useTexts();
  const mayGive = useMay()('support:write');
  const [question, setQuestion] = useState<Question>({
    title: null,
    profile: null,
    country: null,
    brand: account.sessions[0]?.brand ?? null,
  });
  const { title, profile, country, brand } = question;
  const { data, error, isLoading } = useQuery({
    queryKey: [...accountKey(account.id), 'why', question],
    queryFn: () =>
      service.operator.getPlaybackExplanation({
        id: account.id,
        title: title ?? '',
        ...(profile !== null && { profile_id: Number(profile) }),
        ...(country !== null && { country }),
        ...(brand !== null && { brand }),
      }),
    enabled: title !== null,
    placeholderData: (before) => (title === null ? undefined : before),
    retry: false,
  });
  return (
    <Panel title={t('why.title')} hint={t('why.hint')}>
      <Questions
        account={account}
        question={question}
        onChange={(change) => setQuestion({ ...question, ...change })}
      />
      <Failure error={error} />
      {isLoading && <Spinner />}
      {error === null && data !== undefined && (
        <Explanation
          explanation={data}
          onGive={mayGive ? () => onOpen({ action: 'title', title: data.title.slug }) : null}
        />
      )}
    </Panel>
  );
}

interface QuestionsProps {
  readonly account: AccountPage;
  readonly question: Question;
  readonly onChange: (change: Partial<Question>) => void;
}

function Questions({ account, question, onChange }: QuestionsProps) {
  const t = useTexts();
  const countries = useCountries();
  const brands = useBrands(account);
  const profiles = account.profiles.map(({ id, name, type }) => ({
    value: type === 'master' ? null : String(id),
    label: name,
  }));
  return (
    <div className={styles.questions}>
      <div className={styles.film}>
        <KeyField
          kind="title"
          label={t('why.film')}
          value={question.title}
          onChange={(title) => onChange({ title })}
        />
      </div>
      <Select
        label={t('why.profile')}
        value={question.profile}
        choices={profiles}
        onChange={(profile) => onChange({ profile })}
      />
      <Select
        label={t('why.country')}
        value={question.country}
        choices={[
          { value: null, label: t('why.anyCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(country) => onChange({ country })}
      />
      <Select
        label={t('why.brand')}
        value={question.brand}
        choices={[{ value: null, label: t('why.thisBrand') }, ...brands]}
        onChange={(brand) => onChange({ brand })}
      />
    </div>
  );
}

/** All brands if the member may see them, otherwise those that the account has signed in to. */
function useBrands({ sessions }: AccountPage): readonly BrandChoice[] {
  const choices = useBrandChoices() ?? [];
  const names = new Map(choices.map(({ value, label }) => [value, label]));
  const all = new Set([...names.keys(), ...sessions.map(({ brand }) => brand)]);
  return [...all].map((id) => ({ value: id, label: names.get(id) ?? id }));
}
