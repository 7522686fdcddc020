import type { FilmMarkers, Language, TitleMarkers } from '@kadr/contract';

type Part = FilmMarkers['intro'];

/**
 * A film's markers in a player's language; all null when there are none. They are edited independently of the film:
 * parts and chapters beyond its end are left out.
 */
export function markersWithin(
  duration: number,
  markers: Partial<TitleMarkers> | null,
  language: Language,
): FilmMarkers {
  const { recap = null, intro = null, credits = null, chapters = [] } = markers ?? {};
  const within = (part: Part): Part =>
    part === null || part.start >= duration ? null : { ...part, end: Math.min(part.end, duration) };
  return {
    recap: within(recap),
    intro: within(intro),
    credits: within(credits),
    chapters: chapters
      .filter(({ start }) => start < duration)
      .map(({ start, name }) => ({ start, name: name[language] ?? name.rus })),
  };
}
