/** Maximum length of a search text. */
const longestSearch = 100;

/** The search text of `/search?query=…`; empty without one. */
export function searchedWords(query: URLSearchParams): string {
  return (query.get('query') ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
}
