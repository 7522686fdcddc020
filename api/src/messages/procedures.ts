import { procedures } from '../context/procedures.ts';
import type { MessagesService } from './service.ts';

export function messagesProcedures(messages: MessagesService) {
  const { list, changeUnread, updateStatus, finishPoll } = procedures.messages;
  return {
    list: list.handler(({ input, context }) => messages.list(input, context)),
    changeUnread: changeUnread.handler(({ input, context }) =>
      messages.changeUnread(input.change, input.message_ids, context),
    ),
    updateStatus: updateStatus.handler(async ({ input, context }) => {
      await messages.updateStatus(input.id, input.status, context);
      return {};
    }),
    finishPoll: finishPoll.handler(({ input, context }) =>
      messages.finishPoll(input.id, input.answers, context),
    ),
  };
}
