import { z } from 'zod';
import { contrast, linearOfHex } from './colour.ts';

const languageSchema = z.enum(['rus', 'eng', 'hye']);

/** A text in every language of the service: a brand's own words have no fallback. */
const textSchema = z.object({ rus: z.string().min(1), eng: z.string().min(1), hye: z.string().min(1) });

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour written #rrggbb');

/** A file beside the brand's `brand.ts`. */
const fileSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.(?:png|jpg|svg|webp)$/, 'must be the name of a picture in the brand’s folder');

const hostSchema = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'must be a host name in lower case, without a port');

/** Smallest contrast of text that WCAG 2.2 AA allows. */
const textContrast = 4.5;

/** Seven sizes in CSS pixels, from the smallest text to the display title. */
const sizesSchema = z
  .tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])
  .refine(
    (sizes) => sizes.every((size, at) => size >= (sizes[at - 1] ?? 12)),
    'must be seven sizes of at least 12, none smaller than the one before',
  );

const themeSchema = z
  .object({
    /** Hue of the surfaces, degrees in OKLCH, and how much of it shows. */
    hue: z.number().min(0).max(360),
    chroma: z.number().min(0).max(0.05),
    /** The two stops of the one gradient: primary action, progress, focus. */
    accent: z.tuple([colourSchema, colourSchema]),
    /** Text and icons on that gradient. */
    on_accent: colourSchema,
    /** Corner radii in pixels; a control of 999 is a pill. */
    radius: z.object({
      card: z.number().min(0).max(32),
      control: z.number().min(0).max(999),
      badge: z.number().min(0).max(16),
      dialog: z.number().min(0).max(40),
    }),
    type: z.object({
      /** At a width of 1440 and above; between 390 and 1440 sizes change evenly. */
      sizes: sizesSchema,
      /** At a width of 390 and below. */
      compact_sizes: sizesSchema,
      /** Weight, letter spacing (em) and line height of display titles. */
      display: z.object({
        weight: z.int().min(400).max(900),
        tracking: z.number().min(-0.06).max(0.1),
        leading: z.number().min(0.9).max(1.3),
        transform: z.enum(['none', 'uppercase']),
      }),
      heading: z.object({ weight: z.int().min(400).max(900), tracking: z.number().min(-0.04).max(0.1) }),
    }),
  })
  .superRefine((theme, issues) => {
    for (const [at, stop] of theme.accent.entries()) {
      const ratio = contrast(linearOfHex(theme.on_accent), linearOfHex(stop));
      if (ratio >= textContrast) continue;
      const message = `has a contrast of ${ratio.toFixed(2)} on accent ${at + 1}; text needs ${textContrast}`;
      issues.addIssue({ code: 'custom', path: ['on_accent'], message });
    }
  });

/** A logo as shapes, so that a page draws it without another request and in the brand's own colours. */
const logoSchema = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  /** SVG path data; `fill` names a token of the brand, never a colour. */
  shapes: z
    .array(
      z.object({ path: z.string().min(1), fill: z.enum(['text', 'accent', 'accent_from', 'accent_to']) }),
    )
    .min(1),
});

/** What a footer shows; the main brand alone has the marked parts (shell §2.3). */
const footerSchema = z.object({
  /** Whose rights the copyright line names. */
  copyright_holder: textSchema,
  /** What the law wants said, shown when the language is Russian (SH-034). */
  disclaimer: z.string().min(1),
  /** Beside the support text, main brand only (SH-029). */
  support_mail: z.email().nullable(),
});

export const brandSchema = z
  .object({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens'),
    name: textSchema,
    /** One sentence for the main page's description and for sharing. */
    slogan: textSchema,
    /** The white label that the specification calls `wink`: exactly one brand is it. */
    is_main: z.boolean(),
    /** Host names that show this brand. */
    hosts: z.array(hostSchema),
    default_language: languageSchema,
    languages: z.array(languageSchema).min(1),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters of ISO 4217'),
    /** Id of the Android app in its store; null when the brand has no app. */
    store_app_id: z
      .string()
      .regex(/^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/, 'must be an application id such as tv.kadr.app')
      .nullable(),
    /** 1200 × 630, shown where a page is shared. */
    share_image: fileSchema,
    /** Square, for tabs; 180 × 180 for home screens. */
    icon: fileSchema,
    touch_icon: fileSchema,
    logo: logoSchema,
    theme: themeSchema,
    footer: footerSchema,
    /** CSS added after the brand's tokens; it may not reach out of the service. */
    extra_stylesheet: z
      .string()
      .refine((css) => !/@import|url\(|<\//i.test(css), 'must not load anything or close its element')
      .nullable(),
  })
  .refine((brand) => brand.languages.includes(brand.default_language), {
    path: ['default_language'],
    message: 'must be one of the brand’s languages',
  });

/** A white label: everything in which one variant of the service differs from another. */
export type Brand = z.infer<typeof brandSchema>;
export type BrandDefinition = z.input<typeof brandSchema>;
export type BrandLogo = Brand['logo'];

/** The brand as defined, or an error whose message names every field that is wrong. */
export function defineBrand(definition: unknown): Brand {
  const result = brandSchema.safeParse(definition);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'brand'}: ${message}`);
  throw new Error(`The brand cannot be used. ${problems.join('; ')}.`);
}
