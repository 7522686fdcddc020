/** What server and clients promise each other: entities, operations, errors. */
import { mediaItemsContract } from './media-item.ts';
import { mediaViewsContract } from './media-view.ts';
import { operatorContract } from './operator.ts';
import { personsContract } from './person.ts';
import { playbackContract } from './playback.ts';
import { sessionContract } from './session.ts';

/** Every operation of the service; paths are relative to `/api`. */
export const contract = {
  session: sessionContract,
  mediaItems: mediaItemsContract,
  mediaViews: mediaViewsContract,
  persons: personsContract,
  playback: playbackContract,
  operator: operatorContract,
};
export type Contract = typeof contract;

export * from './asset.ts';
export * from './errors.ts';
export * from './image.ts';
export * from './language.ts';
export * from './listing.ts';
export * from './media-item.ts';
export * from './media-view.ts';
export * from './operator.ts';
export * from './paging.ts';
export * from './person.ts';
export * from './playback.ts';
export * from './session.ts';
