const folders: Readonly<Record<string, string>> = {
  film: 'movies',
  series: 'series',
  season: 'seasons',
  episode: 'episodes',
};

/** The path of a title's page for viewers. */
export function titlePath(type: unknown, slug: string): string {
  return `/${folders[String(type)] ?? 'movies'}/${slug}`;
}
