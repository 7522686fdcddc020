/** What the address of a purchase page is to sell (`media_item_id`, an id or slug); null when it names nothing. */
export function purchasedTitle(query: URLSearchParams): string | null {
  const id = query.get('media_item_id') ?? '';
  return /^[a-z0-9-]{1,120}$/.test(id) ? id : null;
}
