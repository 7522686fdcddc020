import type { BrandAuthor, BrandsService } from '../brands/service.ts';
import type { RequestContext } from '../context/context.ts';
import { principalName, requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';
import { highestAge } from '../entitlement/entitlement.ts';

/** Brands as versioned data. */
export function brandProcedures(brands: Omit<BrandsService, 'published' | 'preview'>) {
  const { listBrands, getBrand, getBrandPreview, getBrandVersion, putBrandDraft } = procedures.operator;
  const { removeBrandDraft, publishBrand, archiveBrand } = procedures.operator;
  return {
    listBrands: listBrands.handler(async ({ context }) => ({ items: await brands.list(context.language) })),
    getBrand: getBrand.handler(({ input }) => brands.get(input.id)),
    getBrandPreview: getBrandPreview.handler(async ({ input: { id, age, country, at } }) => {
      const isOfGuest = age !== undefined || country !== undefined || at !== undefined;
      const guest = { age: age ?? highestAge, country: country ?? null, at: at ?? null };
      return { preview_token: await brands.previewToken(id, isOfGuest ? guest : null) };
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

function authorOf(context: RequestContext): BrandAuthor {
  return { by: principalName(requireOperator(context)), now: context.now() };
}
