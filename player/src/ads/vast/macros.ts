/** Macros of addresses (VAST 4.3 §6): `[NAME]`, in the old way `%%NAME%%`, or with its brackets encoded. */

/** The values that the player knows; the other macros of the standard's list become -1, "unknown". */
export type MacroValues = Readonly<Record<string, string | number>>;

const UNKNOWN = '-1';

/** All macros of VAST 3.0–4.3, and those of the next version. */
export const macroNames: ReadonlySet<string> = new Set([
  'TIMESTAMP',
  'CACHEBUSTING',
  'CONTENTPLAYHEAD',
  'MEDIAPLAYHEAD',
  'BREAKPOSITION',
  'BLOCKEDADCATEGORIES',
  'ADCATEGORIES',
  'ADCOUNT',
  'TRANSACTIONID',
  'PLACEMENTTYPE',
  'ADTYPE',
  'UNIVERSALADID',
  'BREAKMAXDURATION',
  'BREAKMINDURATION',
  'BREAKMAXADS',
  'BREAKMINADLENGTH',
  'BREAKMAXADLENGTH',
  'IFA',
  'IFATYPE',
  'CLIENTUA',
  'SERVERUA',
  'DEVICEUA',
  'SERVERSIDE',
  'DEVICEIP',
  'LATLONG',
  'DOMAIN',
  'PAGEURL',
  'APPBUNDLE',
  'VASTVERSIONS',
  'APIFRAMEWORKS',
  'EXTENSIONS',
  'VERIFICATIONVENDORS',
  'OMIDPARTNER',
  'MEDIAMIME',
  'PLAYERCAPABILITIES',
  'CLICKTYPE',
  'PLAYERSTATE',
  'INVENTORYSTATE',
  'PLAYERSIZE',
  'ADPLAYHEAD',
  'ASSETURI',
  'CONTENTID',
  'CONTENTURI',
  'PODSEQUENCE',
  'ADSERVINGID',
  'CLICKPOS',
  'ERRORCODE',
  'REASON',
  'LIMITADTRACKING',
  'REGULATIONS',
  'GDPRCONSENT',
  'STOREID',
  'STOREURL',
]);

const pattern = /\[([a-z]{2,24})\]|%%([a-z]{2,24})%%|%5B([a-z]{2,24})%5D/gi;

/** `address` with its macros filled in; bracketed words that are not macros stay. */
export function fillMacros(address: string, values: MacroValues): string {
  return address.replaceAll(pattern, (found, ...groups: readonly (string | undefined)[]) => {
    const written = (groups[0] ?? groups[1] ?? groups[2] ?? '').toUpperCase();
    // Older than the standard's name, and still in use.
    const name = written === 'RANDOM' ? 'CACHEBUSTING' : written;
    const value = values[name];
    if (value !== undefined) return encode(String(value));
    return macroNames.has(name) ? UNKNOWN : found;
  });
}

/** RFC 3986. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
