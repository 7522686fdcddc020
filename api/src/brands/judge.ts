import { brandFile, brandSchema, checkTogether } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { KadrError } from '@kadr/contract';
import type { BrandRecord } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';

/** @throws KadrError INVALID_INPUT */
export function refuseClash(brands: readonly Brand[]): void {
  try {
    checkTogether(brands);
  } catch (error) {
    throw new KadrError('INVALID_INPUT', {
      message: error instanceof Error ? error.message : 'The brands clash.',
      field: 'definition',
    });
  }
}

/** A parsed definition, and the problems in it. */
export async function judge(
  definition: Readonly<Record<string, unknown>>,
  media: ApiPorts['media'],
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
  const problems = [];
  for (const [field, name] of Object.entries(pictures))
    if (!(await media.hasPicture(name, brandFile(brand, name))))
      problems.push({ field, message: 'is no picture that is there' });
  return { brand, problems };
}
