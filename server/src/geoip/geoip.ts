import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';

/** The file's record of an address; in its own form, not MaxMind's, whose types the reader has. */
const placeSchema = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

/** Returns the country of an address, ISO 3166-1 alpha-2. */
export type CountryOf = (ip: string) => string | null;

/**
 * The country in which an address is registered, from the registries' own statistics (NRO, as `ip-location-db` packs
 * them); `otherwise` for an address of a private network, and for anything that is not an address.
 */
export function openGeoIp(otherwise: string | null = null): CountryOf {
  const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  const reader = new Reader(readFileSync(fileURLToPath(file)));
  return (ip) =>
    isIP(ip) === 0 ? otherwise : (placeSchema.safeParse(reader.get(ip)).data?.country_code ?? otherwise);
}
