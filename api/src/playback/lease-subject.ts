import { entitlementItem } from '../catalogue/card.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { ChannelsService } from '../channels/service.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { entitlementOf } from '../entitlement/entitlement.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';
import type { KaraokeService } from '../karaoke/service.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import type { LeaseStore } from './lease-store.ts';
import type { PlaybackIds, Shown } from './playback-ids.ts';
import type { ViewCount } from '../view-limits/view-count.ts';
import type { HoursLeft } from '../view-limits/hours-left.ts';

/** A title, a channel or a song, by id or slug. */
export type ShownReference =
  | { readonly mediaItem: string }
  | { readonly channel: string }
  | { readonly karaokeItem: string };

interface Subject {
  readonly shown: Shown;
  readonly title: TitleRow | null;
  readonly entitlementAt: (moment: Date) => Entitlement;
}

export interface LeasesPorts {
  readonly store: LeaseStore;
  readonly ids: PlaybackIds;
  readonly catalogue: Pick<CatalogueService, 'title' | 'cards'>;
  readonly channels: Pick<ChannelsService, 'access' | 'cards'>;
  readonly karaoke: Pick<KaraokeService, 'song' | 'cards'>;
  readonly sessions: Pick<SessionService, 'getOrCreate' | 'findDetails'>;
  readonly push: Pick<PushPublisher, 'publishStreams'>;
  readonly viewerOf: ViewerOf;
  readonly hoursLeft: HoursLeft;
  readonly viewCount: ViewCount;
}

export interface LeasesContext extends LeasesPorts {
  readonly db: Database;
  readonly defaultLimit: number;
}

/** Finds what is shown, and whether a viewer may see it. */
export async function find(
  { channels, karaoke, catalogue }: LeasesContext,
  reference: ShownReference,
  viewer: Viewer,
): Promise<Subject> {
  if ('channel' in reference) {
    const { id, entitlement } = await channels.access(reference.channel, viewer);
    return { shown: { channelId: id }, title: null, entitlementAt: () => entitlement };
  }
  if ('karaokeItem' in reference) {
    const { id, entitlement } = await karaoke.song(reference.karaokeItem, viewer);
    return { shown: { karaokeItemId: id }, title: null, entitlementAt: () => entitlement };
  }
  const title = await catalogue.title(reference.mediaItem, viewer);
  return {
    shown: { mediaItemId: title.id },
    title,
    entitlementAt: (now) => entitlementOf(entitlementItem(title), { ...viewer, now }),
  };
}
