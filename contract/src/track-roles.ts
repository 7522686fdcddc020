/** What a sound track is to viewers; `main` is the original sound. */
export const audioRoles = ['main', 'dub', 'commentary', 'description'] as const;
export type AudioRole = (typeof audioRoles)[number];

/**
 * What subtitles are for: all speech, only what the chosen sound leaves untranslated (`forced`), speech and sounds for viewers
 * who hear badly (`sdh`), or a commentary.
 */
export const textRoles = ['subtitle', 'forced', 'sdh', 'commentary'] as const;
export type TextRole = (typeof textRoles)[number];
