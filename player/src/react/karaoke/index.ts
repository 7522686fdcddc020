/** The player for songs. Apart from the player for films, which it is built on. */
export { KaraokePlayer } from './karaoke-player.tsx';
export type { KaraokePlayerProps } from './karaoke-player.tsx';
export type { Karaoke, KaraokeSong } from '../../karaoke/karaoke.ts';
export { karaokeMessages } from './messages.ts';
