import { z } from 'zod';
import { contrast, linearOfHex } from './colour.ts';

const languageSchema = z.enum(['rus', 'eng', 'hye']);

/** A text in every language of the service: a brand's own words have no fallback. */
const textSchema = z.object({ rus: z.string().min(1), eng: z.string().min(1), hye: z.string().min(1) });

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour written #rrggbb');

/**
 * A picture: a file beside the brand's `brand.ts`; a file of another shipped brand, such as `kadr/icon.svg`; or an
 * uploaded picture, by its path (`/` and 64 hexadecimal digits).
 */
const fileSchema = z
  .string()
  .regex(
    /^(?:(?:[a-z][a-z0-9-]{0,30}\/)?[a-z0-9-]+\.(?:png|jpg|svg|webp)|\/[0-9a-f]{64})$/,
    'must be the name of a picture in a brand’s folder, or the path of an uploaded one',
  );

const hostSchema = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'must be a host name in lower case, without a port');

/** Path of our own, with an optional query or fragment. */
const pathSchema = z.string().regex(/^\/(?![/\\])\S*$/, 'must be a path that begins with one slash');

const httpsSchema = z.string().refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}, 'must be an address that starts with https://');

/** Source of scripts and frames, as Content-Security-Policy writes it. */
const originSchema = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9]+(?:[-.][a-z0-9]+)*(?::\d{1,5})?$/,
    'must be an origin such as https://chat.example',
  );
const originPatternSchema = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9]+(?:[-.][a-z0-9]+)*(?::\d{1,5})?$/,
    'must be an origin such as https://partner.example or https://*.partner.example',
  );

