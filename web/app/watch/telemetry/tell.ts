import type { PlayerAnalyticsEvent } from '@kadr/contract';

type EventName = PlayerAnalyticsEvent['name'];

/** The data of an event by its name. */
export type DataOf<Name extends EventName> = Extract<PlayerAnalyticsEvent, { readonly name: Name }>['data'];

/** The same without the common fields of a player's events. */
export type OwnFields<Name extends EventName> = Omit<DataOf<Name>, keyof DataOf<'player_init'>>;

/** Sends an event with its specific fields. */
export type Tell = <Name extends EventName>(name: Name, fields: OwnFields<Name>) => void;
