import { operatorOf } from '../src/operator.ts';
import type { Product } from '../src/product.ts';
import { samples } from '../src/samples.ts';

/** Paths of screens below `/console` that show the sample. */
export interface ConsoleSample {
  readonly account: string;
  readonly film: string;
  readonly page: string;
  readonly schedule: string;
  readonly segment: string;
  readonly broadcast: string;
  readonly campaign: string;
}

const day = 86_400;

/** Creates records that the demo lacks: a segment, a broadcast, a campaign of advertisements. */
export async function makeConsoleSample(product: Product, now: number): Promise<ConsoleSample> {
  const { operator } = operatorOf(product);
  const segment = await operator.createSegment({
    name: 'Watched a film this month',
    brand: null,
    rules: {
      match: 'all',
      groups: [
        {
          match: 'any',
          conditions: [
            { type: 'watched', kind: 'film', days: 30 },
            { type: 'bought', sum: { amount: 50_000, currency: 'RUB' } },
          ],
        },
        { match: 'all', conditions: [{ type: 'registered', days: 365, is_not: true }] },
      ],
    },
  });
  const broadcast = await operator.createBroadcast({
    name: 'Premieres of December',
    segment_id: segment.id,
    display: {
      message: { rus: 'Премьеры декабря', eng: 'Premieres of December', hye: 'Դեկտեմբերի պրեմիերաները' },
      submessage: { rus: 'Посмотрите первыми', eng: 'Be the first to watch', hye: 'Դիտեք առաջինը' },
    },
  });
  const campaign = await operator.createAdCampaign({
    name: 'Tea for winter',
    advertiser: 'The Tea House',
    starts_at: now,
    ends_at: now + 30 * day,
    goal: 100_000,
    viewer_cap: { impressions: 3, per: 'day' },
    creatives: [{ name: 'Fifteen seconds', address: 'https://clips.example/tea.mp4', duration: 15 }],
  });
  const { items: accounts } = await operator.listAccounts({ q: 'anna@kadr.example' });
  const { film, channel } = await samples(product.url);
  return {
    account: `/people/${accounts[0]?.id ?? ''}`,
    film: `/records/title/${film}`,
    page: '/records/media_view/kadr~main',
    schedule: `/television/${channel}`,
    segment: `/marketing/segments/${segment.id}`,
    broadcast: `/marketing/broadcasts/${broadcast.id}`,
    campaign: `/advertising/campaigns/${campaign.id}`,
  };
}
