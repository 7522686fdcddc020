import { KadrError } from '@kadr/contract';
import type { StoredTracks, SubtitleCue, TrackEdits } from '@kadr/contract';

/**
 * The `current` tracks after edits.
 *
 * @throws KadrError INVALID_INPUT for tracks that are unknown, duplicate or missing, or when players would have no
 *   default sound, or several.
 */
export function editedTracks(current: StoredTracks, { audio, text }: TrackEdits): StoredTracks {
  requireSame(
    'audio',
    audio.map(({ id }) => id),
    current.audio.map(({ id }) => id),
  );
  const files = new Map(current.text.map(({ id, file }) => [id, file]));
  const kept = text.map((edit) => ({ ...edit, file: files.get(edit.id) ?? '' }));
  const unknown = kept.find(({ id }) => !files.has(id));
  if (unknown !== undefined) throw wrong('text', `There are no subtitles “${unknown.id}”.`);
  if (new Set(kept.map(({ id }) => id)).size < kept.length) throw wrong('text', 'A track is named twice.');
  const shown = audio.filter(({ is_hidden: isHidden }) => !isHidden);
  if (audio.length > 0 && shown.length === 0) throw wrong('audio', 'At least one audio track must be shown.');
  if (audio.length > 0 && shown.filter(({ is_default: isDefault }) => isDefault).length !== 1)
    throw wrong('audio', 'One of the shown audio tracks must be the default.');
  if (audio.some(({ is_default: isDefault, is_hidden: isHidden }) => isDefault && isHidden))
    throw wrong('audio', 'A hidden track cannot be the default.');
  const defaults = kept.filter(({ is_default: isDefault }) => isDefault);
  if (defaults.length > 1) throw wrong('text', 'Only one subtitle track can be the default.');
  if (defaults.some(({ is_hidden: isHidden }) => isHidden))
    throw wrong('text', 'A hidden track cannot be the default.');
  return { audio, text: kept };
}

function requireSame(field: string, given: readonly string[], known: readonly string[]): void {
  const isSame = given.length === known.length && known.every((id) => given.includes(id));
  if (!isSame) throw wrong(field, `It has to name each of these tracks once: ${known.join(', ') || 'none'}.`);
}

/** @throws KadrError INVALID_INPUT naming the first cue that cannot be shown in a film of `duration` seconds */
export function requireCues(cues: readonly SubtitleCue[], duration: number): void {
  for (const [place, { start, end, text }] of cues.entries()) {
    const fault =
      end <= start
        ? 'ends before it begins'
        : start >= duration
          ? 'begins after the end of the film'
          : text.trim() === ''
            ? 'has no text'
            : null;
    if (fault !== null) throw wrong(`cues.${place}`, `Subtitle ${place + 1} ${fault}.`);
  }
}

/** An id for new subtitles: `t-rus`, or with a number. */
export function freeTextId({ text }: StoredTracks, language: string): string {
  const taken = new Set(text.map(({ id }) => id));
  const first = `t-${language}`;
  if (!taken.has(first)) return first;
  let number = 2;
  while (taken.has(`${first}-${number}`)) number += 1;
  return `${first}-${number}`;
}

/** The differing fields of tracks, as `audio/a-rus/label`; `text/order` when only the order differs. */
export function changedFields(before: StoredTracks, after: StoredTracks): string[] {
  return (['audio', 'text'] as const).flatMap((kind) => {
    const was = new Map<string, Readonly<Record<string, unknown>>>(
      before[kind].map((track) => [track.id, track]),
    );
    const is = new Map<string, Readonly<Record<string, unknown>>>(
      after[kind].map((track) => [track.id, track]),
    );
    const fields = [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
      const [one, other] = [was.get(id), is.get(id)];
      if (one === undefined || other === undefined) return [`${kind}/${id}`];
      return Object.keys(other)
        .filter((name) => one[name] !== other[name])
        .map((name) => `${kind}/${id}/${name}`);
    });
    const order = ({ [kind]: tracks }: StoredTracks): string =>
      tracks
        .map(({ id }) => id)
        .filter((id) => was.has(id) && is.has(id))
        .join(' ');
    return order(before) === order(after) ? fields : fields.concat(`${kind}/order`);
  });
}

function wrong(field: string, message: string): KadrError {
  return new KadrError('INVALID_INPUT', { message, field });
}
