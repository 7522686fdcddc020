import { procedures } from '../context/procedures.ts';
import type { TogglesService } from './service.ts';

export function togglesProcedures(toggles: TogglesService) {
  return { get: procedures.toggles.get.handler(({ input }) => toggles.get(input.key)) };
}
