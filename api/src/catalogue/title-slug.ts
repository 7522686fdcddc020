import slugify from '@sindresorhus/slugify';

const longest = 100;

/** A slug from a title's words in Latin letters; without any, or with digits only, it begins with the type. */
export function slugOfTitle(title: string, type: string): string {
  const words = slugify(title.slice(0, 500), { decamelize: false }).slice(0, longest).replace(/-+$/, '');
  if (words === '') return type;
  return /^\d+$/.test(words) ? `${type}-${words}` : words;
}

/** The first free one of `slug`, `slug-2`, `slug-3` …. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number++) candidate = `${slug}-${number}`;
  return candidate;
}
