import type { SongScore, SungLine } from './song-score.ts';

/** The words of a song as WebVTT: a cue a line, and the time of its note before every syllable. */
export function writeLyrics({ lines }: Pick<SongScore, 'lines'>): string {
  return `${['WEBVTT', ...lines.map(cue)].join('\n\n')}\n`;
}

function cue(line: SungLine): string {
  const notes = line.flat().map(({ note }) => note);
  const first = notes[0];
  const last = notes.at(-1);
  if (first === undefined || last === undefined) throw new Error('A line of a song has no words.');
  const text = line
    .map((word) => word.map(({ text: syllable, note }) => `<${time(note.at)}>${escaped(syllable)}`).join(''))
    .join(' ');
  const end = last.at + last.length;
  return `${time(first.at)} --> ${time(end)}\n${text}<${time(end)}>`;
}

function time(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
