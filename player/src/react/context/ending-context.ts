/** What comes after the film, as the embedding page describes it. */
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { SourceMarkers } from '../../source/ending.ts';

/** The next title, in the viewer's language. */
export interface NextUp {
  readonly title: string;
  /** A second line, for example season and episode. */
  readonly caption?: string;
  /** Address of a landscape picture. */
  readonly picture?: string;
}

/** Actions of the player for a page that draws the film's end itself. */
export interface EndActions {
  /** Plays the film from its beginning. */
  readonly replay: () => void;
}

export interface EndingPorts {
  readonly markers?: SourceMarkers | undefined;
  readonly next?: NextUp | undefined;
  readonly goOn: () => void;
  readonly nearEnding: () => void;
  readonly renderEnd?: ((actions: EndActions) => ReactNode) | undefined;
}

export const EndingContext = createContext<EndingPorts>({
  goOn: () => undefined,
  nearEnding: () => undefined,
});

export function useEndingPorts(): EndingPorts {
  return useContext(EndingContext);
}
