const noBreak = '\u00a0';

/** Before a dash or the sign of a unit, and between a number and its unit or noun. */
const everywhere = / (?=[—–%₽](?!\p{L}))|(?<=\d) (?=\p{L})/gu;

/**
 * Russian: short prepositions, conjunctions, negations and pronouns stay with the next word, particles with the one
 * before. Armenian: `և` and `ու` with the next word, `է` with the one before. English: `a` and `I` with the next word.
 */
const shortWords = [
  /(?<=(?<![\p{L}-])(?:а|без|в|во|для|до|за|и|из|или|изо|к|ко|на|над|не|ни|но|о|об|обо|от|ото|по|под|при|про|с|со|у|я)) (?=[^\s—–])/giu,
  / (?=(?:бы|б|же|ж|ли|ль)(?![\p{L}-]))/giu,
  /(?<=(?<![\p{L}-])(?:և|ու)) (?=\S)| (?=է(?![\p{L}՝]))/gu,
  /(?<=(?<![\p{L}’])(?:a|A|I)) (?=\p{L})/gu,
  /(?<=(?<!\p{L})(?:эл|էլ)\.) /giu,
];

/**
 * Returns `text` with no-break spaces where typographic custom forbids a line break, in any language of the contract.
 */
export function withNoBreakSpaces(text: string): string {
  return shortWords.reduce(
    (result, spaces) => result.replace(spaces, noBreak),
    text.replace(everywhere, noBreak),
  );
}
