/** Pictures shipped with brands, by path, as files of the console's build. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../brands/src/*/*.{svg,png,jpg,webp}',
  { query: '?url', import: 'default', eager: true },
);

/** The URL of a shipped brand's picture (`icon.svg` of the brand itself, `kadr/icon.svg` of another); null for unknown pictures. */
export function shippedPicture(brand: string, name: string): string | null {
  const path = name.includes('/') ? name : `${brand}/${name}`;
  return files[`../../../../brands/src/${path}`] ?? null;
}
