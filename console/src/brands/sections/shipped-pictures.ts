/** Pictures that ship with brands, by their paths, as files of the console's build. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../brands/src/*/*.{svg,png,jpg,webp}',
  { query: '?url', import: 'default', eager: true },
);

/** The address of a picture of a shipped brand (`icon.svg` of the brand itself, `kadr/icon.svg` of another); null of no such picture. */
export function shippedPicture(brand: string, name: string): string | null {
  const path = name.includes('/') ? name : `${brand}/${name}`;
  return files[`../../../../brands/src/${path}`] ?? null;
}
