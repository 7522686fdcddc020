import { procedures } from '../context/procedures.ts';
import type { PartiesService } from './service.ts';

export function partiesProcedures(parties: PartiesService) {
  const { create, getById, join, leave, remove, control, open, edit, report, say, react, clock } =
    procedures.parties;
  return {
    create: create.handler(({ input: { media_item_id, position, is_playing }, context }) =>
      parties.begin({ mediaItem: media_item_id, position, isPlaying: is_playing }, context),
    ),
    getById: getById.handler(({ input, context }) => parties.describe(input.id, context)),
    join: join.handler(({ input, context }) => parties.join(input.id, context)),
    leave: leave.handler(async ({ input, context }) => {
      await parties.leave(input.id, context);
      return {};
    }),
    remove: remove.handler(async ({ input, context }) => {
      await parties.remove({ id: input.id, participantId: input.participant_id }, context);
      return {};
    }),
    control: control.handler(({ input: { id, media_item_id, is_playing, position }, context }) =>
      parties.control({ id, mediaItemId: media_item_id, isPlaying: is_playing, position }, context),
    ),
    open: open.handler(({ input, context }) => parties.open(input.id, input.media_item_id, context)),
    edit: edit.handler(async ({ input, context }) => {
      await parties.edit(input.id, input.control, context);
      return {};
    }),
    report: report.handler(({ input, context }) => parties.report(input.id, input.is_waiting, context)),
    say: say.handler(({ input, context }) => parties.say(input.id, input.text, context)),
    react: react.handler(async ({ input, context }) => {
      await parties.react(input.id, input.reaction, context);
      return {};
    }),
    clock: clock.handler(({ context }) => ({ now: context.now().getTime() })),
  };
}
