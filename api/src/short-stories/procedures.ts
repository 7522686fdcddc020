import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { ShortStoriesService } from './service.ts';

export function shortStoriesProcedures(shortStories: ShortStoriesService, viewerOf: ViewerOf) {
  const { list } = procedures.shortStories;
  return {
    list: list.handler(async ({ input, context }) => shortStories.list(input, await viewerOf(context))),
  };
}
