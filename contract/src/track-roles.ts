/** Roles of an audio track; `main` is the original. */
export const audioRoles = ['main', 'dub', 'commentary', 'description'] as const;
export type AudioRole = (typeof audioRoles)[number];

/**
 * Roles of subtitles: all speech, only what the chosen audio leaves untranslated (`forced`), speech and sounds for the
 * hard of hearing (`sdh`), or a commentary.
 */
export const textRoles = ['subtitle', 'forced', 'sdh', 'commentary'] as const;
export type TextRole = (typeof textRoles)[number];
