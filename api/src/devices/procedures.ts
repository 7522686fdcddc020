import { procedures } from '../context/procedures.ts';
import type { DevicesService } from './service.ts';

export function devicesProcedures(devices: DevicesService) {
  const { list, delete: remove } = procedures.devices;
  return {
    list: list.handler(({ context }) => devices.list(context)),
    delete: remove.handler(({ input, context }) => devices.delete(input.uid, context)),
  };
}
