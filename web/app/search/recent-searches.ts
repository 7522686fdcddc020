/** What has been searched for in this browser; it stays here. */
const key = 'recent_searches';
const most = 8;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The latest first; none where there are none, or something that is not ours. */
export function recentSearches(store: Store): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string' && text !== '').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Notes a search; one that is known already comes first again. */
export function rememberSearch(store: Store, text: string): void {
  if (text === '') return;
  const others = recentSearches(store).filter((known) => known.toLowerCase() !== text.toLowerCase());
  store.setItem(key, JSON.stringify([text, ...others].slice(0, most)));
}

export function forgetSearches(store: Store): void {
  store.removeItem(key);
}
