import { promoCampaignImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { importCampaigns } from '../../promo-codes/import.ts';
import { countOf, greatestFirst, isOnAt, latestFirst, seconds, secondsField } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { keyedBy, tableKind } from '../table-kind.ts';
import { usage } from '../usages.ts';

const id = sql.raw('promo_campaigns.id');
const validFrom = sql.raw('promo_campaigns.valid_from');
const validTo = sql.raw('promo_campaigns.valid_to');
const isOn = (now: Date): SQL => isOnAt(validFrom, validTo, now);
const codes = countOf('promo_codes', 'campaign_id', id);

/** Campaigns of promo codes. */
export function promoCampaignKind(): KindOfRecord {
  return tableKind({
    kind: 'promo_campaign',
    schema: promoCampaignImportSchema,
    ...keyedBy('slug'),
    table: 'promo_campaigns',
    columns: sql`promo_campaigns.slug, promo_campaigns.name, ${seconds(validFrom)} as valid_from,
      ${seconds(validTo)} as valid_to, promo_campaigns.max_redemptions, promo_campaigns.max_per_day,
      promo_campaigns.max_per_account`,
    isInCatalogue: false,
    write: (transaction, records) =>
      importCampaigns(transaction, z.array(promoCampaignImportSchema).parse(records)),
    usages: (slug) => [
      usage(
        'promo code',
        sql`select code.code from promo_codes code
          join promo_campaigns campaign on campaign.id = code.campaign_id
          where campaign.slug = ${slug} order by code.code`,
      ),
    ],
    listing: {
      key: sql.raw('promo_campaigns.slug'),
      tie: { by: id, type: 'integer' },
      label: () => sql.raw('promo_campaigns.name'),
      picture: sql.raw('null'),
      isLive: isOn,
      fields: {
        valid_from: secondsField(validFrom),
        valid_to: secondsField(validTo),
        codes,
        redemptions: sql.raw(`(select count(*)::double precision from promo_code_redemptions used
          join promo_codes code on code.id = used.promo_code_id where code.campaign_id = promo_campaigns.id)`),
      },
      sorts: {
        name: {
          by: () => sql.raw('promo_campaigns.name collate "ru-x-icu"'),
          type: 'text',
          order: 'asc',
        },
        valid_from: latestFirst(validFrom),
        codes: greatestFirst(codes),
      },
      filters: { is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`) },
      search: (text) =>
        sql`(promo_campaigns.slug = ${text} or promo_campaigns.name ilike ${likePattern(text)})`,
    },
  });
}
