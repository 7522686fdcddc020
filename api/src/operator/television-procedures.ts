import { procedures } from '../context/procedures.ts';
import { authorOf } from '../records/author.ts';
import type { TelevisionService } from '../television/service.ts';

/** Channels' broadcasts, and the guides that describe them. */
export function televisionProcedures(television: TelevisionService) {
  const { getOnAir, getSchedule, putSchedule } = procedures.operator;
  const { importGuide, previewGuide, listGuideChanges, undoGuideChange } = procedures.operator;
  return {
    getOnAir: getOnAir.handler(({ context }) => television.onAir(context.now())),
    getSchedule: getSchedule.handler(({ input: { channel, ...span } }) => television.schedule(channel, span)),
    putSchedule: putSchedule.handler(({ input, context }) =>
      television.putSchedule(input, authorOf(context)),
    ),
    importGuide: importGuide.handler(({ input, context }) =>
      television.importGuide(input, authorOf(context)),
    ),
    previewGuide: previewGuide.handler(({ input }) => television.preview(input)),
    listGuideChanges: listGuideChanges.handler(({ input }) => television.changes(input)),
    undoGuideChange: undoGuideChange.handler(({ input, context }) =>
      television.undo(input.id, authorOf(context)),
    ),
  };
}
