import { brandFile, brandSchema, clashesOf } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { BrandRecord } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';

/**
 * A parsed definition and its problems, including clashes with other brands.
 *
 * @param published the brands that viewers see; an earlier version of this brand among them is ignored
 */
export async function judge(
  definition: Readonly<Record<string, unknown>>,
  { media, published }: { readonly media: ApiPorts['media']; readonly published: readonly Brand[] },
): Promise<{ brand: Brand | null; problems: NonNullable<BrandRecord['draft']>['problems'] }> {
  const parsed = brandSchema.safeParse(definition);
  if (!parsed.success)
    return {
      brand: null,
      problems: parsed.error.issues.map(({ path, message }) => ({
        field: path.join('.') || 'definition',
        message,
      })),
    };
  const brand = parsed.data;
  const pictures = {
    share_image: brand.share_image,
    icon: brand.icon,
    touch_icon: brand.touch_icon,
    ...(brand.theme.backdrop !== null && { 'theme.backdrop': brand.theme.backdrop }),
  };
  const problems: { field: string; message: string }[] = clashesOf(
    brand,
    published.filter(({ id }) => id !== brand.id),
  );
  for (const [field, name] of Object.entries(pictures))
    if (!(await media.hasPicture(name, brandFile(brand, name))))
      problems.push({ field, message: 'is no picture that is there' });
  return { brand, problems };
}
