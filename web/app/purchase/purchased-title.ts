/** The title that a purchase page sells, from its address (`media_item_id`, an id or slug); null without one. */
export function purchasedTitle(query: URLSearchParams): string | null {
  const id = query.get('media_item_id') ?? '';
  return /^[a-z0-9-]{1,120}$/.test(id) ? id : null;
}
