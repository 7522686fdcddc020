import { procedures } from '../context/procedures.ts';
import type { RemindersService } from './service.ts';

export function remindersProcedures(reminders: RemindersService) {
  const { list, set, remove } = procedures.reminders;
  return {
    list: list.handler(({ input, context }) => reminders.list(input, context)),
    set: set.handler(async ({ input, context }) => {
      await reminders.set(input.epg_id, context);
      return { is_reminded: true } as const;
    }),
    remove: remove.handler(async ({ input, context }) => {
      await reminders.remove(input.epg_id, context);
      return { is_reminded: false } as const;
    }),
  };
}
