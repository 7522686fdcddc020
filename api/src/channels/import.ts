import type { CatalogueImportParsed } from '@kadr/contract';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import { listedProblems } from '../imports/listed-problems.ts';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { replaceFillers } from '../playout/repository.ts';
import { replaceChannel } from './write-repository.ts';
import { findIds } from '../database/find-ids.ts';
import { services } from '../tables/services.ts';

/**
 * Writes channels, each over the one with its slug; called after the titles and services of the same import.
 *
 * @throws KadrError INVALID_INPUT, which names every faulty channel, title and service.
 */
export async function importChannels(
  transaction: Database,
  batch: CatalogueImportParsed['channels'],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const named = batch.flatMap(({ service, tstv_service }) =>
    [service, tstv_service].filter((alias) => alias !== null),
  );
  const titles = await catalogue.idsOf(transaction, [...new Set(batch.flatMap(({ fillers }) => fillers))]);
  const serviceIds = await findIds(transaction, services, services.alias, [...new Set(named)]);
  refuseProblems([
    ...listedProblems(
      'channels',
      'channel',
      batch.map(({ slug, brands: shownBy, fillers }) => ({ slug, brands: shownBy, media_items: fillers })),
      { brands, titles },
    ),
    ...batch.flatMap(({ slug, service, tstv_service }) =>
      [...new Set([service, tstv_service])]
        .filter((alias) => alias !== null && !serviceIds.has(alias))
        .map((alias) => `The channel “${slug}” names the service “${alias ?? ''}”, which does not exist`),
    ),
  ]);
  const idOf = (alias: string | null): number | null =>
    alias === null ? null : (serviceIds.get(alias) ?? null);
  for (const channel of batch) {
    const id = await replaceChannel(transaction, {
      slug: channel.slug,
      name: channel.name,
      description: channel.description,
      logo: channel.logo,
      fullLogo: channel.full_logo,
      background: channel.background,
      color: channel.color,
      themes: channel.themes,
      age: channel.age,
      serviceId: idOf(channel.service),
      isTstvAllowed: channel.is_tstv_allowed,
      isPltvAllowed: channel.is_pltv_allowed,
      isCatchupAllowed: channel.is_catchup_allowed,
      tstvServiceId: idOf(channel.tstv_service),
      tstvDepth: channel.tstv_depth,
      pltvMaxDuration: channel.pltv_max_duration,
      playerType: channel.player_type,
      orderNumber: channel.order_number,
      xmltvId: channel.xmltv_id,
      brands: channel.brands.length === 0 ? [everyBrand] : channel.brands,
      territories: channel.territories,
      isScheduleDue: true,
    });
    await replaceFillers(
      transaction,
      id,
      channel.fillers.flatMap((slug) => titles.get(slug) ?? []),
    );
  }
}
