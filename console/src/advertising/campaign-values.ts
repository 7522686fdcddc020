import type { AdCampaign, AdCampaignInputParsed, AdCreative } from '@kadr/contract';
import { adCampaignSchema } from 'virtual:contract-data';
import { emptyOf } from '../records/schema/json-schema.ts';
import type { JsonSchema } from '../records/schema/json-schema.ts';

/** A campaign being edited: its start may be missing. */
export type CampaignValues = Omit<AdCampaignInputParsed, 'starts_at'> & { readonly starts_at: number | null };

const inputSchema: JsonSchema = adCampaignSchema;

/** The schema of a field of a campaign. */
export const schemaOf = (name: keyof CampaignValues): JsonSchema => inputSchema.properties?.[name] ?? {};

/** @param now Unix seconds; the campaign starts with the next hour */
export function newCampaign(now: number): CampaignValues {
  return { ...(emptyOf(inputSchema) as CampaignValues), starts_at: Math.ceil(now / 3600) * 3600 };
}

export const newCreative: AdCreative = {
  id: null,
  name: '',
  clip_id: null,
  address: null,
  duration: null,
  click_through: null,
  skip_after: 5,
};

/** The editable fields of a campaign. */
export function valuesOf(campaign: AdCampaign): CampaignValues {
  const names = Object.keys(inputSchema.properties ?? {});
  return Object.fromEntries(
    Object.entries(campaign).filter(([name]) => names.includes(name)),
  ) as unknown as CampaignValues;
}

/** Whether all fields required by the service are filled in. */
export function isReadyToSave({ name, advertiser, starts_at, creatives, places }: CampaignValues): boolean {
  return (
    name.trim() !== '' &&
    advertiser.trim() !== '' &&
    starts_at !== null &&
    places.length > 0 &&
    creatives.every(
      (creative) =>
        creative.name.trim() !== '' &&
        (creative.clip_id !== null || (Boolean(creative.address) && Boolean(creative.duration))),
    )
  );
}
