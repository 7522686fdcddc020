import type { ViewerOf } from '../audience/audience.ts';
import { KadrError, noPin, profileIcons } from '@kadr/contract';
import type { ChannelsService } from '../channels/service.ts';
import { procedures } from '../context/procedures.ts';
import type { ProfilesService, ResetProof } from './service.ts';

export function profilesProcedures(
  profiles: ProfilesService,
  channels: Pick<ChannelsService, 'list'>,
  viewerOf: ViewerOf,
) {
  const contract = procedures.profiles;
  return {
    getAll: contract.getAll.handler(async ({ context }) => ({ items: await profiles.all(context) })),
    switch: contract.switch.handler(async ({ input, context }) => ({
      notification: await profiles.switch(input.id, input.pin_code, context),
    })),
    create: contract.create.handler(({ input, context }) => profiles.create(input, context)),
    edit: contract.edit.handler(({ input: { id, pin_code, ...changes }, context }) =>
      profiles.edit(id, changes, pin_code ?? noPin, context),
    ),
    delete: contract.delete.handler(async ({ input, context }) => ({
      notification: await profiles.delete(input.id, context),
    })),
    channels: contract.channels.handler(async ({ input: { id, ...page }, context }) => {
      const audience = await profiles.audience(id, context);
      return channels.list(page, { ...(await viewerOf(context)), audience, profileId: id });
    }),
    getIcons: contract.getIcons.handler(({ input }) => ({
      items: profileIcons.filter(({ type }) => input.type === undefined || type === input.type),
    })),
    getAgeLimits: contract.getAgeLimits.handler(async () => ({ items: await profiles.ageLimits() })),
    pinValidate: contract.pinValidate.handler(async ({ input, context }) => ({
      valid: await profiles.isPin(input.pin_code, context),
    })),
    pinChange: contract.pinChange.handler(async ({ input, context }) => ({
      notification: await profiles.changePin(input.old_pin, input.new_pin, context),
    })),
    pinDelete: contract.pinDelete.handler(async ({ input, context }) => ({
      notification: await profiles.resetPin(proofOf(input), context),
    })),
    unlockAge: contract.unlockAge.handler(async ({ input, context }) => ({
      unlocked_until: Math.floor((await profiles.unlockAge(input.pin_code, context)).getTime() / 1000),
    })),
  };
}

function proofOf({
  password,
  confirmation_code,
}: {
  readonly password?: string | undefined;
  readonly confirmation_code?: string | undefined;
}): ResetProof {
  if (password !== undefined) return { password };
  if (confirmation_code !== undefined) return { confirmation_code };
  throw new KadrError('INVALID_INPUT', { field: 'password' });
}
