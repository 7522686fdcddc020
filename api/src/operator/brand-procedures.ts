import { KadrError } from '@kadr/contract';
import type { PreviewHolders } from '../brands/preview-holders.ts';
import type { BrandAuthor, BrandsService } from '../brands/service.ts';
import type { RequestContext } from '../context/context.ts';
import { principalName, requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';
import { highestAge } from '../entitlement/entitlement.ts';

/** A token for another country or time would work for anyone who has it. */
export const forMembers = 'Previews for a viewer are for members who are signed in to the console.';

export interface BrandPorts {
  readonly brands: Omit<BrandsService, 'published' | 'preview'>;
  readonly previewHolders: Pick<PreviewHolders, 'mark'>;
}

/** Brands as versioned data. */
export function brandProcedures({ brands, previewHolders }: BrandPorts) {
  const authorOf = (context: RequestContext): BrandAuthor => ({
    by: principalName(requireOperator(context)),
    now: context.now(),
    holder: previewHolders.mark(context),
  });
  const { listBrands, getBrand, getBrandPreview, getBrandVersion, putBrandDraft } = procedures.operator;
  const { removeBrandDraft, publishBrand, archiveBrand } = procedures.operator;
  return {
    listBrands: listBrands.handler(async ({ context }) => ({ items: await brands.list(context.language) })),
    getBrand: getBrand.handler(({ input, context }) => brands.get(input.id, previewHolders.mark(context))),
    getBrandPreview: getBrandPreview.handler(async ({ input: { id, age, country, at }, context }) => {
      const isOfGuest = age !== undefined || country !== undefined || at !== undefined;
      const guest = { age: age ?? highestAge, country: country ?? null, at: at ?? null };
      const holder = previewHolders.mark(context);
      if (isOfGuest && holder === null) throw new KadrError('FORBIDDEN', { message: forMembers });
      return { preview_token: await brands.previewToken(id, { viewer: isOfGuest ? guest : null, holder }) };
    }),
    getBrandVersion: getBrandVersion.handler(({ input }) => brands.version(input.id, input.number)),
    putBrandDraft: putBrandDraft.handler(({ input, context }) =>
      brands.putDraft(input.id, input.definition, authorOf(context)),
    ),
    removeBrandDraft: removeBrandDraft.handler(async ({ input }) => {
      await brands.removeDraft(input.id);
      return {};
    }),
    publishBrand: publishBrand.handler(({ input: { id, ...wish }, context }) =>
      brands.publish(id, wish, authorOf(context)),
    ),
    archiveBrand: archiveBrand.handler(async ({ input, context }) => {
      await brands.archive(input.id, authorOf(context));
      return {};
    }),
  };
}