/** Pages by their paths: `/x` is that page, `/x/*` every page below it, `/*` all (`matchesPage`). */
const pagesSchema = z.array(
  z
    .string()
    .regex(/^\/(?:[^\s/*?#]+(?:\/[^\s/*?#]+)*(?:\/\*)?|\*)?$/, 'must be a path such as /docs or /docs/*'),
);

/** The lowest contrast of text that WCAG 2.2 AA allows. */
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
    /** Hue of the surfaces, degrees in OKLCH, and its strength. */
    hue: z.number().min(0).max(360),
    chroma: z.number().min(0).max(0.08),
    /** The mark before the title of a row. */
    row_mark: z.enum(['none', 'bar', 'star']),
    /** Drawing at the foot of every page, behind the footer; null leaves the plain surface. */
    backdrop: fileSchema.nullable(),
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
      /** Sizes at a width of 1440 and above; between 390 and 1440 they change evenly. */
      sizes: sizesSchema,
      /** Sizes at a width of 390 and below. */
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

/** Pages that a menu may link to, beside main views. */
export const menuPages = [
  '/catalog',
  '/tv',
  '/services',
  '/collections',
  '/karaoke',
  '/short_stories',
  '/promo_events',
  '/my',
  '/my/random',
] as const;

/** A main view by its alias, or a page by its path. */
const menuEntriesSchema = z
  .array(
    z.union(
      [z.string().regex(/^[a-z][a-z0-9_]*$/), z.enum(menuPages)],
      'must be the alias of a main view or a page that menus may lead to',
    ),
  )
  .refine((entries) => new Set(entries).size === entries.length, 'names one twice');

/** The ways through the service, in display order. Pages below `/my` are for signed-in viewers. */
const menuSchema = z
  .object({
    /** The line of the header. Main views without an entry here follow it. */
    header: menuEntriesSchema,
    /** Behind “More”, after entries without room in the line. */
    more: menuEntriesSchema,
    /** The bar at the bottom of phones. */
    bar: z
      .array(z.enum(['/', '/catalog', '/tv', '/search', '/my']))
      .min(3)
      .max(5),
  })
  .refine(({ header, more }) => !header.some((entry) => more.includes(entry)), {
    path: ['more'],
    message: 'names an entry of the header',
  });

/** Addresses a footer may link to (SH-018…SH-027). */
export const footerPages = [
  '/catalog',
  '/tv',
  '/services',
  '/collections',
  '/promo_events',
  '/karaoke',
  '/short_stories',
  '/support',
  '/faq',
  '/faq?selected=0',
  '/faq?selected=13',
  '/contacts',
  '/tvcode',
  '/promocode',
  '/podarochnye-sertifikaty',
  '/about',
  '/docs',
  '/offer',
  '/offer_recom.pdf',
] as const;

export const socialNetworks = ['vk', 'telegram', 'ok', 'youtube', 'instagram', 'facebook'] as const;

/** The footer: copyright, languages and the Smart TV link always, everything else where it is named here. */
const footerSchema = z.object({
  /** The holder in the copyright line. */
  copyright_holder: textSchema,
  /** The text that the law requires, shown when the language is Russian (SH-034). */
  disclaimer: z.string().min(1),
  /** Lists of links beside each other: titles, help with watching, gifts and codes, the service and its documents. */
  groups: z
    .array(
      z.object({
        name: z.enum(['watch', 'help', 'gifts', 'service']),
        pages: z.array(z.enum(footerPages)).min(1),
      }),
    )
    .refine((groups) => {
      const pages = groups.flatMap((group) => group.pages);
      return new Set(pages).size === pages.length;
    }, 'names a page twice'),
  /** Beside the support text (SH-029). */
  support_mail: z.email().nullable(),
  /** The page with gifts of partners (SH-028), among gifts and codes. */
  partner_gifts_url: httpsSchema.nullable(),
  /** How to watch on a television (SH-033), among the help. */
  smart_tv_url: z.union([pathSchema, httpsSchema]),
  /** SH-031. */
  social_links: z.array(z.object({ network: z.enum(socialNetworks), url: httpsSchema })),
});

/** A banner over the page (SH-046…SH-055): on `pages`, or wherever the query says `param_name`=`param_val`. */
const topInfoSchema = z
  .object({
    pages: pagesSchema,
    param_name: z
      .string()
      .regex(/^[a-z_]+$/, 'must be the name of a query parameter')
      .nullable(),
    param_val: z.string().min(1).nullable(),
    /** Hidden from authenticated viewers (SH-050). */
    onlyNotAuth: z.boolean(),
    /** The stylesheet has them as custom properties: see `brandCss`. */
    colors: z.object({
      bg: colourSchema,
      text: colourSchema,
      btn_bg: colourSchema,
      btn_text: colourSchema,
    }),
    text: textSchema,
    target: z.object({ url: z.union([pathSchema, httpsSchema]), text: textSchema }),
  })
  .superRefine(({ colors, param_name, param_val }, issues) => {
    for (const [text, ground] of [
      ['text', 'bg'],
      ['btn_text', 'btn_bg'],
    ] as const) {
      const ratio = contrast(linearOfHex(colors[text]), linearOfHex(colors[ground]));
      if (ratio >= textContrast) continue;
      const message = `has a contrast of ${ratio.toFixed(2)} on ${ground}; text needs ${textContrast}`;
      issues.addIssue({ code: 'custom', path: ['colors', text], message });
    }
    if ((param_name === null) !== (param_val === null))
      issues.addIssue({
        code: 'custom',
        path: ['param_val'],
        message: 'stands beside param_name, or neither does',
      });
  });

/** Origins whose content pages may load, and that may frame them: the page's security policy. */
const securitySchema = z.object({
  /** Origins whose scripts may run on a page, and to which it may connect (chat, partners). */
  script_hosts: z.array(originSchema),
  /** Origins whose pixels a banner may load to count its views and clicks (AN-056, AN-057). */
  pixel_hosts: z.array(originSchema),
  /** Origins of clips and pixels of film advertisements, besides the ad server's own (`https://*.clips.example`). */
  ad_hosts: z.array(originPatternSchema).default([]),
  /** Origins whose pages may be framed by ours (iframe modal, payment). */
  frame_hosts: z.array(originSchema),
  /** Origins whose pages may frame the embed routes (`https://*.partner.example`); no other route may be framed. */
  frame_ancestors: z.array(originPatternSchema),
});

export const brandSchema = z
  .object({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens'),
    name: textSchema,
    /** One sentence for the main page's description and for sharing. */
    slogan: textSchema,
    /** The white label that the specification calls `wink`: exactly one brand is it. */
    is_main: z.boolean(),
    /** The seller on receipts: the company, and its number at the tax authority. */
    seller: z.object({
      name: textSchema,
      tax_id: z
        .string()
        .regex(/^\d{8,12}$/, 'must be 8 to 12 digits')
        .nullable(),
    }),
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
    menu: menuSchema,
    footer: footerSchema,
    /** Banners over the page: `mediaItems` on films and series, `mediaView` elsewhere; null shows none. */
    top_info_params: z.object({
      mediaItems: topInfoSchema.nullable(),
      mediaView: topInfoSchema.nullable(),
    }),
    /** Support chat: its script and its parameters; null shows no button (SH-030, SH-069…SH-072). */
    chat: z
      .object({ url: z.union([pathSchema, httpsSchema]), channel: z.string().regex(/^[a-z0-9-]+$/) })
      .nullable(),
    /** Means by which a viewer may sign in; without any there is no login button (SH-010, SH-011). */
    login_types: z.array(z.enum(['phone', 'email'])),
    /** Pages without the cookie banner (SH-040). */
    without_cookie_info: pagesSchema,
    /** `pid` of visitors by the page that they land on (SS-068, SS-069); the first match counts. */
    landings: z.array(z.object({ page: pagesSchema.element, pid: z.string().regex(/^[a-z0-9_]+$/) })),
    /** No script or pixel of advertisers or trackers outside the service (PF-041). */
    without_external_advertising: z.boolean(),
    security: securitySchema,
    /** CSS added after the brand's tokens; it may not reach out of the service. */
    extra_stylesheet: z
      .string()
      .refine((css) => !/@import|url\(|<\//i.test(css), 'must not load anything or close its element')
      .nullable(),
  })
  .refine((brand) => brand.languages.includes(brand.default_language), {
    path: ['default_language'],
    message: 'must be one of the brand’s languages',
  })
  .refine(
    ({ chat, security }) =>
      !chat?.url.startsWith('https:') || security.script_hosts.includes(new URL(chat.url).origin),
    { path: ['security', 'script_hosts'], message: 'must name the host of chat.url' },
  )
  .refine(
    ({ chat, security, without_external_advertising }) =>
      !without_external_advertising ||
      security.script_hosts.every((host) => host === (chat && URL.parse(chat.url)?.origin)),
    {
      path: ['security', 'script_hosts'],
      message: 'may name the chat only where without_external_advertising is set',
    },
  )
  .superRefine(({ security, without_external_advertising }, issues) => {
    for (const name of ['pixel_hosts', 'ad_hosts'] as const) {
      if (!without_external_advertising || security[name].length === 0) continue;
      const message = 'may name nobody where without_external_advertising is set';
      issues.addIssue({ code: 'custom', path: ['security', name], message });
    }
  });

/** A white label: all differences between one variant of the service and another. */
export type Brand = z.infer<typeof brandSchema>;
export type BrandDefinition = z.input<typeof brandSchema>;
export type BrandLogo = Brand['logo'];

/** Every page that the footer of a brand leads to. */
export function footerPagesOf({ footer }: Pick<Brand, 'footer'>): readonly (typeof footerPages)[number][] {
  return footer.groups.flatMap(({ pages }) => pages);
}

/** The brand as defined, or an error whose message names every field that is wrong. */
export function defineBrand(definition: unknown): Brand {
  const result = brandSchema.safeParse(definition);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'brand'}: ${message}`);
  throw new Error(`The brand cannot be used. ${problems.join('; ')}.`);
}
