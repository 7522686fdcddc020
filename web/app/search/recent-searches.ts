/** Recent searches of this browser; they are not sent anywhere. */
const key = 'recent_searches';
const most = 8;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Latest first; empty if there are none, or the stored value is invalid. */
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

/** Stores a search; a known one moves to the front. */
export function rememberSearch(store: Store, text: string): void {
  if (text === '') return;
  const others = recentSearches(store).filter((known) => known.toLowerCase() !== text.toLowerCase());
  store.setItem(key, JSON.stringify([text, ...others].slice(0, most)));
}

export function forgetSearches(store: Store): void {
  store.removeItem(key);
}
