import type { AdCampaign } from '@kadr/contract';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useFieldLabel } from '../records/fields/labels.ts';
import { useAuthorName } from '../records/history/author-name.ts';
import { Fact, Facts } from '../ui/facts.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Panel } from '../ui/page.tsx';
import { useCampaignChanges } from './ad-queries.ts';
import styles from './advertising.module.css';
import type { CampaignValues } from './campaign-values.ts';
import { PacingBar } from './pacing-bar.tsx';

/** The panels beside the form: results, targets in words, and versions. */
export function CampaignPanels({
  campaign,
  values,
}: {
  readonly campaign: AdCampaign | null;
  readonly values: CampaignValues;
}) {
  return (
    <div className={styles.column}>
      {campaign !== null && campaign.state !== 'draft' && <Results campaign={campaign} />}
      <Summary values={values} />
      {campaign !== null && <Versions id={campaign.id} />}
    </div>
  );
}

function Results({ campaign }: { readonly campaign: AdCampaign }) {
  const t = useTexts();
  const formats = useFormats();
  const { impressions, impressions_today: today, completes, clicks } = campaign;
  const part = (value: number): string =>
    impressions === 0
      ? formats.number(value)
      : `${formats.number(value)} · ${formats.percent(value / impressions)}`;
  return (
    <Panel title={t('ads.results')}>
      <PacingBar campaign={campaign} />
      <Facts>
        <Fact name={t('ads.today')}>{formats.number(today)}</Fact>
        <Fact name={t('adCount.completes')}>{part(completes)}</Fact>
        <Fact name={t('adCount.clicks')}>{part(clicks)}</Fact>
      </Facts>
    </Panel>
  );
}

/** Where and to whom the campaign plays; empty targets mean everywhere. */
function Summary({ values }: { readonly values: CampaignValues }) {
  const t = useTexts();
  const list = (items: readonly string[], everything: string): string =>
    items.length === 0 ? everything : items.join(', ');
  const titles = [...values.genres, ...values.titles];
  return (
    <Panel title={t('ads.plays')} hint={t('ads.playsHint')}>
      <Facts>
        <Fact name={t('fields.places')}>
          {list(
            values.places.map((place) => t(`values.${place}`)),
            '—',
          )}
        </Fact>
        <Fact name={t('ads.devices')}>
          {list(
            values.devices.map((device) => t(`adDevice.${device}`)),
            t('ads.all'),
          )}
        </Fact>
        <Fact name={t('fields.countries')}>{list(values.countries, t('ads.all'))}</Fact>
        <Fact name={t('ads.languages')}>
          {list(
            values.languages.map((language) => t(`values.${language}`)),
            t('ads.all'),
          )}
        </Fact>
        <Fact name={t('ads.targetTitles')}>{list(titles, t('ads.all'))}</Fact>
      </Facts>
    </Panel>
  );
}

function Versions({ id }: { readonly id: number }) {
  const t = useTexts();
  const formats = useFormats();
  const labelOf = useFieldLabel();
  const authorOf = useAuthorName();
  // Among records, `weight` is a font's.
  const nameOf = (field: string): string => (field === 'weight' ? t('ads.weight') : labelOf(field));
  const { query, items } = useCampaignChanges(id);
  return (
    <Panel title={t('ads.versions')}>
      <ol className={styles.versions}>
        {items.map(({ version, at, by, state, changed }) => (
          <li key={version}>
            <span>{changed.length === 0 ? t(`adState.${state}`) : changed.map(nameOf).join(', ')}</span>
            <span className={styles.second}>
              {authorOf(by)} · {formats.since(at)}
            </span>
          </li>
        ))}
      </ol>
      <MoreButton query={query} />
    </Panel>
  );
}
