import type { ReportedEvent } from '@kadr/contract';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Formats } from '../../i18n/use-format.ts';
import type { Texts } from '../../i18n/use-texts.ts';
import { factName } from './fact-names.ts';

interface Telling {
  readonly t: Texts;
  readonly formats: Formats;
}

/** Texts for player events. */
const names: Readonly<Record<string, MessageKey>> = {
  ready: 'playerEvent.ready',
  'first-frame': 'playerEvent.first-frame',
  play: 'playerEvent.play',
  pause: 'playerEvent.pause',
  seek: 'playerEvent.seek',
  'need-gesture': 'playerEvent.need-gesture',
  setting: 'playerEvent.setting',
  error: 'playerEvent.error',
  recovered: 'playerEvent.recovered',
  ended: 'playerEvent.ended',
  loading: 'playerEvent.loading',
  loaded: 'playerEvent.loaded',
  'ads-block-start': 'playerEvent.ads-block-start',
  'ads-block-end': 'playerEvent.ads-block-end',
  'ad-request': 'playerEvent.ad-request',
  'ad-playback': 'playerEvent.ad-playback',
  'ad-end': 'playerEvent.ad-end',
  'ad-skip': 'playerEvent.ad-skip',
  'ad-click': 'playerEvent.ad-click',
  'ad-error': 'playerEvent.ad-error',
};

/** A player event in words, with its facts as sent. */
export function lineOf(
  { name, data }: ReportedEvent,
  { t, formats }: Telling,
): { readonly words: string; readonly facts: string } {
  const known = names[name];
  const { from, to } = data;
  if (name === 'seek' && typeof from === 'number' && typeof to === 'number')
    return { words: t('reports.seek', { from: position(from), to: position(to) }), facts: '' };
  const facts = Object.entries(data)
    .filter(([, value]) => value !== null && value !== '')
    .map(([fact, value]) => `${factName(fact, t)}: ${factText(value, { t, formats })}`);
  return { words: known === undefined ? name : t(known), facts: facts.join(' · ') };
}

/** A fact as sent; numbers are formatted for the language. */
export function factText(value: ReportedEvent['data'][string], { t, formats }: Telling): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
  return typeof value === 'number' ? formats.number(value) : value;
}

/** Seconds of a film in player format: `1:02:05`. */
function position(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  return [String(Math.floor(whole / 3600)), ...parts].join(':');
}
