/** Most letters of a search that are looked for. */
const longestSearch = 100;

/** What is looked for at `/search?query=…`; empty when nothing is. */
export function searchedWords(query: URLSearchParams): string {
  return (query.get('query') ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
}
