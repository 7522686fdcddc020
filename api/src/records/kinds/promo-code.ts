import { promoCodeImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { importCodes, nameOf } from '../../promo-codes/import.ts';
import { countOf, greatestFirst, isNamed, isOnAt, latestFirst, seconds, secondsField } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import { usage } from '../usages.ts';

const id = sql.raw('promo_codes.id');
const validFrom = sql.raw('promo_codes.valid_from');
const validTo = sql.raw('promo_codes.valid_to');
const isOn = (now: Date): SQL => isOnAt(validFrom, validTo, now);
const campaign = sql.raw(
  '(select campaign.slug from promo_campaigns campaign where campaign.id = promo_codes.campaign_id)',
);
const redemptions = countOf('promo_code_redemptions', 'promo_code_id', id);

export function promoCodeKind(): KindOfRecord {
  return tableKind({
    kind: 'promo_code',
    schema: promoCodeImportSchema,
    keyFields: ['code'],
    idOf: (record) => nameOf(String(record['code'])),
    keyOf: (key) => ({ code: nameOf(key) }),
    table: 'promo_codes',
    columns: sql`promo_codes.code, promo_codes.message, promo_codes.submessage, promo_codes.poster,
      promo_codes.target, ${seconds(validFrom)} as valid_from, ${seconds(validTo)} as valid_to,
      promo_codes.max_redemptions, promo_codes.needs_card, promo_codes.max_per_day, ${campaign} as campaign,
      promo_codes.benefit`,
    isInCatalogue: false,
    write: (transaction, records) => importCodes(transaction, z.array(promoCodeImportSchema).parse(records)),
    usages: (code) => {
      const own = sql`(select own.id from promo_codes own where own.code = ${code})`;
      return [
        usage(
          'redemption of account',
          sql`select used.account_id from promo_code_redemptions used where used.promo_code_id = ${own}`,
        ),
      ];
    },
    listing: {
      key: sql.raw('promo_codes.code'),
      tie: { by: id, type: 'integer' },
      label: () => sql.raw('promo_codes.code'),
      picture: sql.raw('promo_codes.poster'),
      isLive: isOn,
      fields: {
        benefit: sql.raw(`promo_codes.benefit->>'kind'`),
        campaign,
        valid_from: secondsField(validFrom),
        valid_to: secondsField(validTo),
        redemptions,
        max_redemptions: sql.raw('promo_codes.max_redemptions'),
        needs_card: sql.raw('promo_codes.needs_card'),
      },
      sorts: {
        code: { by: () => sql.raw('promo_codes.code'), type: 'text', order: 'asc' },
        valid_from: latestFirst(validFrom),
        redemptions: greatestFirst(redemptions),
      },
      filters: {
        is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`),
        campaign: filter(
          z.string().nullable(),
          (slug) => sql`${campaign} is not distinct from ${slug}::text`,
        ),
        benefit: filter(
          z.string().nullable(),
          (kind) => sql`promo_codes.benefit->>'kind' is not distinct from ${kind}::text`,
        ),
      },
      search: (text) =>
        sql`(promo_codes.code ilike ${likePattern(text)} or ${isNamed(sql.raw('promo_codes.message'), likePattern(text))})`,
    },
  });
}
