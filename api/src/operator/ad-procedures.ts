import { readableBrands } from '../ad-campaigns/brand-access.ts';
import type { Asker } from '../ad-campaigns/asker.ts';
import type { AdClipsService } from '../ad-campaigns/clips.ts';
import type { AdReports } from '../ad-campaigns/report.ts';
import type { AdCampaignsService } from '../ad-campaigns/service.ts';
import type { AdsService } from '../ads/service.ts';
import type { RequestContext } from '../context/context.ts';
import { requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';

export interface AdPorts {
  readonly adCampaigns: AdCampaignsService;
  readonly adClips: Pick<AdClipsService, 'create' | 'get'>;
  readonly adReports: AdReports;
  readonly ads: Pick<AdsService, 'delivery'>;
}

/** Campaigns of the service's own ad server. */
export function adProcedures(ports: AdPorts) {
  return { ...campaignProcedures(ports), ...reportProcedures(ports) };
}

function campaignProcedures({ adCampaigns }: AdPorts) {
  const { listAdCampaigns, getAdCampaign, createAdCampaign, setAdCampaign } = procedures.operator;
  const { setAdCampaignState, removeAdCampaign, listAdCampaignChanges } = procedures.operator;
  return {
    listAdCampaigns: listAdCampaigns.handler(({ input, context }) =>
      adCampaigns.list(input, askerOf(context)),
    ),
    getAdCampaign: getAdCampaign.handler(({ input, context }) => adCampaigns.get(input.id, askerOf(context))),
    createAdCampaign: createAdCampaign.handler(({ input, context }) =>
      adCampaigns.create(input, askerOf(context)),
    ),
    setAdCampaign: setAdCampaign.handler(({ input: { campaign, ...based }, context }) =>
      adCampaigns.set(based, campaign, askerOf(context)),
    ),
    setAdCampaignState: setAdCampaignState.handler(({ input: { state, ...based }, context }) =>
      adCampaigns.setState(based, state, askerOf(context)),
    ),
    removeAdCampaign: removeAdCampaign.handler(async ({ input, context }) => {
      await adCampaigns.remove(input.id, askerOf(context));
      return {};
    }),
    listAdCampaignChanges: listAdCampaignChanges.handler(({ input: { id, ...page }, context }) =>
      adCampaigns.changes(id, page, askerOf(context)),
    ),
  };
}

function reportProcedures({ adClips, adReports, ads }: AdPorts) {
  const { createAdClip, getAdClip, getAdReport, getAdDelivery } = procedures.operator;
  return {
    createAdClip: createAdClip.handler(({ input, context }) => adClips.create(input, askerOf(context))),
    getAdClip: getAdClip.handler(({ input }) => adClips.get(input.id)),
    getAdReport: getAdReport.handler(({ input: { campaign_id, ...scope }, context }) => {
      const brands = readableBrands(requireOperator(context));
      return adReports.read({ ...scope, campaignId: campaign_id ?? null, brands }, context.language);
    }),
    getAdDelivery: getAdDelivery.handler(() => ads.delivery()),
  };
}

function askerOf(context: RequestContext): Asker {
  return { principal: requireOperator(context), now: context.now() };
}
