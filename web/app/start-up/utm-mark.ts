/** The campaign that brought a viewer. */
export interface UtmMark {
  readonly utm_campaign: string | null;
  readonly utm_medium: string | null;
  readonly utm_source: string | null;
  /** `pid`, `af_channel` and `c`, for the address of an app store. */
  readonly query: string;
}

/**
 * The mark of an address, null without one. `pid` is the marker of the landing page, if it is one; `af_channel` joins
 * source and medium with an underscore.
 */
export function utmMarkOf(parameters: URLSearchParams, landing: string | null): UtmMark | null {
  const read = (name: string): string | null => parameters.get(name)?.slice(0, 200) || null;
  const [campaign, medium, source] = [read('utm_campaign'), read('utm_medium'), read('utm_source')];
  if (campaign === null && medium === null && source === null) return null;
  const channel = [source, medium].filter((part) => part !== null).join('_');
  const query = new URLSearchParams({
    ...(landing !== null && { pid: landing }),
    ...(channel && { af_channel: channel }),
    ...(campaign !== null && { c: campaign }),
  });
  return { utm_campaign: campaign, utm_medium: medium, utm_source: source, query: query.toString() };
}
