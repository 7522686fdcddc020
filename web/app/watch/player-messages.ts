import type { Language } from '@kadr/contract';
import type { PlayerMessages } from '@kadr/player/react';
import { useEffect, useState } from 'react';

const modules: Readonly<Record<Language, () => Promise<PlayerMessages>>> = {
  rus: async () => (await import('@kadr/player/messages/rus')).rus,
  eng: async () => (await import('@kadr/player/messages/eng')).eng,
  hye: async () => (await import('@kadr/player/messages/hye')).hye,
};

/** Loads the player's texts in the page's language, one of three. */
export function playerMessages(language: Language): Promise<PlayerMessages> {
  return modules[language]();
}

/**
 * The same for a component; null until they are loaded. They load in parallel with the content, so they cost no time.
 */
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
