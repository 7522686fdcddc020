import { procedures } from '../context/procedures.ts';
import type { ReceiptsService } from './service.ts';

export function receiptsProcedures(receipts: ReceiptsService) {
  return {
    getById: procedures.receipts.getById.handler(({ input, context }) => receipts.getById(input.id, context)),
  };
}
