import type { DemoCastMember } from './types.ts';

/** The director of a title, by the person's slug. */
export const directedBy = (person: string): DemoCastMember => ({ person, role: 'director' });

/** Who wrote a title, by the person's slug. */
export const writtenBy = (person: string): DemoCastMember => ({ person, role: 'writer' });

/** Who composed a title's music, by the person's slug. */
export const composedBy = (person: string): DemoCastMember => ({ person, role: 'composer' });

/** Who tells a documentary, by the person's slug. */
export const hostedBy = (person: string): DemoCastMember => ({ person, role: 'host' });

/** An actor and the name of the character in Russian, English and Armenian. */
export const plays = (person: string, rus: string, eng: string, hye: string): DemoCastMember => ({
  person,
  role: 'actor',
  character: { rus, eng, hye },
});

/** Who lends a voice, and the name of the character in Russian, English and Armenian. */
export const voices = (person: string, rus: string, eng: string, hye: string): DemoCastMember => ({
  person,
  role: 'voice',
  character: { rus, eng, hye },
});
