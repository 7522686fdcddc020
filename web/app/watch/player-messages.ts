import type { Language } from '@kadr/contract';
import type { PlayerMessages } from '@kadr/player/react';
import { useEffect, useState } from 'react';

const modules: Readonly<Record<Language, () => Promise<PlayerMessages>>> = {
  rus: async () => (await import('@kadr/player/messages/rus')).rus,
  eng: async () => (await import('@kadr/player/messages/eng')).eng,
  hye: async () => (await import('@kadr/player/messages/hye')).hye,
};

/** The player's own words in the page's language: of three languages one is fetched. */
export function playerMessages(language: Language): Promise<PlayerMessages> {
  return modules[language]();
}

/** The same for a component; null until they are there. Asked for beside what is to be played, so they cost no time. */
export function usePlayerMessages(language: Language): PlayerMessages | null {
  const [messages, setMessages] = useState<PlayerMessages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    playerMessages(language).then(
      (loaded) => (isCurrent ? setMessages(loaded) : undefined),
      // The document has lost a chunk of its build: it reloads.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return messages;
}
