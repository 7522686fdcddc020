/** The player without a service around it. `?source=N&lang=eng&bare&autoplay=0` for screenshots and bug reports. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/golos-text';
import '@fontsource-variable/noto-sans-armenian';
import type { Player as PlayerCore } from '../src/playback/player.ts';
import { Player } from '../src/react/index.ts';
import type { PlayerProps } from '../src/react/index.ts';
import { KaraokePlayer, karaokeMessages } from '../src/react/karaoke/index.ts';
import type { KaraokePlayerProps } from '../src/react/karaoke/index.ts';
import { eng } from '../src/react/messages/eng.ts';
import { hye } from '../src/react/messages/hye.ts';
import { rus } from '../src/react/messages/rus.ts';
import { catalogue } from './catalogue.ts';
import { StatePanel } from './state-panel.tsx';
import type { SeenEvent } from './state-panel.tsx';
import './playground.css';

const languages = { rus, eng, hye } as const;
const query = new URLSearchParams(location.search);

function Playground(): ReactNode {
  const [index, setIndex] = useState(Number(query.get('source') ?? 0));
  const [language, setLanguage] = useState<keyof typeof languages>(readLanguage(query.get('lang')));
  const [player, setPlayer] = useState<PlayerCore | null>(null);
  const [events, setEvents] = useState<readonly SeenEvent[]>([]);
  const [isClosed, setClosed] = useState(false);
  const isBare = query.has('bare');
  const entry = catalogue[index] ?? catalogue[0];
  if (entry === undefined) return null;
  return (
    <main className={isBare ? 'bare' : 'playground'}>
      <div className="screen">
        {isClosed ? (
          <button type="button" onClick={() => setClosed(false)}>
            Открыть
          </button>
        ) : (
          <Screen
            source={entry.source}
            {...(entry.next && { next: entry.next })}
            {...(entry.song && { song: entry.song })}
            messages={languages[language]}
            karaokeMessages={karaokeMessages[language]}
            autoplay={query.get('autoplay') !== '0'}
            onClose={() => setClosed(true)}
            onNext={() => setIndex(0)}
            onPlayer={setPlayer}
            onEvent={(event) =>
              setEvents((known) => [{ id: (known[0]?.id ?? 0) + 1, event }, ...known].slice(0, 40))
            }
            onReport={takeReport}
          />
        )}
      </div>
      {!isBare && (
        <aside>
          <label>
            Источник
            <select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
              {catalogue.map(({ name }, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Язык
            <select value={language} onChange={(event) => setLanguage(readLanguage(event.target.value))}>
              {Object.keys(languages).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {player !== null && <StatePanel player={player} events={events} />}
        </aside>
      )}
    </main>
  );
}

/** A song is played by the karaoke player. */
function Screen({
  song,
  karaokeMessages,
  ...film
}: PlayerProps &
  Partial<Pick<KaraokePlayerProps, 'song'>> &
  Pick<KaraokePlayerProps, 'karaokeMessages'>): ReactNode {
  if (song === undefined) return <Player {...film} />;
  return <KaraokePlayer {...film} song={song} karaokeMessages={karaokeMessages} />;
}

/** `?report=fails` and `?report=waits` show the two states of a report. */
function takeReport(): Promise<void> {
  if (query.get('report') === 'fails') return Promise.reject(new Error('The report is not taken.'));
  return query.get('report') === 'waits' ? new Promise(() => undefined) : Promise.resolve();
}

function readLanguage(value: string | null): keyof typeof languages {
  return value === 'eng' || value === 'hye' ? value : 'rus';
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Playground />);
