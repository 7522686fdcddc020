/** Names of the pictures of the pack: paths in its folder without an ending. */

/** Scenes of a reel, and of the picture behind a song. */
export const [scenesPerReel, scenesPerSong] = [5, 3];
const stillsPerTitle = 3;

const numbered = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${folder}/${place + 1}`);

export const posterOf = (slug: string): string => `titles/${slug}/poster`;
export const cardOf = (slug: string): string => `titles/${slug}/card`;
/** The key visual without text; its left is calm and dark. */
export const heroOf = (slug: string): string => `titles/${slug}/hero`;
/** Short series have none: their clips have a picture each. */
export const stillsOf = (slug: string): string[] =>
  numbered(`titles/${slug}`, stillsPerTitle).map((name) => name.replace(/(\d)$/, 'still-$1'));
export const clipPicture = (slug: string): string => `clips/${slug}`;
export const portraitOf = (slug: string): string => `persons/${slug}`;
/** The picture of a collection, promo event, song or service, by its key (`collection/the-slug`). */
export const pictureOfKey = (key: string): string => key.replace('/', 's/');
/** Scenes of a reel: of a mood, of a mood upright, or of a title's own film. */
export const reelScenes = (reel: string): string[] => numbered(`reels/${reel}`, scenesPerReel);
export const songScenes = (slug: string): string[] => numbered(`karaoke/${slug}`, scenesPerSong);
export const adScene = (slug: string): string => `ads/${slug}/scene`;
export const adCard = (slug: string): string => `ads/${slug}/card`;
