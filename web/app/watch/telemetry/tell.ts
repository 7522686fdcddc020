import type { PlayerAnalyticsEvent } from '@kadr/contract';

type EventName = PlayerAnalyticsEvent['name'];

/** What an event of that name carries. */
export type DataOf<Name extends EventName> = Extract<PlayerAnalyticsEvent, { readonly name: Name }>['data'];

/** The same without what every event of a player has. */
export type OwnFields<Name extends EventName> = Omit<DataOf<Name>, keyof DataOf<'player_init'>>;

/** Sends an event with the fields that are its own. */
export type Tell = <Name extends EventName>(name: Name, fields: OwnFields<Name>) => void;
