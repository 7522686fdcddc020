/** Attributes of the search fields; each is a combobox with its list elsewhere. */
export const searchInput = {
  type: 'text',
  inputMode: 'search',
  name: 'query',
  maxLength: 100,
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  'aria-autocomplete': 'list',
} as const;
